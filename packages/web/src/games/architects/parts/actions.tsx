// The sheet: what is asked, what is pointed at and what comes of it, the ways to do it, and the button that does it.

import {
  type Card,
  cardFacts,
  deckAt,
  FAR,
  FROM_PILE,
  KINDS,
  stageFacts,
  type Table,
  type Token,
} from '@mirabilia/architects';
import type { ComponentChildren } from 'preact';
import { settings } from '../../../app/settings/settings.ts';
import { labelled } from '../../../i18n/language.ts';
import { mayRemember } from '../../../match/aids.ts';
import { Button } from '../../../ui/button.tsx';
import { hint } from '../../../ui/hint.tsx';
import { architectsWords, tableWords } from '../../../words/index.ts';
import { marksOf } from '../art/card-face.tsx';
import { actionOf, type Target, targetOf } from '../logic/choices.ts';
import { names } from '../names.ts';
import { cityAt, type TableState, useTable } from '../state.ts';
import { LastTurns } from '../story/last-turns.tsx';
import { cardTitle, doesOf, explained, tokenName, wonderName } from '../tell.ts';
import css from './actions.module.css';
import { LastRoundHead } from './centre.tsx';
import { bringing, titleOfDeck, topOf } from './decks.tsx';
import { areTokensLaidOut, isAskedForToken, TokenOffers } from './offers.tsx';
import { promptOf } from './prompt.ts';
import { Refused } from './refused.tsx';
import { nameOf } from './seat-name.tsx';
import { Ways } from './ways.tsx';

type Titles = {
  readonly [K in Target['kind']]: (state: TableState, target: Extract<Target, { kind: K }>) => string;
};

const TITLES: Titles = {
  wonder: (_, { wonder }) => wonderName(wonder),
  deck: (state, { place }) => {
    const deck = deckAt(state.table.value as Table, state.focus.value, place);
    const card = topOf(state, deck);
    const title = titleOfDeck(state, deck);
    return card < 0 ? title : labelled(title, cardTitle(card));
  },
  stage: (state, { stage }) => {
    const { wonder } = cityAt(state.table.value as Table, state.focus.value);
    const { count, rule } = stageFacts(wonder, stage);
    return labelled(architectsWords.value.stage(stage), architectsWords.value.cost(count, rule));
  },
  token: (state, { place }) => {
    if (place === FROM_PILE) return architectsWords.value.blind;
    const token = (state.table.value as Table).row[place] as Token;
    return labelled(tokenName(token), explained(token));
  },
  found: (_, { card }) => cardTitle(card),
  decline: (_, { token }) => tokenName(token),
  pass: () => architectsWords.value.does.pass,
};

/** What a target is, seen from the focus. */
export const titleOf = (state: TableState, target: Target): string =>
  (TITLES[target.kind] as (state: TableState, target: Target) => string)(state, target);

interface SheetProps {
  readonly offers?: ComponentChildren;
  readonly go?: ComponentChildren;
  readonly declines?: ComponentChildren;
}

/** What is asked and what is pointed at, with what can be done about it. */
function Sheet({ offers, go, declines }: SheetProps) {
  const state = useTable();
  const asked = state.ask.value;
  const words = architectsWords.value;
  const picked = state.picked.value;
  const isChoosing = asked?.kind === 'choose';
  // They say themselves what they do, and stay in sight.
  const isLaidOut = areTokensLaidOut(state);
  return (
    <div class={css.actions} data-actions={asked?.kind} data-laid-out={isLaidOut || undefined}>
      <div class={css.said}>
        {/* What is pointed at says what was asked. */}
        {(picked === undefined || isLaidOut || state.replay !== undefined) && (
          <p class={css.prompt} data-asked={isChoosing || undefined}>
            {promptOf(state)}
          </p>
        )}
        <Refused />
        <FarDecks />
        {(picked === undefined || isLaidOut) && offers}
        {isChoosing && picked === undefined && !isAskedForToken(state) && (
          <p class={css.hint}>{words.pointAtSomething}</p>
        )}
        {isChoosing && picked !== undefined && <Pointed isToldAlready={isLaidOut} />}
      </div>
      {/* In its own place: however much there is to say, the button stays where it is. */}
      <div class={css.does}>
        {isChoosing && picked !== undefined && go}
        {declines}
      </div>
    </div>
  );
}

export const Actions = () => (
  <Sheet
    offers={
      <>
        <TokenOffers />
        <LastRound />
      </>
    }
    go={<Go />}
    declines={<Declines />}
  />
);

/** In a replay: what was chosen. */
export const Chosen = () => <Sheet />;

/** What stays in sight after it was pointed at, and can be pressed again. */
const ON_TABLE: readonly Target['kind'][] = ['deck', 'found', 'stage'];

