// The tokens that can be taken, and what each of them does. While nothing but a token is chosen they come down from their row
// to where the decks lay, large, and stay until one is taken.

import { FROM_PILE, type Table, type Token, tokenFacts } from '@mirabilia/architects';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { architectsWords } from '../../../words/index.ts';
import { TokenBack, TokenDisc } from '../art/marks.tsx';
import type { Target } from '../logic/choices.ts';
import { type TableState, useTable } from '../state.ts';
import { rememberOffers } from '../story/scenes/spots.ts';
import { explained, tokenName } from '../tell.ts';
import css from './offers.module.css';

export const isAskedForToken = ({ choices }: TableState): boolean =>
  choices.value.some(({ target }) => target.kind === 'token');

/** Nothing but a token can be taken, so there is room for all of them. */
export const areTokensLaidOut = (state: TableState): boolean =>
  state.live !== undefined &&
  isAskedForToken(state) &&
  !state.choices.value.some(({ target }) => target.kind === 'deck');

export function TokenOffers() {
  const state = useTable();
  const list = useRef<HTMLUListElement>(null);
  const isLaidOut = areTokensLaidOut(state);
  const { row } = state.table.value as Table;
  const offers = state.choices.value.flatMap(({ target }) => (target.kind === 'token' ? [target] : []));
  useLayoutEffect(() => rememberOffers(list.current));
  if (offers.length === 0) return null;
  return (
    <ul ref={list} class={css.offers} data-offers data-laid-out={isLaidOut || undefined}>
      {offers.map((target, at) => (
        <li key={target.place} style={{ '--at': at }}>
          <Offer
            target={target}
            token={target.place === FROM_PILE ? undefined : row[target.place]}
            isLaidOut={isLaidOut}
          />
        </li>
      ))}
    </ul>
  );
}

interface OfferProps {
  readonly target: Extract<Target, { kind: 'token' }>;
  /** Nobody knows the one on the pile. */
  readonly token: Token | undefined;
  readonly isLaidOut: boolean;
}

function Offer({ target, token, isLaidOut }: OfferProps) {
  const state = useTable();
  const { place } = target;
  return (
    <button
      type="button"
      class={css.offer}
      data-offer={place}
      data-token={isLaidOut ? place : undefined}
      data-open={isLaidOut || undefined}
      aria-pressed={isLaidOut ? state.isPicked(target) : undefined}
      onClick={() => state.point(target)}
    >
      <span aria-hidden="true" class={css.mark} data-disc>
        {token === undefined ? <TokenBack label="" /> : <TokenDisc token={tokenFacts(token).id} />}
      </span>
      <span class={css.text}>
        {token !== undefined && <b>{tokenName(token)} </b>}
        {token === undefined ? architectsWords.value.blind : explained(token)}
      </span>
    </button>
  );
}
