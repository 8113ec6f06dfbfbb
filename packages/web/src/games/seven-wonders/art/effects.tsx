// What a card or a stage does, as a row of pictures. The table doesn't compile with a hole.

import type { Counted, Effect, Where } from '@mirabilia/seven-wonders';
import { Fragment, type JSX } from 'preact';
import { Icon } from '../../../art/icon.tsx';
import { Coin, Defeat, Laurel, Shield, Stage } from '../../../art/tokens.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import style from './effects.module.css';
import { type Twin, twinIn } from './effects-width.ts';
import { CopyGuild, FreeBuild, Salvage, SeventhCard } from './powers.tsx';
import { ColourBadge, Good, Science } from './symbols.tsx';

const POINTERS: Readonly<Record<Where, string>> = {
  left: 'M.4 12l5-3.2v6.4Z',
  self: 'M12 18.6 8.8 13.6h6.4Z',
  right: 'M23.6 12l-5-3.2v6.4Z',
};

/** Points to the cities that are meant: to the left, to the right, to oneself. */
function Pointers({ where }: { readonly where: readonly Where[] }): JSX.Element {
  return (
    <Icon class={style.pointers} viewBox="-1 6 26 14">
      {where.map((each) => (
        <path key={each} class={style.pointer} d={POINTERS[each]} />
      ))}
    </Icon>
  );
}

const Slash = () => <span class={style.slash}>/</span>;

function CountedThing({ of }: { readonly of: Counted }): JSX.Element {
  if ('tokens' in of) return <Defeat />;
  if ('built' in of) return <Stage built />;
  return (
    <span class={style.tight}>
      {of.cards.map((colour) => (
        <ColourBadge key={colour} colour={colour} />
      ))}
    </span>
  );
}

/** So much for each of these, in these cities: the cities are drawn under what is counted. */
function Each({ of, where }: { readonly of: Counted; readonly where: readonly Where[] }): JSX.Element {
  return (
    <span class={style.each}>
      <CountedThing of={of} />
      <Pointers where={where} />
    </span>
  );
}

type Pictures = { readonly [K in Effect['kind']]: (effect: Extract<Effect, { kind: K }>) => JSX.Element };

const PICTURES: Pictures = {
  produce: ({ units }) => (
    <>
      {units.map((goods, unit) => (
        <span key={unit} class={style.tight}>
          {goods.map((good, at) => (
            <Fragment key={good}>
              {at > 0 && <Slash />}
              <Good good={good} />
            </Fragment>
          ))}
        </span>
      ))}
    </>
  ),
  points: ({ points }) => <Laurel points={points} />,
  shields: ({ shields }) => (
    <>
      {Array.from({ length: shields }, (_, at) => (
        <Shield key={at} />
      ))}
    </>
  ),
  science: ({ symbols }) => (
    <span class={style.tight}>
      {symbols.map((symbol, at) => (
        <Fragment key={symbol}>
          {at > 0 && <Slash />}
          <Science symbol={symbol} />
        </Fragment>
      ))}
    </span>
  ),
  coins: ({ coins }) => <Coin amount={coins} />,
  'coins-per': ({ coins, of, where }) => (
    <>
      <Coin amount={coins} />
      <Slash />
      <Each of={of} where={where} />
    </>
  ),
  'points-per': ({ points, of, where }) => (
    <>
      <Laurel points={points} />
      <Slash />
      <Each of={of} where={where} />
    </>
  ),
  discount: ({ goods, from }) => (
    <>
      <Each of={{ cards: [goods === 'raw' ? 'brown' : 'grey'] }} where={from} />
      <span class={style.slash}>:</span>
      <Coin amount={1} />
    </>
  ),
  'free-build': () => <FreeBuild />,
  'seventh-card': () => <SeventhCard />,
  salvage: () => <Salvage />,
  'copy-guild': () => <CopyGuild />,
};

const picture = (effect: Effect) =>
  // The table is exhaustive; the compiler just can't follow that kind and effect belong together.
  (PICTURES[effect.kind] as (effect: Effect) => JSX.Element)(effect);

/** In one sentence after the other, for who can't see the pictures. */
export const sentenceOf = (effect: Effect): string =>
  (sevenWondersWords.value.art.effects[effect.kind] as (effect: Effect) => string)(effect);

export const sentencesOf = (effects: readonly Effect[]): string => effects.map(sentenceOf).join(' ');

/** Coins now and points at the end, for each of the same things: these are drawn once. */
function Twofold({ coins, points }: Twin): JSX.Element {
  return (
    <span class={style.effect} aria-hidden="true">
      <Coin amount={coins.coins} />
      <Laurel points={points.points} />
      <Slash />
      <Each of={points.of} where={points.where} />
    </span>
  );
}

export function Effects({ effects }: { readonly effects: readonly Effect[] }): JSX.Element {
  const twin = twinIn(effects);
  return (
    <span class={style.row} role="img" aria-label={sentencesOf(effects)}>
      {twin !== undefined ? (
        <Twofold {...twin} />
      ) : (
        effects.map((effect) => (
          <span key={effect.kind} class={style.effect} aria-hidden="true">
            {picture(effect)}
          </span>
        ))
      )}
    </span>
  );
}
