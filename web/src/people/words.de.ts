import type { Words } from "./words.en.ts";

export const words: Words = {
  "me.title": "Du",
  "me.devices": "Deine Geräte",
  "devices.about":
    "Du brauchst weder Konto noch Passwort: Dieser Browser ist hier an einem eigenen Geheimnis zu erkennen. Mit einem Link bist du auch auf einem anderen Gerät dieselbe Person, mit denselben Spielen.",
  "devices.this": "Dieses Gerät",
  "devices.unnamed": "Ein Gerät",
  "devices.used": "Zuletzt benutzt: {when}",
  "devices.out": "Abmelden",
  "devices.out.of": "{name} abmelden",
  "devices.out.sure": "Wer „{name}“ benutzt, ist dann nicht mehr du. Deine Spiele bleiben dir.",
  "devices.out.here":
    "Dieser Browser ist dann nicht mehr du. Ohne ein anderes Gerät oder aufgeschriebene Wörter kommst du nicht zurück.",
  "devices.also": "Auch auf einem anderen Gerät",
  "devices.link": "Öffne diesen Link auf dem anderen Gerät",
  "devices.code": "Mit dem anderen Gerät scannen",
  "devices.once":
    "Er gilt ein einziges Mal, bis {time}. Gib ihn niemandem: Er macht aus einem Gerät deines.",
  "phrase.title": "Falls du alle Geräte verlierst",
  "phrase.about":
    "Zwölf Wörter auf einem Zettel bringen dich überall zurück. Wer sie hat, kann du sein: Bewahre sie gut auf.",
  "phrase.have": "Du hast schon zwölf Wörter. Neue ersetzen sie.",
  "phrase.show": "Zwölf Wörter zeigen",
  "phrase.anew": "Neue Wörter zeigen",
  "phrase.words": "Deine Wörter",
  "phrase.once":
    "Schreib diese Wörter jetzt auf, in dieser Reihenfolge. Sie werden nur dieses eine Mal gezeigt.",
  "phrase.written": "Ich habe sie aufgeschrieben",
  "come.title": "Hast du hier schon gespielt?",
  "come.phrase": "Die Wörter, die du aufgeschrieben hast",
  "come.go": "Zurückkommen",
  "come.link.title": "Hier dieselbe Person sein",
  "come.link.about":
    "Mit diesem Link wird dieser Browser dieselbe Person wie das Gerät, von dem er stammt.",
  "come.link.go": "Ja, das bin ich",
  "come.leaves":
    "In diesem Browser wurde schon gespielt. Diese Spiele bleiben bei dem, der du hier jetzt bist; lass dir vorher zwölf Wörter zeigen, wenn du zu ihnen zurückkommen willst.",
};
