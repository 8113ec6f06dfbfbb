// What every city did last, until the next reveal.

import { DISCARD_COINS } from '@mirabilia/seven-wonders';
import { SeeAgain } from '../../../table/see-again.tsx';
import { shortName } from '../../../table/short-name.ts';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { Chip, Coin, Stage } from '../art/index.ts';
import { shownTable } from '../shown.ts';
import { useTable } from '../state.ts';
import { historyOf, lastTurn, presentationOf } from '../story/index.ts';
import { actWhole, briefly, whoIn } from '../story/log-text.ts';
import type { Act } from '../story/told.ts';
import css from './last-turn.module.css';
import { CityEmblem, nameOf } from './seat-name.tsx';

function Mark({ act }: { readonly act: Act }) {
  switch (act.kind) {
    case 'built':
      return <Chip card={act.card} />;
    case 'buried':
      return <Stage built />;
    case 'sold':
      return <Coin amount={DISCARD_COINS} />;
    case 'left-pile':
      return <span>–</span>;
  }
}

/** Of all names together, in the width of a phone. */
const LETTERS = 42;

export function SeeLastTurn(props: { readonly class?: string | undefined }) {
  const { hasSeen, seeAgain } = presentationOf(useTable());
  return hasSeen.value ? <SeeAgain onClick={seeAgain} {...props} /> : null;
}

/** `isShort` leaves the words to those who can't see it. */
export function LastTurnStrip({ isShort = false }: { readonly isShort?: boolean }) {
  const state = useTable();
  const table = shownTable(state);
  const { isSmall } = state;
  const { others, self } = state.round.value;
  const turn = lastTurn(historyOf(table));
  if (turn === undefined) return <p class={css.none}>{sevenWondersWords.value.story.brief.nothingYet}</p>;
  const who = whoIn(state);
  const othersThan = (city: number) =>
    [...others, self].filter((at) => at !== city).map((at) => nameOf(state, at));
  // As one sits: the left neighbour first, oneself after the right one.
  const acts = [...others, self].flatMap((at) => turn.acts.filter(({ city }) => city === at));
  return (
    <ul class={classes(css.strip, isShort && css.short)}>
      {acts.map((act, i) => (
        <li
          key={`${act.city}-${i}`}
          class={classes(css.turn, act.city === self && css.mine)}
          {...hint(actWhole(act, who, table.cities.length))}
        >
          <span class={css.mark} aria-hidden="true">
            <Mark act={act} />
          </span>
          {isShort && isSmall.value && (
            <span class={css.owner} aria-hidden="true" data-shortens>
              {shortName(nameOf(state, act.city), Math.floor(LETTERS / acts.length), othersThan(act.city))}
            </span>
          )}
          <span class={isShort ? 'sr-only' : css.words}>
            <CityEmblem city={act.city} />
            <b>{nameOf(state, act.city)}</b> {briefly(act)}
          </span>
        </li>
      ))}
    </ul>
  );
}
