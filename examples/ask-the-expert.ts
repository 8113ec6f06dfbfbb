// What the expert thinks of each way to use the first hand. Run it with `npx node examples/ask-the-expert.ts`.

import { BOTS } from '@mirabilia/bots';
import { rngFrom, seatView, startMatch } from '@mirabilia/kernel';
import { sevenWonders } from '@mirabilia/seven-wonders';

const options = sevenWonders.readOptions({ players: 3 });
if (!options.ok) throw new Error(options.refusal.code);
const { state } = startMatch(sevenWonders, options.value, 'c0ffee00');

// A bot is asked with the view of one seat and a random generator of its own, so the same question has the same answer.
const { newBot, budget } = BOTS.expert;
const estimates = newBot(sevenWonders).analyse(
  seatView(state, 0),
  rngFrom('c0ffee00', 'expert'),
  budget(sevenWonders.id, 3),
);

for (const { move, win, score } of estimates.slice(0, 3)) {
  console.log(
    `${sevenWonders.notation.make(move)}: wins ${Math.round(100 * win)} %, ${Math.round(score)} points`,
  );
}
