// A whole match by clicks, in either game: whatever is asked is answered with something that can be done.

import type { GameId } from '@mirabilia/games';
import { ASKED as ARCHITECTS_ASKS } from '../kit/architect.ts';
import { ASKED as WONDERS_ASKS } from '../kit/player.ts';
import { handOf } from '../kit/soon.ts';
import type { Visitor } from './visitor.ts';

/** More answers than any match asks for. */
const FAR_TOO_MANY = 300;
const CARDS = '[data-hand] button:enabled';
const OPEN_USES = '[data-use]:enabled';

/** Each time another card, so that a match sees all kinds of them. A card that can't be used at all is left. */
async function playCard(visitor: Visitor, turn: number): Promise<void> {
  const count = await visitor.count(CARDS);
  for (let i = 0; i < count; i++) {
    try {
      await visitor.press(CARDS, '', { at: (turn + i) % count, patience: 5000 });
    } catch (error) {
      // The table may go on while somebody reaches for a card: then there are battles first.
      if ((await visitor.count(WONDERS_ASKS.battles)) > 0) return;
      throw error;
    }
    const seen = await visitor.firstSeen({ battles: WONDERS_ASKS.battles, uses: '[data-use]' });
    if (seen === 'battles') return;
    if ((await visitor.count(OPEN_USES)) === 0) continue;
    const hand = await visitor.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('[data-hand] > li > [data-card]')].map(
          ({ dataset }) => dataset.card ?? '',
        ),
      null,
    );
    await visitor.press(OPEN_USES);
    // Until the page has taken it, the same is asked.
    return visitor.gone(`main:not(:has([data-actions="locked"])) ${handOf(hand)}`);
  }
  throw new Error('nothing can be done with any card');
}

async function answerWonders(visitor: Visitor, turn: number): Promise<boolean> {
  const asked = await visitor.firstSeen(WONDERS_ASKS);
  if (asked === 'card') await playCard(visitor, turn);
  else if (asked === 'battles') await visitor.press('[data-battles] button');
  else if (asked !== 'over') await visitor.press(WONDERS_ASKS[asked]);
  return asked !== 'over';
}

async function answerArchitects(visitor: Visitor, turn: number): Promise<boolean> {
  const asked = await visitor.firstSeen(ARCHITECTS_ASKS);
  if (asked === 'over') return false;
  if (asked === 'battle') await visitor.press('[data-battles] button');
  else {
    const place = ARCHITECTS_ASKS[asked];
    const decision = await visitor.evaluate(
      () => document.querySelector('main')?.getAttribute('data-decision') ?? '',
      null,
    );
    await visitor.press(place, '', { at: turn % (await visitor.count(place)) });
    await visitor.press('[data-go]');
    await visitor.gone(`main[data-decision="${decision}"]`);
  }
  return true;
}

const ANSWERS: Readonly<Record<GameId, (visitor: Visitor, turn: number) => Promise<boolean>>> = {
  'seven-wonders': answerWonders,
  architects: answerArchitects,
};

/** Answers so many times, or to the end. */
export async function playOn(visitor: Visitor, game: GameId, times = FAR_TOO_MANY): Promise<void> {
  for (let turn = 0; turn < times; turn++) if (!(await ANSWERS[game](visitor, turn))) return;
  if (times === FAR_TOO_MANY) throw new Error('the match has no end');
}
