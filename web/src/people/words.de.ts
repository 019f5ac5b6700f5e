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
  "devices.once": "Er gilt ein einziges Mal, bis {time}. Gib ihn niemandem: Er macht aus einem Gerät deines.",
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
  "come.link.about": "Mit diesem Link wird dieser Browser dieselbe Person wie das Gerät, von dem er stammt.",
  "come.link.go": "Ja, das bin ich",
  "come.leaves":
    "In diesem Browser wurde schon gespielt. Diese Spiele bleiben bei dem, der du hier jetzt bist; lass dir vorher zwölf Wörter zeigen, wenn du zu ihnen zurückkommen willst.",
  "me.games": "Deine Spiele",
  "games.game": "Spiel",
  "games.all": "Alle",
  "games.outcome": "Ergebnis",
  "games.with": "Mit",
  "games.title": "{game}, {when}",
  "games.none": "Noch nichts. Hier stehen Spiele, sobald sie zu Ende sind.",
  "games.none.such": "So ein Spiel ist nicht darunter.",
  "games.more": "Mehr zeigen",
  "games.take": "Als Aufzeichnungen herunterladen",
  "games.open": "Öffnen",
  "games.record": "Aufzeichnung",
  "games.remove": "Aus meiner Liste nehmen",
  "games.remove.sure":
    "Das Spiel steht dann nicht mehr in deiner Liste. Der Tisch selbst bleibt, und in den Listen der anderen bleibt es auch.",
  "outcome.won": "Gewonnen",
  "outcome.shared": "Geteilter Sieg",
  "outcome.lost": "Verloren",
  "outcome.alone": "Allein gespielt",
  "how.conceded": "Jemand hat aufgegeben.",
  "how.agreed": "Einvernehmlich beendet.",
  "me.data": "Deine Daten",
  "data.secret":
    "Dieser Browser bewahrt ein Geheimnis auf. Der Server kennt davon nur einen Fingerabdruck, aus dem niemand das Geheimnis gewinnen kann.",
  "data.devices":
    "Wenn du mehrere Geräte oder aufgeschriebene Wörter hast: wie die Geräte heißen, wann jedes zuletzt benutzt wurde, und Fingerabdrücke ihrer Geheimnisse und der Wörter.",
  "data.games":
    "Tische, an denen du gesessen hast: dein Name dort, jede Aktion mit ihrem Zeitpunkt und die Ergebnisse.",
  "data.words": "Was du im Chat dieser Tische gesagt hast. Wer den Link eines Tisches hat, kann es lesen.",
  "data.never":
    "Keine E-Mail-Adresse, kein Passwort, nichts von anderen Seiten, keine Werbung. Adressen von Rechnern stehen höchstens in den Logdateien des Betreibers.",
  "data.stays": "Tische und Ergebnisse bleiben, bis du sie löschst.",
  "data.expire.one": "Ein Tisch, an dem {n} Tag lang nichts geschieht, wird samt Ergebnis vergessen.",
  "data.expire.other": "Ein Tisch, an dem {n} Tage lang nichts geschieht, wird samt Ergebnis vergessen.",
  "data.unplayed.one": "Ein Tisch, an dem {n} Tag lang niemand gespielt hat, wird vergessen.",
  "data.unplayed.other": "Ein Tisch, an dem {n} Tage lang niemand gespielt hat, wird vergessen.",
  "data.take": "Alles herunterladen",
  "data.delete": "Alles löschen",
  "data.delete.about":
    "Spiele, die du allein oder gegen Bots gespielt hast, verschwinden. An Tischen mit anderen wird dein Name zu „N. N.“, deine Nachrichten werden entfernt, und Bots spielen für dich weiter.",
  "data.delete.sure":
    "Das lässt sich nicht rückgängig machen: Weder deine Geräte noch deine Wörter bringen dich zurück. Sicherungskopien des Betreibers enthalten es noch, solange er sie aufbewahrt.",
  "data.delete.go": "Ja, alles löschen",
};
