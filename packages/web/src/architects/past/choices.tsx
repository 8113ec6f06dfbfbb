// What could be done at this moment of a replay: everything that was in reach, what it would have brought, and the choice.

import type { Architects } from '@mirabilia/architects';
import { architects } from '@mirabilia/architects';
import type { Move, SeatView } from '@mirabilia/kernel';
import { computed, signal } from '@preact/signals';
import type { Deciding } from '../../match/link.ts';
import css from '../../table/choices.module.css';
import { useLater } from '../../table/later.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { actionOf, type Choice, choicesOf, keyOf } from '../logic/choices.ts';
import { titleOf } from '../parts/actions.tsx';
import { bringing } from '../parts/decks.tsx';
import { promptOf } from '../parts/prompt.ts';
import { nameOf } from '../parts/seat-name.tsx';
import { wayOf } from '../parts/ways.tsx';
import { type TableState, useTable } from '../state.ts';
import { say } from '../words/index.ts';

type Seen = SeatView<Architects>;

const NOBODY = signal<readonly Deciding[]>([]);

export default function Choices() {
  const state = useTable();
  const deciding = useLater(state.link.past?.deciding ?? NOBODY);
  const [first] = deciding;
  // It is over, or somebody decides and these eyes don't see all that he sees.
  if (first === undefined) return <p class={css.none}>{promptOf(state)}</p>;
  return (
    <div class={css.choices} data-moment={(first.view as unknown as Seen).public.decision}>
      {deciding.map((one) => (
        <OfSeat key={one.seat} {...one} />
      ))}
    </div>
  );
}

/** The table as the seat that decides sees it. */
const seenBy = (state: TableState, view: Seen): TableState => ({
  ...state,
  focus: computed(() => view.viewer),
  seatView: computed(() => view),
  table: computed(() => view.public.table),
});

function OfSeat({ seat, view, chosen }: Deciding) {
  const state = useTable();
  const seen = view as unknown as Seen;
  const own = seenBy(state, seen);
  const [text] = chosen;
  const taken = text === undefined ? undefined : architects.notation.parse(text);
  return (
    <section class={css.seat} data-choices={seat}>
      <h3 class={css.name} data-shortens>
        {nameOf(state, seat)}
      </h3>
      <ul class={css.list}>
        {choicesOf(architects.legalMoves(seen)).map((choice) => (
          <Offer key={keyOf(choice.target)} state={own} view={seen} choice={choice} taken={taken} />
        ))}
      </ul>
    </section>
  );
}

interface OfferProps {
  readonly state: TableState;
  readonly view: Seen;
  readonly choice: Choice;
  readonly taken: Move | undefined;
}

function Offer({ state, view, choice: { target, moves }, taken }: OfferProps) {
  const isChosen = taken !== undefined && moves.includes(taken);
  const first = (isChosen ? taken : moves[0]) as Move;
  const { words } = bringing(state, view, first);
  return (
    <li class={classes(css.offer, isChosen && css.chosen)}>
      <p class={css.what}>
        {isChosen && <Icon name="check" label={say.words.chosen} />}
        <b>{say.words.does[actionOf(first)]}</b> {titleOf(state, target)}
      </p>
      {words.length > 0 && <p class={css.brings}>{words.join(' ')}</p>}
      <Ways moves={moves} taken={taken} />
    </li>
  );
}

/** With what it could be paid, or which cards be given up. */
function Ways({ moves, taken }: { readonly moves: readonly Move[]; readonly taken: Move | undefined }) {
  // A deck is taken from just so, unless there are several reasons to.
  const hasWays = moves.length > 1 || actionOf(moves[0] as Move) !== 'take';
  const ways = (hasWays ? moves : []).flatMap((move) => {
    const way = wayOf(move);
    return way === undefined || way.words === '' ? [] : [{ move, way }];
  });
  if (ways.length === 0) return null;
  return (
    <ul class={css.ways}>
      {ways.map(({ move, way }) => (
        <li key={move} class={classes(css.way, move === taken && css.chosen)}>
          {move === taken && ways.length > 1 && <Icon name="check" label={say.words.chosen} />}
          {way.marks.length > 0 ? (
            <>
              <span class={css.marks} aria-hidden="true">
                {way.marks}
              </span>
              <span class="sr-only">{way.words}</span>
            </>
          ) : (
            way.words
          )}
        </li>
      ))}
    </ul>
  );
}
