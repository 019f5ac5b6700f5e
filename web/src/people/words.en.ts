/** The words of the room for people in English: its keys are those of the other languages. */
export const words = {
  "me.title": "You",
  "me.devices": "Your devices",
  "devices.about":
    "You need no account and no password: this browser is known here by a secret of its own. With a link you are the same person on another device too, with the same games.",
  "devices.this": "This device",
  "devices.unnamed": "A device",
  "devices.used": "Last used: {when}",
  "devices.out": "Sign out",
  "devices.out.of": "Sign out {name}",
  "devices.out.sure": "Whoever uses “{name}” will no longer be you. Your games stay with you.",
  "devices.out.here":
    "This browser will no longer be you. Without another device or a written phrase you cannot come back.",
  "devices.also": "Also on another device",
  "devices.link": "Open this link on the other device",
  "devices.code": "Scan with the other device",
  "devices.once": "It works once, until {time}. Give it to nobody else: it makes a device you.",
  "phrase.title": "If you lose every device",
  "phrase.about":
    "Twelve words on a piece of paper bring you back anywhere. Whoever has them can be you, so keep them safe.",
  "phrase.have": "You have a phrase. A new one replaces it.",
  "phrase.show": "Show me a phrase",
  "phrase.anew": "Show me a new phrase",
  "phrase.words": "Your phrase",
  "phrase.once": "Write these words down now, in this order. They are shown only this once.",
  "phrase.written": "I have written them down",
  "come.title": "Have you played here before?",
  "come.phrase": "The words you wrote down",
  "come.go": "Come back",
  "come.link.title": "Be the same person here",
  "come.link.about": "With this link, this browser becomes the same person as the device it comes from.",
  "come.link.go": "Yes, that is me",
  "come.leaves":
    "This browser has played games of its own. They stay with who you are here now; show yourself a phrase first if you want to come back to them.",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
