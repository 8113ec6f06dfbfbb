// The structures of a city as slips, column by column in the order of colours.

import type { Card, City } from '@mirabilia/seven-wonders';
import { COLOURS, cardFacts, effectsOf } from '@mirabilia/seven-wonders';
import { useFit } from '../../../table/fit.ts';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { Chip, Slip, sentencesOf } from '../art/index.ts';
import { columnsOf } from '../logic/columns.ts';
import { names } from '../names.ts';
import { useTable } from '../state.ts';
import css from './structures.module.css';

interface Props {
  readonly city: City;
  /** A card that lies here as a ghost: locked, and not yet built. */
  readonly ghost?: Card | undefined;
  /** Columns side by side, or slips that flow. */
  readonly look?: 'columns' | 'flow';
}

type Density = readonly [
  look: 'columns' | 'flow',
  size: 'open' | 'large' | 'whole' | 'tight' | 'split' | 'bare' | 'named' | 'brief' | 'icons',
];

/** How slips are laid and how much they say, from the most roomy on: what fits is found by trying. */
const DENSITIES: Readonly<Record<'columns' | 'flow', readonly Density[]>> = {
  // Stacks from the first card to the last: they move closer, but a city keeps its form.
  columns: [
    ['columns', 'large'],
    ['columns', 'whole'],
    ['columns', 'tight'],
    ['columns', 'split'],
    ['columns', 'bare'],
    ['flow', 'tight'],
    ['flow', 'named'],
    ['flow', 'brief'],
    ['flow', 'icons'],
  ],
  flow: [
    ['flow', 'open'],
    ['flow', 'large'],
    ['flow', 'whole'],
    ['flow', 'tight'],
    ['flow', 'named'],
    ['flow', 'brief'],
    ['flow', 'icons'],
  ],
};

/** So few that each can say what it does; with more it isn't even tried. */
export const FEW = 6;

/**
 * The share of a city's height that its structures have beside its wonder's picture. It goes by their number alone: a box that
 * grew with what it shows could never find out that there is room for more.
 */
export const shareOf = ({ structures }: City) => ({ flexGrow: Math.min(14, Math.max(2, structures.length)) });

export function Structures({ city, ghost, look = 'flow' }: Props) {
  const { overlay, isSmall, keyAt } = useTable();
  const structures = ghost === undefined ? city.structures : [...city.structures, ghost];
  const { ref, level } = useFit<HTMLDivElement>(
    DENSITIES[look].length,
    `${tableWords.value.frame.you}${isSmall.value}${structures.map((card) => `,${card};`).join('')}`,
    look === 'columns' || (structures.length <= FEW && !isSmall.value) ? 0 : 1,
  );
  const [laid, size] = DENSITIES[look][level] as Density;
  const isStack = laid === 'columns' && size !== 'bare';
  const isGhost = (card: Card) => card === ghost;
  return (
    <div ref={ref} class={classes(css.structures, css[laid], css[size])}>
      {columnsOf({ structures }).map(({ colour, cards }) => (
        <ul
          key={colour}
          class={css.column}
          aria-label={names.value.colours[colour]}
          data-colour={COLOURS.indexOf(colour)}
        >
          {cards.map((card, i) => (
            <li key={keyAt(card, i)} class={classes(css.slip, isGhost(card) && css.ghost)}>
              <button
                type="button"
                class={css.button}
                data-built={cardFacts(card).id}
                {...hint(names.value.cards[cardFacts(card).name], sentencesOf(effectsOf(card)))}
                onClick={() => {
                  overlay.value = { kind: 'card', card };
                }}
              >
                {size === 'icons' ? (
                  <Chip card={card} />
                ) : (
                  <Slip card={card} isWhole={size === 'open' || isStack} />
                )}
                {isGhost(card) && <span class="sr-only">{sevenWondersWords.value.locked}</span>}
              </button>
            </li>
          ))}
        </ul>
      ))}
      {structures.length === 0 && <p class={css.empty}>{sevenWondersWords.value.nothingBuilt}</p>}
    </div>
  );
}
