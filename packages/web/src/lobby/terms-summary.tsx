// The terms of a table, each with its meaning.

import type { LobbyView, Pace } from '@mirabilia/protocol';
import { GAMES, type GameListing, isGameId, type OptionKey } from '../games/index.ts';
import { labelled } from '../i18n/language.ts';
import { appWords } from '../words/index.ts';
import css from './lobby.module.css';
import { choiceOf, delayOf } from './terms.ts';
import { useWonders } from './use-wonders.ts';

interface Line {
  /** The same in every language. */
  readonly key: string;
  readonly term: string;
  readonly value: string;
  readonly hint: string;
}

function optionLines({ game, options }: LobbyView): Line[] {
  const { table } = appWords.value;
  if (!isGameId(game)) return [];
  return (Object.keys(GAMES[game].options) as OptionKey[]).flatMap((key) => {
    const choice = choiceOf(key, options[key]);
    if (choice === undefined) return [];
    const { label, hint } = (table.choices[key] as Record<string, { label: string; hint: string }>)[
      choice
    ] ?? {
      label: '',
      hint: '',
    };
    return [{ key, term: table.options[key], value: label, hint }];
  });
}

function paceLine(pace: Pace): Line {
  const { table } = appWords.value;
  const { label, hint } = table.paces[pace.kind];
  if (pace.kind === 'untimed') return { key: 'pace', term: table.pace, value: label, hint };
  const time =
    pace.kind === 'days'
      ? table.hours(pace.hours)
      : table.secondsAndBank(pace.decision, Math.round(pace.bank / 6) / 10);
  return { key: 'pace', term: table.pace, value: labelled(label, time), hint };
}

function handsLine({ social: { handsAfter } }: LobbyView): Pick<Line, 'value' | 'hint'> {
  const { hands } = appWords.value.table;
  if (handsAfter === undefined) return { value: hands.hidden, hint: '' };
  return { value: hands.after(handsAfter), hint: hands.hint };
}

function linesOf(lobby: LobbyView): Line[] {
  const { table } = appWords.value;
  const visibility = table.visibilities[lobby.visibility];
  const delay = delayOf(lobby.botDelay);
  const lines = [
    ...optionLines(lobby),
    paceLine(lobby.pace),
    { key: 'visibility', term: table.visibility, value: visibility.label, hint: visibility.hint },
    {
      key: 'chat',
      term: table.chat,
      value: table.chatFor[lobby.spectatorChat ? 'everyone' : 'players'],
      hint: '',
    },
    {
      key: 'reactions',
      term: table.reactions.label,
      value: table.reactionsAt[lobby.social.reactions ? 'on' : 'off'],
      hint: '',
    },
    { key: 'hands', term: table.hands.label, ...handsLine(lobby) },
  ];
  const hasBots = lobby.seats.some(({ kind }) => kind === 'bot');
  if (delay !== undefined && hasBots) {
    lines.push({
      key: 'botDelay',
      term: table.botDelay,
      value: table.botDelays[delay].label,
      hint: table.botDelays[delay].hint,
    });
  }
  const score = lobby.aids.score
    ? { value: table.scoreAt.shown, hint: table.score.hint }
    : { value: table.scoreAt.hidden, hint: '' };
  lines.push({ key: 'score', term: table.scoreTerm, ...score });
  if (isGameId(lobby.game) && GAMES[lobby.game].hasMemoryAid) {
    const memory = lobby.aids.memory
      ? { value: table.memoryAt.allowed, hint: table.memory.hint }
      : { value: table.memoryAt.forbidden, hint: '' };
    lines.push({ key: 'memory', term: appWords.value.settings.memoryAid.label, ...memory });
  }
  return lines;
}

/** The terms that differ between two views of a lobby: their keys and labels. */
export function changedTerms(before: LobbyView, after: LobbyView): ReadonlyMap<string, string> {
  const toldOf = (lobby: LobbyView) => new Map(linesOf(lobby).map((line) => [line.key, line.value]));
  const [then, now] = [toldOf(before), toldOf(after)];
  const changed = new Map<string, string>();
  if (before.seats.length !== after.seats.length) changed.set('players', appWords.value.players);
  for (const { key, term } of linesOf(after)) {
    const isNamedAnew = key === 'wonders' && String(before.options[key]) !== String(after.options[key]);
    // The bots' delay is listed only while there is a bot: appearing is no change.
    const isTold = then.has(key) && now.has(key);
    if (isTold && (then.get(key) !== now.get(key) || isNamedAnew)) changed.set(key, term);
  }
  return changed;
}

/** The wonders that the host has assigned, seat by seat. */
function NamedWonders({ lobby, game }: { readonly lobby: LobbyView; readonly game: GameListing }) {
  const { table } = appWords.value;
  const list = useWonders(game).value;
  if (list === undefined || list === 'failed') return null;
  const names = new Map(list.entries());
  return (
    <ul class={css.named}>
      {(lobby.options.wonders as string[]).map((wonder, city) => (
        <li key={wonder}>
          {labelled(city < lobby.seats.length ? table.wonderOf(city + 1) : table.wonderOfFreeCity, '')}
          <b>{names.get(wonder) ?? wonder}</b>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly lobby: LobbyView;
  /** The keys of terms that have changed since this player came. */
  readonly changed: ReadonlySet<string>;
}

export function TermsSummary({ lobby, changed }: Props) {
  const game = isGameId(lobby.game) ? GAMES[lobby.game] : undefined;
  return (
    <dl class={css.agreed}>
      {linesOf(lobby).map(({ key, term, value, hint }) => (
        <div key={key} data-changed={changed.has(key) || undefined}>
          <dt>
            {term} {changed.has(key) && <span class={css.changed}>{appWords.value.lobby.changed}</span>}
          </dt>
          <dd>
            <strong>{value}.</strong> <span class={css.soft}>{hint}</span>
            {key === 'wonders' && game !== undefined && Array.isArray(lobby.options.wonders) && (
              <NamedWonders lobby={lobby} game={game} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
