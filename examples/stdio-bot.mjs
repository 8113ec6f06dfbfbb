// A bot for Mirabilia's bot protocol (docs/bot-protocol.md): plays any legal move, builds when it can.
//
//   mirabilia arena seven-wonders --bots "exec:node examples/stdio-bot.mjs,easy" --games 30
//
// Node 20 or newer, nothing else. Standard output belongs to the protocol: console.error shows what you want to see.

import { createInterface } from 'node:readline';

/** `view` is all that the seat sees; `legal` lists the moves. Replace this by something clever. */
function choose({ legal }) {
  const builds = legal.filter((move) => move.startsWith('build '));
  const moves = builds.length > 0 ? builds : legal;
  return moves[Math.floor(Math.random() * moves.length)];
}

/** Answers by type of message. Others may be added: they need no answer. */
const ANSWERS = {
  hello: () => ({ type: 'ready' }),
  view: (question) => ({ move: choose(question) }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const answer = ANSWERS[message.type]?.(message);
  if (answer !== undefined) console.log(JSON.stringify(answer));
}