function Go() {
  const state = useTable();
  const picked = state.picked.value;
  if (picked === undefined) return null;
  const verb = architectsWords.value.does[actionOf(picked.move)];
  const isAsking = settings.confirm.value && picked.isSure;
  const isOnTable = ON_TABLE.includes(targetOf(picked.move).kind);
  return (
    <Button look="primary" size="large" data-go isWide onClick={() => state.commit()}>
      <span class={css.go}>
        {isAsking ? tableWords.value.frame.sure(verb) : verb}
        {isOnTable && !settings.confirm.value && (
          <small class={css.again} aria-hidden="true">
            {architectsWords.value.pressAgain}
          </small>
        )}
      </span>
    </Button>
  );
}

function Pointed({ isToldAlready }: { readonly isToldAlready: boolean }) {
  const state = useTable();
  const asked = state.ask.value;
  const picked = state.picked.value;
  if (asked?.kind !== 'choose' || picked === undefined) return null;
  const { move } = picked;
  const target = targetOf(move);
  const choice = state.choiceOf(target);
  const { does, words: sentences } = bringing(state, asked.view, move);
  return (
    <>
      <div class={isToldAlready ? 'sr-only' : css.told} aria-live="polite">
        <h2 class={css.title}>{titleOf(state, target)}</h2>
        {does !== undefined && (
          <p class={css.effect} data-does>
            {does}
          </p>
        )}
        {sentences.length > 0 && <p class={css.sentences}>{sentences.join(' ')}</p>}
      </div>
      {choice !== undefined && <Ways choice={choice} picked={move} />}
      {target.kind === 'deck' && !state.isSmall.value && mayRemember(state.link.lobby.value) && (
        <LeftIn deck={deckAt(asked.view.public.table, asked.view.viewer, target.place)} />
      )}
    </>
  );
}

/** What is left in a deck, as everybody can count it. */
function LeftIn({ deck }: { readonly deck: number }) {
  const { left } = useTable().table.value as Table;
  const kinds = Array.from({ length: KINDS }, (_, card) => ({
    card,
    count: left[deck * KINDS + card] as number,
  })).filter(({ count }) => count > 0);
  const words = architectsWords.value;
  if (kinds.length === 0) return null;
  return (
    <div class={css.left} data-left={deck}>
      <div class={css.leftLine} data-or-nothing>
        <h3 class={css.leftTitle}>{words.leftInDeck}</h3>
        <ul class={css.kinds}>
          {kinds.map(({ card, count }) => (
            <li key={card} {...hint(words.counted(count, cardTitle(card)), doesOf(card))}>
              <span class="sr-only">{words.counted(count, cardTitle(card))}</span>
              <span class={css.kind} aria-hidden="true">
                {marksOf(card)} <b>{count}</b>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The decks out of reach, while the wonder may take from any. */
function FarDecks() {
  const state = useTable();
  const far = state.choices.value.flatMap(({ target }) =>
    target.kind === 'deck' && target.place >= FAR ? [target] : [],
  );
  if (far.length === 0) return null;
  return (
    <ul class={css.far}>
      {far.map((target) => {
        const owner = target.place - FAR;
        const card = topOf(state, owner) as Card;
        return (
          <li key={owner}>
            <button
              type="button"
              class={css.farDeck}
              data-far={owner}
              aria-pressed={state.isPicked(target)}
              aria-label={labelled(titleOfDeck(state, owner), names.value.cards[cardFacts(card).id])}
              onClick={() => state.point(target)}
              {...hint(cardTitle(card), doesOf(card))}
            >
              <span aria-hidden="true" class={css.farMarks}>
                {marksOf(card)}
              </span>
              <span aria-hidden="true">{nameOf(state, owner)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A phone has no other place for it, and its sheet has room while nothing is pointed at. */
function LastRound() {
  const { choices, isSmall } = useTable();
  const isTaken = choices.value.some(({ target }) => target.kind !== 'deck' || target.place >= FAR);
  if (!isSmall.value || isTaken) return null;
  return (
    <section class={css.round} aria-label={architectsWords.value.lastRound}>
      <LastRoundHead />
      <LastTurns isLarge />
    </section>
  );
}

/** Extra cards may be done without. */
function Declines() {
  const state = useTable();
  const offers = state.choices.value.flatMap(({ target }) => (target.kind === 'decline' ? [target] : []));
  if (offers.length === 0) return null;
  return (
    <p class={css.declines}>
      {offers.map((target) => (
        <Button
          key={target.token}
          size="small"
          look="quiet"
          data-decline={target.token}
          onClick={() => {
            if (!state.isPicked(target)) state.point(target);
            state.commit();
          }}
        >
          {labelled(architectsWords.value.does.decline, tokenName(target.token))}
        </Button>
      ))}
    </p>
  );
}
