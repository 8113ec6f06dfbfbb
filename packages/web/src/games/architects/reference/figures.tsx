// The pictures of the guide. What they count, they count from the cards.

import {
  CAT_POINTS,
  CATEGORIES,
  type Card,
  type CardId,
  type Category,
  COMPLETE,
  CONFLICT_TOKENS,
  cardFacts,
  cardOf,
  DECK_SIZE,
  SYMBOLS,
  stageBit,
  stageFacts,
  type Token,
  tokenFacts,
  tokenOf,
  VICTORY_POINTS,
  WONDERS,
  type Wonder,
  wonderFacts,
  wonderOf,
} from '@mirabilia/architects';
import { Coin, Laurel, Shield, Stage } from '../../../art/tokens.tsx';
import {
  add,
  CardTile,
  Example,
  Keyed,
  Op,
  Row,
  ScoreSum,
  type ScoreSums,
  Signs,
  Sum,
  Tile,
} from '../../../reference/figures.tsx';
import css from '../../../reference/lists.module.css';
import { PageLink } from '../../../reference/page-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { architectsRules, tableWords } from '../../../words/index.ts';
import { CardBack, CardFace, marksOf } from '../art/card-face.tsx';
import { Cat, CostMark, Good, Horn, Sign, TokenBack } from '../art/marks.tsx';
import { WonderPicture } from '../art/wonder-picture.tsx';
import { names } from '../names.ts';
import { doesOf } from '../tell.ts';
import { powerOf } from './power.ts';
import { CENTRAL_SIZE } from './sizes.ts';

const card = (id: CardId): Card => cardOf(id) as Card;
const GIZA = wonderOf('giza') as Wonder;

export const Aim = () => (
  <span class={css.picture}>
    <WonderPicture wonder={wonderOf('rhodes') as Wonder} stages={stageBit(1) | stageBit(2) | stageBit(3)} />
  </span>
);

