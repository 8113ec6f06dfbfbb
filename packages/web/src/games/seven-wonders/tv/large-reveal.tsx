// Everybody's card at once, large enough for the whole room.

import type { Who } from '../../../table/who.ts';
import { tableWords } from '../../../words/index.ts';
import { CardFace, Coin, Stage as StageMark } from '../art/index.ts';
import { CoinChange } from '../story/coin-change.tsx';
import { briefly } from '../story/log-text.ts';
import type { Showing } from '../story/presentation.ts';
import type { Act } from '../story/told.ts';
import css from './large-reveal.module.css';

/** Milliseconds: long enough to look at each card, and not so long that people wait for it. */
export const revealLength = (cards: number): number => 2200 + 450 * cards;

interface Props {
  readonly showing: Showing;
  readonly who: (city: number) => Who;
}

export function LargeReveal({ showing: { acts, coinsBefore, turn }, who }: Props) {
  return (
    <section class={css.over} aria-label={tableWords.value.tv.revealed}>
      <ul class={css.cards} style={{ '--count': Math.max(4, acts.length) }}>
        {acts.map((act, at) => (
          <li key={act.city} class={css.place} style={{ '--at': at }}>
            <p class={css.name} data-shortens>
              {who(act.city).name}
            </p>
            <div class={css.card}>
              <Played act={act} />
            </div>
            <span class={css.coins}>
              <CoinChange from={coinsBefore[act.city] ?? 0} to={turn.coins[act.city] ?? 0} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is sold or buried stays face down. */
function Played({ act }: { readonly act: Act }) {
  if (act.kind === 'built') return <CardFace card={act.card} size="hand" />;
  return (
    <div class={css.back}>
      <span class={css.mark}>{act.kind === 'buried' ? <StageMark built /> : <Coin />}</span>
      <span>{briefly(act)}</span>
    </div>
  );
}
