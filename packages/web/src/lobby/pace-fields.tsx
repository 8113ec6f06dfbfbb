// The fields for pace, visibility, the spectators' chat, reactions, the bots' delay, the memory aid and the running score.

import type { Pace } from '@mirabilia/protocol';
import type { GameListing } from '../games/index.ts';
import { Select } from '../ui/field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { appWords } from '../words/index.ts';
import { BOT_DELAYS, type BotDelay, HANDS_AFTER, PACES, type Terms } from './terms.ts';

interface Props {
  readonly terms: Terms;
  readonly change: (more: Partial<Terms>) => void;
}

const FIRST_OF: Readonly<Record<Pace['kind'], Pace>> = {
  untimed: { kind: 'untimed' },
  live: { kind: 'live', ...PACES.live[1] },
  days: { kind: 'days', hours: PACES.days[1] },
};

/** A table made by a program may have a value that isn't among the presets: it stays selectable. */
const withCurrent = (presets: readonly number[], current: number): readonly number[] =>
  presets.includes(current) ? presets : [current, ...presets];

interface PaceProps {
  readonly pace: Pace;
  readonly change: (pace: Pace) => void;
}

/** How much time players have. */
export function PaceChoice({ pace, change }: PaceProps) {
  const { table } = appWords.value;
  return (
    <>
      <Segmented
        label={table.pace}
        value={pace.kind}
        hint={table.paces[pace.kind].hint}
        options={(['untimed', 'live', 'days'] as const).map((kind) => ({
          value: kind,
          label: table.paces[kind].label,
        }))}
        onChange={(kind) => change(FIRST_OF[kind])}
      />
      <Time pace={pace} change={change} />
    </>
  );
}

/** The time that goes with a pace; untimed has none. */
function Time({ pace, change }: PaceProps) {
  const { table } = appWords.value;
  if (pace.kind === 'untimed') return null;
  if (pace.kind === 'days') {
    return (
      <Select
        label={table.time}
        value={pace.hours}
        options={withCurrent(PACES.days, pace.hours).map((hours) => ({
          value: hours,
          label: table.hours(hours),
        }))}
        onChange={(hours) => change({ kind: 'days', hours })}
      />
    );
  }
  const { decision, bank } = pace;
  const isPreset = PACES.live.some((each) => each.decision === decision && each.bank === bank);
  const lives = isPreset
    ? PACES.live
    : [{ decision, bank }, ...PACES.live.filter((each) => each.decision !== decision)];
  return (
    <Select
      label={table.time}
      value={pace.decision}
      options={lives.map(({ decision, bank }) => ({
        value: decision,
        label: table.secondsAndBank(decision, Math.round(bank / 6) / 10),
      }))}
      onChange={(decision) => {
        const preset = lives.find((each) => each.decision === decision);
        if (preset !== undefined) change({ kind: 'live', ...preset });
      }}
    />
  );
}

interface FieldsProps extends Props {
  readonly game: GameListing;
}

export function PaceFields({ game, terms, change }: FieldsProps) {
  const { table } = appWords.value;
  const { pace, visibility, hasMemoryAid, hasRunningScore, hasSpectatorChat, hasReactions, handsAfter } =
    terms;
  return (
    <>
      <PaceChoice pace={pace} change={(chosen) => change({ pace: chosen })} />
      <Segmented
        label={table.visibility}
        value={visibility}
        hint={table.visibilities[visibility].hint}
        options={(['private', 'public'] as const).map((each) => ({
          value: each,
          label: table.visibilities[each].label,
        }))}
        onChange={(chosen) => change({ visibility: chosen, hasSpectatorChat: chosen === 'private' })}
      />
      <Toggle
        label={table.spectatorChat.label}
        hint={table.spectatorChat.hint}
        isOn={hasSpectatorChat}
        onChange={(isOn) => change({ hasSpectatorChat: isOn })}
      />
      <Toggle
        label={table.reactions.label}
        hint={table.reactions.hint}
        isOn={hasReactions}
        onChange={(isOn) => change({ hasReactions: isOn })}
      />
      <Select
        label={table.hands.label}
        hint={handsAfter === 0 ? undefined : table.hands.hint}
        value={handsAfter}
        options={withCurrent(HANDS_AFTER, handsAfter).map((turns) => ({
          value: turns,
          label: turns === 0 ? table.hands.hidden : table.hands.after(turns),
        }))}
        onChange={(turns) => change({ handsAfter: turns })}
      />
      <BotDelayField terms={terms} change={change} />
      {game.hasMemoryAid && (
        <Toggle
          label={table.memory.label}
          hint={table.memory.hint}
          isOn={hasMemoryAid}
          onChange={(isOn) => change({ hasMemoryAid: isOn })}
        />
      )}
      <RunningScoreField isOn={hasRunningScore} change={change} />
    </>
  );
}

export function RunningScoreField({ isOn, change }: Pick<Props, 'change'> & { readonly isOn: boolean }) {
  const { score } = appWords.value.table;
  return (
    <Toggle
      label={score.label}
      hint={score.hint}
      isOn={isOn}
      onChange={(hasRunningScore) => change({ hasRunningScore })}
    />
  );
}

export function BotDelayField({ terms: { botDelay }, change }: Props) {
  const { table } = appWords.value;
  return (
    <Segmented
      label={table.botDelay}
      value={botDelay}
      hint={table.botDelays[botDelay].hint}
      options={(Object.keys(BOT_DELAYS) as BotDelay[]).map((each) => ({
        value: each,
        label: table.botDelays[each].label,
      }))}
      onChange={(chosen) => change({ botDelay: chosen })}
    />
  );
}
