// Plays so many matches at once for some seconds: node drive.js PORT MATCHES SECONDS PAUSE
// Moves of a match come PAUSE milliseconds apart, or with 0 as soon as the last one was seen.
// Each match has two clients; a move counts as seen when the other client shows it.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Count } = require("./game");

const [port, matches, seconds, pause] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
const delays = [];
let acted = 0;
let until = Infinity;

// The server makes a match when its first client arrives.
async function seat(matchID, playerID) {
  const multiplayer = SocketIO({ server });
  const client = Client({ game: Count, numPlayers: 2, multiplayer, matchID, playerID, debug: false });
  client.start();
  await new Promise((ready) => {
    client.subscribe((state) => { if (state && state.isConnected) ready(); });
  });
  return client;
}

function play(clients) {
  let sent = 0;
  let mover = 0;
  function act() {
    if (performance.now() >= until) return;
    sent = performance.now();
    clients[mover].moves.add();
  }
  clients.forEach((client, place) => {
    let seen = 0;
    client.subscribe((state) => {
      if (!state || state.G.n <= seen) return;
      seen = state.G.n;
      if (place === mover) return;
      delays.push(performance.now() - sent);
      acted += 1;
      mover = place;
      // The one who has just moved must have heard of it, too, before moving again.
      if (pause) setTimeout(act, sent + pause - performance.now());
      else setImmediate(act);
    });
  });
  return act;
}

async function main() {
  const starts = [];
  for (let i = 0; i < matches; i++) {
    const matchID = `${process.pid}-${i}`;
    starts.push(play([await seat(matchID, "0"), await seat(matchID, "1")]));
  }
  console.log(JSON.stringify({ ready: true }));
  const began = performance.now();
  until = began + seconds * 1000;
  starts.forEach((act, place) => setTimeout(act, (place * pause) / matches));
  setTimeout(() => {
    const found = { acted, took: (performance.now() - began) / 1000, delays };
    process.stdout.write(JSON.stringify(found) + "\n", () => process.exit(0));
  }, seconds * 1000 + 200);
}

main();
