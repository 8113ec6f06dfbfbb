import { type Architects, type COLOURS, cardFacts, NONE } from '@mirabilia/architects';
import type { Move } from '@mirabilia/kernel';
import type { Taste } from '../ids.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Brain } from '../model.ts';
import { lift, type Net, newAnchor } from '../net.ts';
import { stray } from '../noise.ts';
import { cardComing } from './after.ts';
import { architectsModel as model } from './value.ts';

/** Past every horizon. */
const NEVER = 1e6;

type Colours = Partial<Record<(typeof COLOURS)[number], number>>;
const APPEAL: Readonly<Record<Taste, Colours>> = {
  scholar: { green: 1 },
  general: { red: 1 },
  merchant: { yellow: 1, grey: 0.4 },
};

export function architectsKnowledge(nets: readonly Net[]): Knowledge<Architects> {
  const brain: Brain = { nets, anchor: newAnchor() };
  return {
    rate(view, legal, into) {
      lift(brain.anchor);
      for (let at = 0; at < legal.length; at++) into[at] = model.worth(brain, view, legal[at] as Move);
    },
    appeal: (taste, view, move) => {
      const card = cardComing(view, move);
      return card === NONE ? 0 : (APPEAL[taste][cardFacts(card).colour] ?? 0);
    },
    choose(view, legal, { rng, heat }) {
      lift(brain.anchor);
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let at = 0; at < legal.length; at++) {
        const drawn = model.worth(brain, view, legal[at] as Move) + stray(rng, heat);
        if (drawn <= most) continue;
        most = drawn;
        best = at;
      }
      return legal[best] as Move;
    },
    expect(table, into) {
      for (let seat = 0; seat < table.players; seat++) into[seat] = model.expected(nets, table, seat);
    },
    // How long the match will last nobody knows; the most stages that stand tell how much of it is left.
    spread: ({ phase, cities }) => {
      if (phase.kind === 'over') return 0.3;
      let most = 0;
      for (const { stages } of cities) {
        let standing = 0;
        for (let bits = stages; bits !== 0; bits &= bits - 1) standing++;
        if (standing > most) most = standing;
      }
      return 6 - most;
    },
    round: ({ phase, turn, players }) => (phase.kind === 'over' ? NEVER : turn / players),
  };
}
