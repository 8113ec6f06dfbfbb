// What everybody looks at: the card that was just taken and what came of it, the horns, the progress tokens.

import { centralDeck, NONE, type Table, tokenFacts } from '@mirabilia/architects';
import { architectsWords } from '../../../words/index.ts';
import { CardBack, CardFace } from '../art/card-face.tsx';
import { TokenBack, TokenDisc } from '../art/marks.tsx';
import { HornTrack } from '../parts/centre.tsx';
import { useTable } from '../state.ts';
import { chronicleOf, type Heard, turnsIn } from '../story/chronicle.ts';
import { cardIn, sentenceOf, whoIn } from '../story/log-text.ts';
import { BRIEF } from '../story/mark.tsx';
import { tokenName } from '../tell.ts';
import css from './middle.module.css';

const isTaken = (heard: Heard): heard is Extract<Heard, { kind: 'taken' }> => heard.kind === 'taken';

export function Middle() {
  const state = useTable();
  const table = state.table.value as Table;
  const left = table.sizes[centralDeck(table)] as number;
  return (
    <div class={css.middle}>
      <div class={css.deck} data-deck={centralDeck(table)} data-empty={left === 0 || undefined}>
        <CardBack name={architectsWords.value.cardsLeft(left)} />
      </div>
      <LastTurn />
      <div class={css.signs}>
        <HornTrack />
        <TokensOnTable />
      </div>
    </div>
  );
}

/** The last turn in which something was done, told while the next one is thought about. */
function LastTurn() {
  const state = useTable();
  const table = state.table.value as Table;
  const who = whoIn(state);
  const turn = turnsIn(chronicleOf(state).heard.value).findLast(({ heard }) =>
    heard.some(({ kind }) => BRIEF.includes(kind)),
  );
  if (turn === undefined) return <p class={css.sentence}>{architectsWords.value.story.nothingYet}</p>;
  const told = turn.heard.filter(({ kind }) => BRIEF.includes(kind));
  return (
    <div key={turn.turn} class={css.last}>
      {turn.heard.filter(isTaken).map((taken, at) => (
        <div key={at} class={css.card}>
          <CardFace card={cardIn(taken)} />
        </div>
      ))}
      <div class={css.sentences}>
        {told.map((one, at) => (
          <p key={at} class={css.sentence} data-kind={one.kind}>
            {sentenceOf(one, { table, who })}
          </p>
        ))}
      </div>
    </div>
  );
}

function TokensOnTable() {
  const { row, pile } = useTable().table.value as Table;
  const words = architectsWords.value;
  return (
    <ul class={css.tokens} aria-label={words.tokensOnTable}>
      {row.map((token, place) =>
        token === NONE ? null : (
          <li key={place}>
            <span class={css.disc} aria-hidden="true">
              <TokenDisc token={tokenFacts(token).id} />
            </span>
            <span class={css.tokenName}>{tokenName(token)}</span>
          </li>
        ),
      )}
      {pile > 0 && (
        <li>
          <span class={css.disc} aria-hidden="true">
            <TokenBack label={words.pile(pile)} />
          </span>
          <span class={css.tokenName}>{words.pile(pile)}</span>
        </li>
      )}
    </ul>
  );
}
