// boardgame.io's server with its storage in memory: node server.js PORT
const { Server, Origins } = require("boardgame.io/server");
const { Count } = require("./game");

Server({ games: [Count], origins: [Origins.LOCALHOST] })
  .run(Number(process.argv[2]))
  .then(() => console.log("ready"));
