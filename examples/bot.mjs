// A whole player, to be taken apart: becomes a guest, opens a table with bots, plays any legal move, prints the result.
//
//   node examples/bot.mjs [game] [server] [seats] [level]
//
// Node 20 or newer, nothing else. See docs/protocol.md.

import { spawnSync } from 'node:child_process';

if (globalThis.WebSocket === undefined) {
  // Node 20 has a WebSocket as well, but only with this flag.
  const again = ['--experimental-websocket', '--no-warnings', ...process.argv.slice(1)];
  process.exit(spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1);
}

const [game = 'seven-wonders', server = 'http://localhost:7777', seats = '3', level = 'easy'] =
  process.argv.slice(2);

let token;

async function call(path, body) {
  const response = await fetch(new URL(path, server), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body ?? {}),
  }).catch((error) => {
    console.error(`There is no server at ${server} (${error.cause?.code ?? error.message}).`);
    process.exit(1);
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${answer.code}: ${answer.sentence}`);
  return answer;
}

({ token } = await call('/api/guests', { name: 'Example bot' }));
const bots = Array(Number(seats) - 1).fill(`bot:${level}`);
const { id: match } = await call('/api/matches', { game, seats: ['open', ...bots] });
await call(`/api/matches/${match}/start`);

// A WebSocket can't carry headers, so the token travels as a second subprotocol. The server answers with the first.
const url = new URL('/socket', server.replace(/^http/, 'ws'));
const socket = new WebSocket(url, ['mirabilia.1', `mirabilia.token.${token}`]);
let sent = 0;

function send(message) {
  sent += 1;
  socket.send(JSON.stringify({ id: String(sent), match, ...message }));
}

/** `legal` lists what may be added to the plan: nothing, if nothing is asked. */
function choose({ decision, legal = [], plan = [] }) {
  if (legal.length === 0) return;
  const move = legal[Math.floor(Math.random() * legal.length)];
  send({ type: 'commit', decision, step: plan.length, move });
}

const ON = {
  hello: () => send({ type: 'watch', form: 'open' }),
  view: choose,
  // Some decisions take more than one move: after each, the plan so far and what may follow.
  plan: choose,
  over({ outcome }) {
    console.log(JSON.stringify(outcome));
    socket.close();
  },
  refused({ code, sentence }) {
    console.error(`${code}: ${sentence}`);
    // A late move is no harm: the next view asks again.
    if (code !== 'stale-decision') process.exit(1);
  },
};

socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(data);
  ON[message.type]?.(message);
});
socket.addEventListener('error', () => {
  console.error('The connection is lost.');
  process.exit(1);
});
