// What a player who remembers would know of the hands that go round.

import type { Table } from '@mirabilia/seven-wonders';
import { type Card, cardFacts } from '@mirabilia/seven-wonders';
import { Chip } from '../../art/index.ts';
import { classes } from '../../ui/classes.ts';
import { type SeenHand, seenHands } from '../logic/memory.ts';
import { names } from '../names.ts';
import { type TableState, useTable } from '../state.ts';
import { say } from '../words/index.ts';
import css from './memory.module.css';
import { nameOf } from './seat-name.tsx';

export function rememberedBy({ seatView, table }: TableState): readonly SeenHand[] {
  const own = seatView.value;
  return own === undefined ? [] : seenHands(table.value as Table, own.viewer, own.private.room);
}

const Chips = ({ cards, isGone = false }: { readonly cards: readonly Card[]; readonly isGone?: boolean }) => (
  <span class={isGone ? css.gone : css.rest}>
    {cards.map((card, i) => (
      <span key={`${card}-${i}`} title={names.words.cards[cardFacts(card).name]}>
        <Chip card={card} />
      </span>
    ))}
  </span>
);

function SeenLine({ seen }: { readonly seen: SeenHand }) {
  const state = useTable();
  const { words } = say;
  const isBack = seen.holder === state.me.value;
  return (
    <div class={css.line}>
      <span class={css.when}>
        {isBack
          ? words.handIsBack
          : seen.backIn === undefined
            ? words.handGone(nameOf(state, seen.holder))
            : words.handReturns(nameOf(state, seen.holder), seen.backIn)}
      </span>
      {!isBack && <Chips cards={seen.rest} />}
      {seen.gone.length > 0 && (
        <>
          <span class={css.label}>{words.gone}</span>
          <Chips cards={seen.gone} isGone />
        </>
      )}
      {seen.hidden > 0 && <span class={css.hidden}>{words.faceDown(seen.hidden)}</span>}
    </div>
  );
}

/** The hand that is back and those that come back; `isShort` shows the first of them alone. */
export function MemoryLine({ isShort = false }: { readonly isShort?: boolean }) {
  const state = useTable();
  const useful = rememberedBy(state).filter(
    ({ holder, backIn }) => holder === state.me.value || backIn !== undefined,
  );
  if (useful.length === 0) return null;
  return (
    <section
      class={classes(css.memory, isShort && css.short)}
      aria-label={say.words.memory}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what doesn't fit is scrolled to, by keyboard, too
      tabIndex={0}
    >
      <h2 class={css.title}>{say.words.memory}</h2>
      {useful.slice(0, isShort ? 1 : 3).map((seen) => (
        <SeenLine key={seen.seenIn} seen={seen} />
      ))}
    </section>
  );
}

export function MemoryList() {
  const state = useTable();
  const seen = rememberedBy(state);
  if (seen.length === 0) return <p>{say.words.nothingSeen}</p>;
  return (
    <div class={css.list}>
      {seen.map((hand) => (
        <SeenLine key={hand.seenIn} seen={hand} />
      ))}
    </div>
  );
}
