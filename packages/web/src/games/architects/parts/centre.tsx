// The middle of the table: horns and the battle that they call, progress tokens, what was played last, the piles.

import { FROM_PILE, NONE, type Table, tokenFacts } from '@mirabilia/architects';
import { Shield } from '../../../art/tokens.tsx';
import { useFit } from '../../../table/fit.ts';
import { SeeAgain } from '../../../table/see-again.tsx';
import surface from '../../../table/surface.module.css';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { architectsWords, tableWords } from '../../../words/index.ts';
import { CatPawn, Horn, TokenBack, TokenDisc } from '../art/marks.tsx';
import { previewOf } from '../logic/battle.ts';
import type { Target } from '../logic/choices.ts';
import { names } from '../names.ts';
import { useTable } from '../state.ts';
import { chronicleOf } from '../story/chronicle.ts';
import { LastTurns } from '../story/last-turns.tsx';
import { explained, tokenName } from '../tell.ts';
import css from './centre.module.css';
import { areTokensLaidOut } from './offers.tsx';
import { nameOf } from './seat-name.tsx';

/** What is left out in turn where there is little height. */
const NO_SEAL = 1;
const NO_PILES = 2;
const NO_LAST_ROUND = 3;
const NEITHER = 4;
const LEVELS = 5;

export function Centre() {
  const state = useTable();
  const words = architectsWords.value;
  // A replay takes room for its bar; what lies beside the table then tells more than the last round.
  const isBusy = state.replay !== undefined && state.drawer.value !== undefined;
  const { row, pile, players } = state.table.value as Table;
  const { ref, level } = useFit<HTMLDivElement>(
    LEVELS,
    JSON.stringify([words.conflict, players, isBusy, row, pile, state.link.lobby.value?.seal ?? '']),
  );
  return (
    <div ref={ref} class={classes(surface.middle, css.centre)}>
      <section class={classes(surface.box, css.box)} aria-label={words.conflict}>
        <h2 class={css.title}>{words.conflict}</h2>
        <div class={css.war}>
          <HornTrack />
          <BattlePreview />
        </div>
      </section>
      <section class={classes(surface.box, css.box)} aria-label={words.tokensOnTable}>
        <TokenHead />
        <TokenRow />
      </section>
      {!isBusy && level < NO_LAST_ROUND && (
        <section class={classes(surface.box, css.box, css.last)} aria-label={words.lastRound}>
          <LastRoundHead />
          <LastTurns />
        </section>
      )}
      {level !== NO_PILES && level !== NEITHER && <Piles isSealShown={level < NO_SEAL} />}
    </div>
  );
}

/** Its name, and the way to see it again. */
export function LastRoundHead() {
  const state = useTable();
  const { hasSeen, seeAgain } = chronicleOf(state);
  return (
    <header class={css.named}>
      <h2 class={css.title}>{architectsWords.value.lastRound}</h2>
      {hasSeen.value && <SeeAgain onClick={seeAgain} />}
    </header>
  );
}

function TokenHead() {
  const state = useTable();
  const words = architectsWords.value;
  return (
    <header class={css.head}>
      <h2 class={css.title}>{words.tokensOnTable}</h2>
      <button
        type="button"
        class={css.help}
        aria-label={words.aboutTokens}
        onClick={() => {
          state.overlay.value = { kind: 'tokens' };
        }}
      >
        <Icon name="help" />
      </button>
    </header>
  );
}

/** A disc for each conflict token; those that horns have turned show the battle side. */
export function HornTrack() {
  const { conflict, turned } = useTable().table.value as Table;
  return (
    <p
      class={css.track}
      data-horns
      role="img"
      aria-label={architectsWords.value.hornsTurned(turned, conflict)}
      {...hint(architectsWords.value.conflict, architectsWords.value.hornsTurned(turned, conflict))}
    >
      {Array.from({ length: conflict }, (_, i) => (
        <span key={i} class={css.horn} data-turned={i < turned || undefined}>
          <Horn />
        </span>
      ))}
    </p>
  );
}

/** My shields against those of my neighbours: what a battle would bring now. */
export function BattlePreview() {
  const state = useTable();
  const table = state.table.value as Table;
  const words = architectsWords.value;
  return (
    <ul class={css.preview} data-conflict aria-label={words.battleNow} {...hint(words.battleNow)}>
      {previewOf(table, state.focus.value).map(({ other, own, theirs }) => (
        <li key={other} data-result={own > theirs ? 'win' : own < theirs ? 'loss' : 'draw'}>
          <Shield />
          <b>{own}</b> : <b>{theirs}</b>
          <span class={css.against}>{nameOf(state, other)}</span>
        </li>
      ))}
    </ul>
  );
}

export function TokenRow() {
  const state = useTable();
  const { row, pile } = state.table.value as Table;
  const words = architectsWords.value;
  return (
    // They lie where they can be taken; here are their places.
    <ul class={css.tokens} data-token-row data-away={areTokensLaidOut(state) || undefined}>
      {row.map((token, place) => (
        <li key={place}>
          {token === NONE ? (
            <span class={css.gap} />
          ) : (
            <Place place={place} name={tokenName(token)} explains={explained(token)}>
              <TokenDisc token={tokenFacts(token).id} />
            </Place>
          )}
        </li>
      ))}
      <li>
        {pile > 0 ? (
          <Place place={FROM_PILE} name={words.pile(pile)} explains={words.blind}>
            <TokenBack label={words.pile(pile)} />
          </Place>
        ) : (
          <span class={css.gap} />
        )}
      </li>
    </ul>
  );
}

interface PlaceProps {
  readonly place: number;
  readonly name: string;
  readonly explains: string;
  readonly children: preact.ComponentChildren;
}

function Place({ place, name, explains, children }: PlaceProps) {
  const state = useTable();
  const target: Target = { kind: 'token', place };
  const isOpen = !areTokensLaidOut(state) && state.choiceOf(target) !== undefined;
  const face = (
    <>
      <span aria-hidden="true" class={css.disc}>
        {children}
      </span>
      <span class={css.tokenName} style={{ '--letters': name.length }}>
        {name}
      </span>
    </>
  );
  return (
    <button
      type="button"
      class={css.token}
      data-token={place}
      data-open={isOpen || undefined}
      aria-pressed={isOpen ? state.isPicked(target) : undefined}
      aria-label={`${name}. ${explains}`}
      {...hint(name, explains)}
      onClick={() => {
        if (isOpen) state.point(target);
        else state.overlay.value = { kind: 'tokens' };
      }}
    >
      {face}
    </button>
  );
}

/** What lies on the table besides: the discard pile, the cat while nobody has it, the seal of the deal. */
function Piles({ isSealShown }: { readonly isSealShown: boolean }) {
  const state = useTable();
  const { discards, cat } = state.table.value as Table;
  const { terms } = names.value;
  const seal = state.link.lobby.value?.seal;
  return (
    <p class={css.piles}>
      <span data-discards>
        <Icon name="cards" /> {terms.discardPile} <b>{discards.reduce((sum, count) => sum + count, 0)}</b>
      </span>
      <span {...hint(terms.catPawn)}>
        <CatPawn /> {cat === NONE ? '–' : nameOf(state, cat)}
      </span>
      {isSealShown && seal !== null && seal !== undefined && (
        <span {...hint(tableWords.value.frame.dealSealed, seal)}>
          <Icon name="lock" label={tableWords.value.frame.dealSealed} />
        </span>
      )}
    </p>
  );
}
