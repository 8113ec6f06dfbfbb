// The seven wonders, and each of them with its stages, its effect and its deck.

import {
  CARDS,
  type CardId,
  COMPLETE,
  cardsOf,
  copiesIn,
  STAGES,
  WONDERS,
  type Wonder,
  wonderFacts,
  wonderOf,
} from '@mirabilia/architects';
import { Laurel } from '../../../art/tokens.tsx';
import css from '../../../reference/lists.module.css';
import { PageLink } from '../../../reference/page-link.tsx';
import { architectsRules, architectsWords, tableWords } from '../../../words/index.ts';
import { CostMark } from '../art/marks.tsx';
import { WonderPicture } from '../art/wonder-picture.tsx';
import { names } from '../names.ts';
import { powerOf } from './power.ts';
import { CardSigns } from './signs.tsx';

export function Wonders({ item }: { readonly item: string | undefined }) {
  const wonder = wonderOf(item);
  return wonder === undefined ? <All wonders={[...WONDERS.keys()]} /> : <One wonder={wonder} />;
}

export function All({ wonders }: { readonly wonders: readonly Wonder[] }) {
  return (
    <ul class={css.pictures}>
      {wonders.map((wonder) => {
        const { id, effect } = wonderFacts(wonder);
        return (
          <li key={wonder}>
            <PageLink page={{ part: 'wonders', item: id }} class={css.pictured}>
              <span class={css.picture} aria-hidden="true">
                <WonderPicture wonder={wonder} stages={COMPLETE} />
              </span>
              <b>{names.value.wonders[id]}</b>
              <span>{powerOf(architectsRules.value, effect)}</span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}

function One({ wonder }: { readonly wonder: Wonder }) {
  const words = architectsRules.value;
  const { id, effect, layers } = wonderFacts(wonder);
  const beside = layers.filter((layer) => layer.length > 1);
  return (
    <article class={css.one}>
      <h2>{names.value.wonders[id]}</h2>
      <span class={`${css.picture} ${css.banner}`}>
        <WonderPicture wonder={wonder} stages={COMPLETE} />
      </span>
      <div class={css.sides}>
        <div class={css.group}>
          <Stages wonder={wonder} />
          {beside.map((layer) => (
            <p key={layer.join()} class={css.note}>
              {words.beside(tableWords.value.frame.list(layer.map(String)))}
            </p>
          ))}
          <p class={css.note}>
            {effect === undefined ? '' : '✦ '}
            {powerOf(words, effect)}
          </p>
        </div>
        <DeckOf wonder={wonder} />
      </div>
      <p>
        <PageLink page={{ part: 'wonders' }}>{tableWords.value.reference.parts.wonders}</PageLink>
      </p>
    </article>
  );
}

function Stages({ wonder }: { readonly wonder: Wonder }) {
  const { stages } = wonderFacts(wonder);
  return (
    <>
      <h3 class={css.part}>{architectsRules.value.stages}</h3>
      <ol class={css.stages} reversed>
        {Array.from({ length: STAGES }, (_, i) => STAGES - i).map((stage) => {
          const { count, rule, points, effect } = stages[stage - 1] as (typeof stages)[number];
          return (
            <li key={stage}>
              <span class={css.stageLine}>
                <CostMark count={count} rule={rule} />
                <span class={css.sign}>
                  <Laurel points={points} />
                </span>
                {effect !== undefined && <span class={css.effect}>✦ {effectShort(effect)}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

const effectShort = (effect: NonNullable<ReturnType<typeof wonderFacts>['effect']>): string =>
  effect.kind === 'take'
    ? architectsWords.value.sources[effect.from]
    : architectsWords.value.effects[effect.kind];

function DeckOf({ wonder }: { readonly wonder: Wonder }) {
  const { id } = wonderFacts(wonder);
  const copies = copiesIn(id);
  return (
    <div class={css.group}>
      <h3 class={css.part}>
        {architectsRules.value.deckOf(names.value.wonders[id])} (
        {tableWords.value.reference.count(cardsOf(copies).length)})
      </h3>
      <ul class={css.counts}>
        {CARDS.map(({ id: card }, at) => (
          <li key={card}>
            <CardName card={card} at={at} />
            <b>{copies[at]}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const CardName = ({ card, at }: { readonly card: CardId; readonly at: number }) => (
  <PageLink page={{ part: 'cards', item: card }} class={css.link}>
    <CardSigns card={at} />
    <span>{names.value.cards[card]}</span>
  </PageLink>
);
