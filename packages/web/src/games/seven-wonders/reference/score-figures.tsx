// The pictures of the guide for battles and the score. What they count, they count from the cards.

import {
  boardOf,
  CATEGORIES,
  type Card,
  type CardId,
  type Category,
  COINS_A_POINT,
  cardOf,
  type Effect,
  effectsOf,
  SET_POINTS,
  SYMBOLS,
  sciencePoints,
  stageEffectsOf,
  VICTORY_POINTS,
} from '@mirabilia/seven-wonders';
import { labelled } from '../../../i18n/language.ts';
import {
  add,
  Example,
  Op,
  Row,
  ScoreSum,
  type ScoreSums,
  Signs,
  Sum,
  Tile,
} from '../../../reference/figures.tsx';
import { signed } from '../../../table/signed.ts';
import { sevenWondersRules } from '../../../words/index.ts';
import { Coin, Defeat, Laurel, Science, Shield } from '../art/index.ts';
import { names } from '../names.ts';
import { roman } from '../roman.ts';
import { AGES } from './cards.tsx';
import css from './figures.module.css';

const card = (id: CardId): Card => cardOf(id) as Card;
/** A defeat costs the same in every Age. */
const DEFEAT = -1;

const SHIELDS = { you: 3, left: 5, right: 2 } as const;

function Shields({ count }: { readonly count: number }) {
  return (
    <>
      <b>{count}</b> <Shield />
    </>
  );
}

export function Battle() {
  const { battle } = sevenWondersRules.value;
  const against = (side: 'left' | 'right') => {
    const isWon = SHIELDS.you > SHIELDS[side];
    return {
      name: battle[side],
      how: (
        <span class={css.even}>
          <Shields count={SHIELDS.you} /> <Op>{isWon ? '>' : '<'}</Op> <Shields count={SHIELDS[side]} />
        </span>
      ),
      points: signed(isWon ? VICTORY_POINTS[2] : DEFEAT),
    };
  };
  return (
    <div class={css.stack}>
      <Row>
        {AGES.map((age) => (
          <Tile key={age} picture={<Laurel points={VICTORY_POINTS[age]} />}>
            {battle.victory} {roman(age)}
          </Tile>
        ))}
        <Tile picture={<Defeat />}>
          {battle.defeat} {signed(DEFEAT)}
        </Tile>
      </Row>
      <Example caption={battle.caption(roman(2), SHIELDS.you)}>
        <Sum lines={[against('left'), against('right')]} total={signed(VICTORY_POINTS[2] + DEFEAT)} />
      </Example>
    </div>
  );
}

const FOUND = [3, 2, 1] as const;

export function ScienceSum() {
  const sets = Math.min(...FOUND);
  const ofSymbols = SYMBOLS.map((symbol, at) => ({
    name: (
      <Signs>
        {Array.from({ length: FOUND[at] as number }, (_, i) => (
          <Science key={i} symbol={symbol} />
        ))}
      </Signs>
    ),
    how: `${FOUND[at]} × ${FOUND[at]}`,
    points: (FOUND[at] as number) ** 2,
  }));
  const ofSets = {
    name: (
      <Signs>
        {SYMBOLS.map((symbol) => (
          <Science key={symbol} symbol={symbol} />
        ))}
      </Signs>
    ),
    how: labelled(sevenWondersRules.value.set, `${sets} × ${SET_POINTS}`),
    points: sets * SET_POINTS,
  };
  return (
    <Example
      caption={SYMBOLS.map((symbol, at) => `${FOUND[at]} × ${names.value.symbols[symbol]}`).join(', ')}
    >
      <Sum lines={[...ofSymbols, ofSets]} total={sciencePoints(FOUND)} />
    </Example>
  );
}

const pointsIn = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.kind === 'points' ? effect.points : 0), 0);
const pointsPer = (id: CardId): number =>
  effectsOf(card(id)).reduce((sum, effect) => (effect.kind === 'points-per' ? effect.points : sum), 0);

/** What a city might have at the end. */
const COINS = 14;
const BATTLES = [VICTORY_POINTS[1], VICTORY_POINTS[2], VICTORY_POINTS[3], DEFEAT, DEFEAT, DEFEAT];
const BLUE: readonly CardId[] = ['altar', 'aqueduct', 'town-hall'];
const GREY_CARDS = 2;
const BROWN_CARDS = 6;

const written = (numbers: readonly number[]): string =>
  numbers.map((each, at) => (at === 0 ? String(each) : each < 0 ? `− ${-each}` : `+ ${each}`)).join(' ');

function sheet(): ScoreSums<Category> {
  const stages = [0, 1, 2].map((stage) =>
    pointsIn(stageEffectsOf(boardOf('alexandria', 'A') as number, stage)),
  );
  const scored = stages.filter((points) => points > 0);
  const blue = BLUE.map((id) => pointsIn(effectsOf(card(id))));
  const trade = pointsPer('chamber-of-commerce');
  const guild = pointsPer('workers-guild');
  return {
    military: { how: written(BATTLES), points: add(BATTLES) },
    treasury: { how: `${COINS} ÷ ${COINS_A_POINT}`, points: Math.floor(COINS / COINS_A_POINT) },
    wonder: { how: written(scored), points: add(scored) },
    civilian: { how: written(blue), points: add(blue) },
    science: {
      how: written([...FOUND.map((count) => count ** 2), SET_POINTS]),
      points: sciencePoints(FOUND),
    },
    commerce: { how: `${GREY_CARDS} × ${trade}`, points: GREY_CARDS * trade },
    guilds: { how: `${BROWN_CARDS} × ${guild}`, points: BROWN_CARDS * guild },
  };
}

export const ScoreSheet = () => (
  <ScoreSum
    categories={CATEGORIES}
    sums={sheet()}
    names={names.value.categories}
    counted={sevenWondersRules.value.sums}
  />
);

export const Ties = () => (
  <Row>
    <Signs>
      <Laurel points={50} />
      <Op>=</Op>
      <Laurel points={50} />
      <Op>→</Op>
      <Coin amount={7} />
      <Op>&gt;</Op>
      <Coin amount={4} />
    </Signs>
  </Row>
);