export function Setup() {
  const words = architectsRules.value;
  const counts = Object.entries(CONFLICT_TOKENS);
  return (
    <div class={css.group}>
      <Row>
        <Tile picture={<Icon name="cards" />}>
          {names.value.terms.leftDeck} ({DECK_SIZE})
        </Tile>
        <Tile picture={<Icon name="help" />}>
          {names.value.terms.centralDeck} ({CENTRAL_SIZE})
        </Tile>
        <Tile picture={<Icon name="cards" />}>
          {names.value.terms.rightDeck} ({DECK_SIZE})
        </Tile>
      </Row>
      <table class={css.deck}>
        <thead>
          <tr>
            <th scope="row">{tableWords.value.reference.players}</th>
            {counts.map(([players]) => (
              <th key={players} scope="col">
                {players}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.conflictTokens}</th>
            {counts.map(([players, tokens]) => (
              <td key={players}>{tokens}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

export function Take() {
  const { decks } = architectsRules.value;
  return (
    <Row>
      <CardTile card={<CardFace card={card('wood')} />}>{decks.left}</CardTile>
      <CardTile card={<CardBack name={names.value.terms.centralDeck} />}>{decks.central}</CardTile>
      <CardTile card={<CardFace card={card('compass')} />}>{decks.right}</CardTile>
    </Row>
  );
}

const ONE_OF_EACH: readonly CardId[] = [
  'wood',
  'coin',
  'civic3',
  'civic2cat',
  'gear',
  'shield',
  'shield-horn2',
];

export const Kinds = () => (
  <Keyed entries={ONE_OF_EACH.map((id) => [marksOf(card(id)), doesOf(card(id))] as const)} />
);

export const Building = () => (
  <div class={css.group}>
    <Row>
      {wonderFacts(GIZA).stages.map(({ count, rule }) => (
        <CostMark key={`${count}${rule}`} count={count} rule={rule} />
      ))}
    </Row>
    <Example caption={architectsRules.value.pays}>
      <Row>
        <CostMark count={3} rule="different" />
        <Op>=</Op>
        <Signs>
          <Good good="wood" />
          <Op>+</Op>
          <Good good="glass" />
          <Op>+</Op>
          <Coin />
        </Signs>
        <Op>→</Op>
        <Signs>
          <Stage built />
        </Signs>
      </Row>
    </Example>
  </div>
);

const SHIELDS = { you: 3, left: 1, right: 4 } as const;

export function Battle() {
  const { battle } = architectsRules.value;
  const against = (side: 'left' | 'right') => {
    const isWon = SHIELDS.you > SHIELDS[side];
    return {
      name: battle[side],
      how: (
        <span class={css.even}>
          {SHIELDS.you} <Shield /> <Op>{isWon ? '>' : '<'}</Op> {SHIELDS[side]} <Shield />
        </span>
      ),
      points: isWon ? 1 : 0,
    };
  };
  return (
    <div class={css.group}>
      <Row>
        <Signs>
          <Horn />
          <Horn />
          <Op>→</Op>
          <Shield />
          <Op>&gt;</Op>
          <Shield />
        </Signs>
      </Row>
      <Example caption={battle.caption(SHIELDS.you)}>
        <Sum
          lines={[against('left'), against('right')]}
          total={
            <span class={css.even}>
              1 × <Laurel points={VICTORY_POINTS} />
            </span>
          }
        />
      </Example>
    </div>
  );
}

export const Sets = () => (
  <div class={css.group}>
    <Row>
      <Signs>
        <Sign symbol="gear" />
        <Sign symbol="gear" />
        <Op>→</Op>
        <TokenBack label={architectsRules.value.makes} />
      </Signs>
    </Row>
    <Row>
      <Signs>
        {SYMBOLS.map((symbol) => (
          <Sign key={symbol} symbol={symbol} />
        ))}
        <Op>→</Op>
        <TokenBack label={architectsRules.value.makes} />
      </Signs>
    </Row>
    <Row>
      <PageLink page={{ part: 'tokens' }}>{tableWords.value.reference.parts.tokens}</PageLink>
    </Row>
  </div>
);

export const CatFigure = () => (
  <Row>
    <CardTile card={<CardFace card={card('civic2cat')} />}>
      <Op>→</Op> <Cat /> <Laurel points={CAT_POINTS} />
    </CardTile>
  </Row>
);

export const Powers = () => (
  <ul class={css.links}>
    {WONDERS.map(({ id, effect }) => (
      <li key={id}>
        <PageLink page={{ part: 'wonders', item: id }}>
          <b>{names.value.wonders[id]}</b>
        </PageLink>
        {': '}
        {powerOf(architectsRules.value, effect)}
      </li>
    ))}
  </ul>
);

export const End = () => (
  <span class={css.picture}>
    <WonderPicture wonder={GIZA} stages={COMPLETE} />
  </span>
);

/** What somebody might have at the end. */
const BUILT = { wonder: wonderOf('alexandria') as Wonder, stages: [1, 2, 3] } as const;
const BLUE: readonly CardId[] = ['civic3', 'civic3', 'civic2cat'];
const VICTORIES = 2;
const DECOR = tokenOf('decor') as Token;

function sheet(): ScoreSums<Category> {
  const stages = BUILT.stages.map((stage) => stageFacts(BUILT.wonder, stage).points);
  const blue = BLUE.map((id) => cardFacts(card(id)).points);
  const { effect } = tokenFacts(DECOR);
  return {
    wonder: { how: stages.join(' + '), points: add(stages) },
    cat: { how: String(CAT_POINTS), points: CAT_POINTS },
    blue: { how: blue.join(' + '), points: add(blue) },
    military: { how: `${VICTORIES} × ${VICTORY_POINTS}`, points: VICTORIES * VICTORY_POINTS },
    progress: { how: names.value.tokens.decor, points: effect.kind === 'points' ? effect.unfinished : 0 },
  };
}

export const ScoreSheet = () => (
  <ScoreSum
    categories={CATEGORIES}
    sums={sheet()}
    names={names.value.categories}
    counted={architectsRules.value.sums}
  />
);

export const Ties = () => (
  <Row>
    <Signs>
      <Laurel points={40} />
      <Op>=</Op>
      <Laurel points={40} />
      <Op>→</Op>
      5<Stage built />
      <Op>&gt;</Op>
      4<Stage built />
    </Signs>
  </Row>
);
