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
  "me.games": "Your games",
  "games.game": "Game",
  "games.all": "All",
  "games.outcome": "Result",
  "games.with": "With",
  "games.title": "{game}, {when}",
  "games.none": "Nothing yet. Games appear here when they are over.",
  "games.none.such": "No game of yours is like that.",
  "games.more": "Show more",
  "games.take": "Download these as records",
  "games.open": "Open",
  "games.record": "Record",
  "games.remove": "Remove from my list",
  "games.remove.sure":
    "The game will no longer be in your list. The table itself stays, and so do the lists of the others.",
  "outcome.won": "Won",
  "outcome.shared": "Shared victory",
  "outcome.lost": "Lost",
  "outcome.alone": "On your own",
  "how.conceded": "Somebody conceded.",
  "how.agreed": "Ended by agreement.",
  "me.data": "Your data",
  "data.secret":
    "This browser holds a secret. The server knows only a fingerprint of it, which nobody can turn back into the secret.",
  "data.devices":
    "If you have several devices or a phrase: what the devices are called, when each was last used, and fingerprints of their secrets and of the phrase.",
  "data.games":
    "Tables at which you have sat: your name there, every action, when it happened, and the results.",
  "data.words":
    "What you have said in the chat of those tables. Whoever has the link of a table can read it.",
  "data.never":
    "No e-mail address, no password, nothing from other sites, no advertising. Addresses of computers appear only in the log of the host.",
  "data.stays": "Tables and results stay until you delete them.",
  "data.expire.one": "A table at which nothing happens for {n} day is forgotten, with its result.",
  "data.expire.other": "A table at which nothing happens for {n} days is forgotten, with its result.",
  "data.unplayed.one": "A table at which nobody has played for {n} day is forgotten.",
  "data.unplayed.other": "A table at which nobody has played for {n} days is forgotten.",
  "data.take": "Download everything",
  "data.delete": "Delete everything",
  "data.delete.about":
    "Games that you played alone or against bots disappear. At tables with others your name becomes “N. N.”, what you said is removed, and bots play on for you.",
  "data.delete.sure":
    "This cannot be undone: neither your devices nor your phrase will bring you back. Copies that the host has made for safety keep it for as long as the host keeps those.",
  "data.delete.go": "Yes, delete everything",
  "home.turn": "Your turn",
  "home.late": "Results of late",
  "home.all": "All your games",
  "home.left": "{time} left",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
