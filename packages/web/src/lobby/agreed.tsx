// What was agreed on, each with what it means.

import type { LobbyView, Pace } from '@mirabilia/protocol';
import { GAMES, isGameId, type OptionKey } from '../games.ts';
import { common } from '../words/index.ts';
import css from './lobby.module.css';
import { BOT_DELAYS, type BotDelay, choiceOf } from './terms.ts';

interface Line {
  readonly term: string;
  readonly value: string;
  readonly hint: string;
}

function optionLines({ game, options }: LobbyView): Line[] {
  const { table } = common.words;
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
    return [{ term: table.options[key], value: label, hint }];
  });
}

function paceLine(pace: Pace): Line {
  const { table } = common.words;
  const { label, hint } = table.paces[pace.kind];
  if (pace.kind === 'untimed') return { term: table.pace, value: label, hint };
  const time =
    pace.kind === 'days'
      ? table.hours(pace.hours)
      : table.secondsAndBank(pace.decision, Math.round(pace.bank / 6) / 10);
  return { term: table.pace, value: `${label}: ${time}`, hint };
}

function linesOf(lobby: LobbyView): Line[] {
  const { table } = common.words;
  const visibility = table.visibilities[lobby.visibility];
  const delay = (Object.keys(BOT_DELAYS) as BotDelay[]).find((key) => BOT_DELAYS[key] === lobby.botDelay);
  const lines = [
    ...optionLines(lobby),
    paceLine(lobby.pace),
    { term: table.visibility, value: visibility.label, hint: visibility.hint },
  ];
  const hasBots = lobby.seats.some(({ kind }) => kind === 'bot');
  if (delay !== undefined && hasBots) {
    lines.push({
      term: table.botDelay,
      value: table.botDelays[delay].label,
      hint: table.botDelays[delay].hint,
    });
  }
  return lines;
}

export function Agreed({ lobby }: { readonly lobby: LobbyView }) {
  const { table } = common.words;
  return (
    <>
      <dl class={css.agreed}>
        {linesOf(lobby).map(({ term, value, hint }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <strong>{value}.</strong> <span class={css.soft}>{hint}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p class={css.soft}>
        {lobby.aids.memory ? `${table.memory.label}. ${table.memory.hint}` : table.memoryForbidden}
      </p>
    </>
  );
}
