// What a player who remembers would know of the hands that go round.

import type { Table } from '@mirabilia/seven-wonders';
import { type Card, cardFacts, effectsOf } from '@mirabilia/seven-wonders';
import { useFit } from '../../../table/fit.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { appWords, sevenWondersWords } from '../../../words/index.ts';
import { Chip, sentencesOf } from '../art/index.ts';
import { type SeenHand, seenHands } from '../logic/memory.ts';
import { names } from '../names.ts';
import { type TableState, useTable } from '../state.ts';
import css from './memory.module.css';
import { nameOf } from './seat-name.tsx';

export function rememberedBy({ seatView, table }: TableState): readonly SeenHand[] {
  const own = seatView.value;
  return own === undefined ? [] : seenHands(table.value as Table, own.viewer, own.private.holding);
}

const Chips = ({ cards, isGone = false }: { readonly cards: readonly Card[]; readonly isGone?: boolean }) => (
  <span class={isGone ? css.gone : css.rest}>
    {cards.map((card, i) => (
      <span
        key={`${card}-${i}`}
        {...hint(names.value.cards[cardFacts(card).name], sentencesOf(effectsOf(card)))}
      >
        <Chip card={card} />
      </span>
    ))}
  </span>
);

function SeenLine({ seen }: { readonly seen: SeenHand }) {
  const state = useTable();
  const words = sevenWondersWords.value;
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

/** Lines that a table has room for at best. */
const MOST = 3;

/**
 * The hand that is back and those that come back, as many as can be shown whole, and the way to all of them; `isShort` shows
 * the first alone.
 */
export function MemoryLine({ isShort = false }: { readonly isShort?: boolean }) {
  const state = useTable();
  const all = rememberedBy(state);
  const useful = all.filter(({ holder, backIn }) => holder === state.me.value || backIn !== undefined);
  const most = Math.min(useful.length, isShort ? 1 : MOST);
  const { ref, level } = useFit<HTMLElement>(most + 1, JSON.stringify(useful));
  if (most === 0) return null;
  const shown = useful.slice(0, most - level);
  const words = sevenWondersWords.value;
  return (
    <section
      ref={ref}
      class={classes(css.memory, isShort && css.short, shown.length === 0 && css.bare)}
      aria-label={words.memory}
    >
      <header class={css.head}>
        {shown.length > 0 && <h2 class={isShort ? 'sr-only' : css.title}>{words.memory}</h2>}
        {shown.length < all.length && (
          <ToMemory>{shown.length === 0 ? words.memory : appWords.value.front.showAll(all.length)}</ToMemory>
        )}
      </header>
      {shown.map((seen) => (
        <SeenLine key={seen.seenIn} seen={seen} />
      ))}
    </section>
  );
}

/** Where there is no room for a line of it: the way to all of them. */
export function MemoryButton() {
  return rememberedBy(useTable()).length === 0 ? null : <ToMemory>{sevenWondersWords.value.memory}</ToMemory>;
}

function ToMemory({ children }: { readonly children: string }) {
  const state = useTable();
  return (
    <Button
      size="small"
      look="quiet"
      class={css.all}
      onClick={() => {
        state.overlay.value = { kind: 'memory' };
      }}
    >
      {children}
    </Button>
  );
}

export function MemoryList() {
  const state = useTable();
  const seen = rememberedBy(state);
  if (seen.length === 0) return <p>{sevenWondersWords.value.nothingSeen}</p>;
  return (
    <div class={css.list}>
      {seen.map((hand) => (
        <SeenLine key={hand.seenIn} seen={hand} />
      ))}
    </div>
  );
}
