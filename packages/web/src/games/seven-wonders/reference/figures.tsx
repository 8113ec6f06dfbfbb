// The pictures of the guide. What they count, they count from the cards.

import {
  type Card,
  type CardId,
  type Cost as CostOf,
  cardFacts,
  cardOf,
  costOf,
  DISCARD_COINS,
  type Effect,
  effectsOf,
  HAND_SIZE,
  PRICE,
  REDUCED_PRICE,
  type Resource,
  STARTING_COINS,
} from '@mirabilia/seven-wonders';
import { Fragment } from 'preact';
import { CardTile, Example, Keyed, Op, Row, Signs, Steps, Tile } from '../../../reference/figures.tsx';
import { PageLink } from '../../../reference/page-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sevenWondersRules, sevenWondersWords, tableWords } from '../../../words/index.ts';
import { CardFace, Coin, Cost, Effects, Good, Slip, Stage, sentenceOf, WonderPicture } from '../art/index.ts';
import { names } from '../names.ts';
import { roman } from '../roman.ts';
import { AGES } from './cards.tsx';
import css from './figures.module.css';

const card = (id: CardId): Card => cardOf(id) as Card;
const nameOf = (id: CardId): string => names.value.cards[cardFacts(card(id)).name];

export const Aim = () => (
  <div class={css.wonder}>
    <WonderPicture wonder="rhodos" side="A" built={2} stages={3} />
  </div>
);

export function Setup() {
  const { setup } = sevenWondersRules.value;
  return (
    <Row>
      <Tile
        picture={
          <>
            <Stage built={false} />
            <Good good="glass" />
          </>
        }
      >
        {setup.board}
      </Tile>
      <Tile picture={<Coin amount={STARTING_COINS} />}>
        {STARTING_COINS} {setup.coins}
      </Tile>
      <Tile picture={<Icon name="cards" />}>
        {HAND_SIZE} {setup.hand}
      </Tile>
    </Row>
  );
}

export function Turn() {
  const { uses, passes } = sevenWondersRules.value;
  return (
    <div class={css.stack}>
      <Row>
        <Tile picture={<Effects effects={effectsOf(card('baths'))} />}>{uses.build}</Tile>
        <Tile picture={<Stage built />}>{uses.stage}</Tile>
        <Tile picture={<Coin amount={DISCARD_COINS} />}>{uses.sell}</Tile>
      </Row>
      <Row>
        {AGES.map((age) => (
          <Tile key={age} picture={<Icon name={age === 2 ? 'forward' : 'back'} />}>
            <b>{sevenWondersWords.value.help.age(roman(age))}</b>
            <br />
            {age === 2 ? passes.right : passes.left}
          </Tile>
        ))}
      </Row>
    </div>
  );
}

const PRICED: readonly CardId[] = ['lumber-yard', 'timber-yard', 'baths'];

export const Building = () => (
  <Row>
    {PRICED.map((id) => (
      <CardTile key={id} card={<CardFace card={card(id)} size="hand" />}>
        {cardFacts(card(id)).isFree ? (
          sevenWondersWords.value.help.costsNothing
        ) : (
          <Cost cost={costOf(card(id))} />
        )}
      </CardTile>
    ))}
  </Row>
);

const BOUGHT: {
  readonly card: CardId;
  readonly own: CostOf;
  readonly left: Resource;
  readonly right: Resource;
} = {
  card: 'university',
  own: { wood: 1, glass: 1 },
  left: 'wood',
  right: 'papyrus',
};

const DISCOUNTS: readonly CardId[] = ['west-trading-post', 'east-trading-post', 'marketplace'];

export function Trade() {
  const { trade } = sevenWondersRules.value;
  const purchase = (good: Resource) => (
    <>
      <Good good={good} /> <Op>→</Op> <Coin amount={PRICE} />
    </>
  );
  const lines = [
    [trade.needs, <Cost key="needs" cost={costOf(card(BOUGHT.card))} />],
    [trade.makes, <Cost key="makes" cost={BOUGHT.own} />],
    [trade.left, purchase(BOUGHT.left)],
    [trade.right, purchase(BOUGHT.right)],
    [trade.pays, <Coin key="pays" amount={2 * PRICE} />],
  ] as const;
  return (
    <div class={css.stack}>
      <Example caption={trade.caption(nameOf(BOUGHT.card))}>
        <div class={css.beside}>
          <span class={css.card}>
            <CardFace card={card(BOUGHT.card)} size="hand" />
          </span>
          <dl class={css.lines}>
            {lines.map(([what, signs]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>
                  <Signs>{signs}</Signs>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Example>
      <Row>
        {DISCOUNTS.map((id) => (
          <PageLink key={id} page={{ part: 'cards', item: id }} class={css.link}>
            <Slip card={card(id)} />
          </PageLink>
        ))}
        <Op>→</Op>
        <Signs>
          <Coin amount={REDUCED_PRICE} />
        </Signs>
      </Row>
    </div>
  );
}

const CHAIN: readonly CardId[] = ['theater', 'statue', 'gardens'];

export const Chain = () => (
  <div class={css.stack}>
    <Row>
      {CHAIN.map((id, at) => (
        <Fragment key={id}>
          {at > 0 && <Op>→</Op>}
          <PageLink page={{ part: 'cards', item: id }} class={css.link}>
            <Slip card={card(id)} />
          </PageLink>
        </Fragment>
      ))}
    </Row>
    <Row>
      <PageLink page={{ part: 'chains' }}>{sevenWondersWords.value.help.chains}</PageLink>
    </Row>
  </div>
);

const POWERS: readonly Effect[] = [
  { kind: 'free-build' },
  { kind: 'salvage' },
  { kind: 'seventh-card' },
  { kind: 'copy-guild' },
];

export const Powers = () => (
  <div class={css.stack}>
    <Keyed
      entries={POWERS.map(
        (effect) => [<Effects key={effect.kind} effects={[effect]} />, sentenceOf(effect)] as const,
      )}
    />
    <Row>
      <PageLink page={{ part: 'wonders' }}>{tableWords.value.reference.parts.wonders}</PageLink>
    </Row>
  </div>
);

export const AgeEnd = () => <Steps steps={sevenWondersRules.value.ageEnd} />;

export const TwoPlayers = () => (
  <Row>
    <Tile picture={<Icon name="person" />}>{sevenWondersRules.value.player} 1</Tile>
    <Tile picture={<Stage built />}>{names.value.terms.freeCity}</Tile>
    <Tile picture={<Icon name="person" />}>{sevenWondersRules.value.player} 2</Tile>
  </Row>
);
