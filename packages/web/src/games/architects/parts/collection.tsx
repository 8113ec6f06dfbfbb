// My cards, as they lie before my wonder: small cards in stacks, and which card would complete something.

import { type Card, cardFacts, type Table } from '@mirabilia/architects';
import colours from '../../../art/colours.module.css';
import { Stage } from '../../../art/tokens.tsx';
import { labelled } from '../../../i18n/language.ts';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { architectsWords, tableWords } from '../../../words/index.ts';
import { marksOf } from '../art/card-face.tsx';
import { Emblem } from '../art/emblem.tsx';
import { heldIn } from '../logic/city.ts';
import { type Wanted, wantedBy } from '../logic/wanted.ts';
import { cityAt, useTable } from '../state.ts';
import { cardTitle, doesOf } from '../tell.ts';
import css from './collection.module.css';

interface Props {
  readonly seat: number;
  readonly label: string;
}

export function Collection({ seat, label }: Props) {
  const table = useTable().table.value as Table;
  const held = heldIn(cityAt(table, seat));
  const wanted = wantedBy(table, seat);
  const isWanted = (card: Card): boolean => wanted.some(({ cards }) => cards.includes(card));
  return (
    <>
      {held.length === 0 ? (
        <p class={css.none}>{architectsWords.value.noCards}</p>
      ) : (
        <ul class={css.cards} aria-label={label} data-collection>
          {held.map(({ card, count }) => (
            <li key={card} class={css.stack} data-held={card}>
              <Small card={card} count={count} isWanted={isWanted(card)} />
            </li>
          ))}
        </ul>
      )}
      {wanted.map((each) => (
        <Hoped key={each.stage ?? 'set'} {...each} />
      ))}
    </>
  );
}

interface SmallProps {
  readonly card: Card;
  readonly count: number;
  /** One more of it would complete something. */
  readonly isWanted: boolean;
}

const Small = ({ card, count, isWanted }: SmallProps) => (
  <span
    class={classes(css.card, colours[cardFacts(card).colour])}
    data-deep={count > 1 || undefined}
    data-wanted={isWanted || undefined}
    {...hint(architectsWords.value.counted(count, cardTitle(card)), doesOf(card))}
  >
    <span class="sr-only">{architectsWords.value.counted(count, cardTitle(card))}</span>
    <span class={css.marks} aria-hidden="true">
      {marksOf(card)}
    </span>
    {count > 1 && (
      <b class={css.count} aria-hidden="true">
        {count}
      </b>
    )}
  </span>
);

/** The cards of which one more would complete a stage or a set. */
function Hoped({ stage, cards }: Wanted) {
  const words = architectsWords.value;
  const said = words.oneMore(stage);
  const whichOnes = tableWords.value.frame.list(cards.map(cardTitle));
  return (
    <p class={css.hoped} data-hoped={stage ?? 'set'} {...hint(said, whichOnes)}>
      <span class={css.for} aria-hidden="true">
        {stage === undefined ? <Emblem of="science" /> : <Stage built />} {said}
      </span>
      <span class="sr-only">{labelled(said, whichOnes)}</span>
      {cards.map((card) => (
        <span key={card} class={css.ghost} aria-hidden="true">
          {marksOf(card)}
        </span>
      ))}
    </p>
  );
}
