/** The words of the room for links in English: its keys are those of the other languages. */
export const words = {
  "pass.title": "{game} by links",
  "pass.about":
    "No server is needed. You send each other links, or let them be scanned; each holds the whole game and is checked when it is opened.",
  "pass.names": "Who plays, in the order of joining",
  "pass.name": "Name {n}",
  "pass.dice": "Dice",
  "pass.dice.simple": "simple: one link a turn",
  "pass.dice.watched": "watched: the others roll for you",
  "pass.dice.simple.words":
    "A third as many links. Everybody’s device has a part in every roll, but whoever is to move could look at their own rolls beforehand: for people who trust each other. Nobody can change a roll.",
  "pass.dice.watched.words":
    "Nobody can know a roll before it is due. For every roll the link goes to the next person and comes back, which makes about three times as many links.",
  "pass.begin": "Begin",
  "pass.send": "Send the link to {name}",
  "pass.send.last": "Send the last link to the others",
  "pass.code": "Scan to go on with the game",
  "pass.then": "{name}’s link comes back to you. Open it on this device, in this browser.",
  "pass.draws": "{name}’s device rolls for you and sends the link back.",
  "pass.opening": "Checking the link, action by action…",
  "pass.invited": "{name} invites you to a game of {game}.",
  "pass.with": "Playing: {names}.",
  "pass.join": "Join",
  "pass.older":
    "This link is older than the game on this device: more has happened since. Nothing was changed. If you were sent it as a new one, somebody wants to play a turn again.",
  "pass.go": "Go to the game",
  "pass.refused": "This link cannot be believed. {why}",
  "pass.refused.at": "This link cannot be believed. Action {n}: {why}",
  "link.about": "The link holds the whole game. Whoever opens it can replay it; no server is told.",
  "link.code": "Scan to replay the game",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
