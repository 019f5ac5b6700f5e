/** Two soft notes when it is one's turn, made on the spot: no file to load. */

let audio: AudioContext | null = null;

function note(context: AudioContext, frequency: number, start: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.06, context.currentTime + start);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + start + 0.4);
  tone.connect(volume).connect(context.destination);
  tone.start(context.currentTime + start);
  tone.stop(context.currentTime + start + 0.4);
}

export function chime(): void {
  audio ??= new AudioContext();
  note(audio, 523, 0);
  note(audio, 784, 0.14);
}
