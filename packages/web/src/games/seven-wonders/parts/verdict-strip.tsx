// The verdict strip at the foot of a card. It says most with pictures: words wouldn't fit every language on a phone.

import { type Closed, type Goods, RESOURCES } from '@mirabilia/seven-wonders';
import { roundFrom } from '../../../table/seats.ts';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { Coin, Good, Link } from '../art/index.ts';
import type { VerdictSummary } from '../logic/verdict-summary.ts';
import { names } from '../names.ts';
import { type TableState, useTable } from '../state.ts';
import { nameOf } from './seat-name.tsx';
import css from './verdict-strip.module.css';

/** The neighbours of the city that pays. */
export function payees(state: TableState, payer: number): { readonly left: string; readonly right: string } {
  const { left, right } = roundFrom(payer, state.table.value?.cities.length ?? 3);
  return { left: nameOf(state, left), right: nameOf(state, right) };
}

const unitsOf = (goods: Goods) =>
  RESOURCES.flatMap((good) => Array.from({ length: goods[good] ?? 0 }, (_, unit) => ({ good, unit })));

const Units = ({ goods }: { readonly goods: Goods }) => (
  <>
    {unitsOf(goods).map(({ good, unit }) => (
      <Good key={`${good}${unit}`} good={good} />
    ))}
  </>
);

function WhyShort({ closed }: { readonly closed: Closed }) {
  const words = sevenWondersWords.value;
  switch (closed.reason) {
    case 'name-stands':
      return <span class={css.words}>{words.standsShort}</span>;
    case 'goods-missing':
      return (
        <>
          <span class={css.words}>{words.needsShort}</span>
          <Units goods={closed.unavailable} />
        </>
      );
    case 'too-dear':
      return (
        <>
          <span class={css.words}>{words.needsShort}</span>
          <Coin amount={closed.price} />
        </>
      );
    case 'wonder-complete':
    case 'duty':
      return <span class={css.words}>{words.dutyShort}</span>;
  }
}

const Earns = ({ coins }: { readonly coins: number }) =>
  coins > 0 ? <span class={css.earns}>+{coins}</span> : null;

export function VerdictStrip({
  summary,
  payer,
}: {
  readonly summary: VerdictSummary;
  readonly payer: number;
}) {
  const state = useTable();
  const words = sevenWondersWords.value;
  const who = payees(state, payer);
  return (
    <span
      class={css.strip}
      data-strip={summary.kind}
      data-both={(summary.kind === 'pay' && summary.left > 0 && summary.right > 0) || undefined}
      aria-hidden="true"
    >
      {summary.kind === 'free' && (
        <>
          ✓{' '}
          {summary.earns > 0 ? <Earns coins={summary.earns} /> : <span class={css.words}>{words.free}</span>}
        </>
      )}
      {summary.kind === 'chain' && (
        <>
          <Link />
          <span class={css.parent}>{names.value.cards[summary.parent]}</span>
          <span class={css.short}>{words.free}</span>
          <Earns coins={summary.earns} />
        </>
      )}
      {summary.kind === 'power' && (
        <>
          ☀ <span class={css.words}>{words.byPowerShort}</span>
        </>
      )}
      {summary.kind === 'pay' && (
        <>
          {summary.left > 0 && (
            <span class={css.to}>
              ◂
              <span class={css.who} data-shortens>
                {who.left}
              </span>
            </span>
          )}
          {summary.left > 0 && <Coin amount={summary.left} />}
          {summary.bank > 0 && summary.left + summary.right === 0 && (
            <span class={css.words}>{words.payShort}</span>
          )}
          {summary.bank > 0 && <Coin amount={summary.bank} />}
          {summary.right > 0 && <Coin amount={summary.right} />}
          {summary.right > 0 && (
            <span class={css.to}>
              <span class={css.who} data-shortens>
                {who.right}
              </span>
              ▸
            </span>
          )}
        </>
      )}
      {summary.kind === 'closed' && (
        <>
          <span class={css.cross}>✕</span>
          <WhyShort closed={summary.closed} />
        </>
      )}
    </span>
  );
}

/** The strip in words. */
export function verdictWords(state: TableState, summary: VerdictSummary, payer: number): string {
  const words = sevenWondersWords.value;
  const who = payees(state, payer);
  switch (summary.kind) {
    case 'free':
      return words.verdictFree;
    case 'chain':
      return words.verdictChain(names.value.cards[summary.parent]);
    case 'power':
      return summary.isWanted ? words.verdictByPower : words.verdictPower;
    case 'pay':
      return words.verdictPay({
        left: summary.left,
        right: summary.right,
        bank: summary.bank,
        leftName: who.left,
        rightName: who.right,
      });
    case 'closed':
      return whyNot(summary.closed);
  }
}

const goodsWords = (goods: Goods): string =>
  tableWords.value.frame.list(
    RESOURCES.filter((good) => goods[good] !== undefined).map(
      (good) => `${goods[good]} × ${names.value.resources[good]}`,
    ),
  );

/** Why a way is closed, and what it would take. */
export function whyNot(closed: Closed): string {
  const words = sevenWondersWords.value;
  switch (closed.reason) {
    case 'name-stands':
      return words.whyStands;
    case 'wonder-complete':
      return words.whyComplete;
    case 'duty':
      return words.whyDuty;
    case 'too-dear': {
      const missing = goodsWords(closed.missing);
      const { price, purse } = closed;
      return missing === '' ? words.whyPoor(price, purse) : words.whyDear(missing, price, purse);
    }
    case 'goods-missing':
      return words.whyMissing(goodsWords(closed.missing), goodsWords(closed.unavailable));
  }
}
