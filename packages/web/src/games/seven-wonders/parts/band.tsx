// The verdict band at the foot of a card. It says most with pictures: words wouldn't fit every language on a phone.

import { type Closed, type Goods, RESOURCES } from '@mirabilia/seven-wonders';
import { roundFrom } from '../../../table/seats.ts';
import { Coin, Good, Link } from '../art/index.ts';
import type { Band } from '../logic/bands.ts';
import { names } from '../names.ts';
import { type TableState, useTable } from '../state.ts';
import { say } from '../words/index.ts';
import css from './band.module.css';
import { nameOf } from './seat-name.tsx';

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
  const { words } = say;
  switch (closed.reason) {
    case 'name-stands':
      return <span class={css.words}>{words.standsShort}</span>;
    case 'goods-missing':
      return <Units goods={closed.unavailable} />;
    case 'too-dear':
      return <Coin amount={closed.price} />;
    case 'wonder-complete':
    case 'duty':
      return <span class={css.words}>{words.dutyShort}</span>;
  }
}

const Earns = ({ coins }: { readonly coins: number }) =>
  coins > 0 ? <span class={css.earns}>+{coins}</span> : null;

export function VerdictBand({ band, payer }: { readonly band: Band; readonly payer: number }) {
  const state = useTable();
  const { words } = say;
  const who = payees(state, payer);
  return (
    <span
      class={css.band}
      data-band={band.kind}
      data-both={(band.kind === 'pay' && band.left > 0 && band.right > 0) || undefined}
      aria-hidden="true"
    >
      {band.kind === 'free' && (
        <>✓ {band.earns > 0 ? <Earns coins={band.earns} /> : <span class={css.words}>{words.free}</span>}</>
      )}
      {band.kind === 'chain' && (
        <>
          <Link />
          <span class={css.parent}>{names.words.cards[band.parent]}</span>
          <span class={css.short}>{words.free}</span>
          <Earns coins={band.earns} />
        </>
      )}
      {band.kind === 'power' && (
        <>
          ☀ <span class={css.words}>{words.byPowerShort}</span>
        </>
      )}
      {band.kind === 'pay' && (
        <>
          {band.left > 0 && (
            <span class={css.to}>
              ◂
              <span class={css.who} data-shortens>
                {who.left}
              </span>
            </span>
          )}
          {band.left > 0 && <Coin amount={band.left} />}
          {band.bank > 0 && <Coin amount={band.bank} />}
          {band.bank > 0 && band.left + band.right === 0 && <span class={css.words}>{words.bank}</span>}
          {band.right > 0 && <Coin amount={band.right} />}
          {band.right > 0 && (
            <span class={css.to}>
              <span class={css.who} data-shortens>
                {who.right}
              </span>
              ▸
            </span>
          )}
        </>
      )}
      {band.kind === 'closed' && (
        <>
          ✕ <WhyShort closed={band.closed} />
        </>
      )}
    </span>
  );
}

/** The band in words. */
export function bandWords(state: TableState, band: Band, payer: number): string {
  const { words } = say;
  const who = payees(state, payer);
  switch (band.kind) {
    case 'free':
      return words.bandFree;
    case 'chain':
      return words.bandChain(names.words.cards[band.parent]);
    case 'power':
      return words.bandPower;
    case 'pay':
      return words.bandPay({
        left: band.left,
        right: band.right,
        bank: band.bank,
        leftName: who.left,
        rightName: who.right,
      });
    case 'closed':
      return whyNot(band.closed);
  }
}

const goodsWords = (goods: Goods): string =>
  say.words.list(
    RESOURCES.filter((good) => goods[good] !== undefined).map(
      (good) => `${goods[good]} × ${names.words.resources[good]}`,
    ),
  );

/** Why a way is closed, and what it would take. */
export function whyNot(closed: Closed): string {
  const { words } = say;
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
