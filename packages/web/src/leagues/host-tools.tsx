// What the host of a tournament may correct.

import type { TournamentChange } from '@mirabilia/protocol';
import { useSignal } from '@preact/signals';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { leagueWords } from '../words/index.ts';
import { leagueApi } from './api.ts';
import css from './leagues.module.css';
import type { TournamentProps } from './tournament-screen.tsx';

export function HostTools({ tournament, shown }: TournamentProps) {
  const words = leagueWords.value;
  const isEnding = useSignal(false);
  const { ask, isBusy, trouble } = useAsking();
  const { id, players, you } = tournament;
  const change = async (asked: TournamentChange) => {
    isEnding.value = false;
    const changed = await ask(() => leagueApi.change(id, asked));
    if (changed !== undefined) shown.value = changed;
  };
  return (
    <Panel title={words.host}>
      <div class={css.stack}>
        <ul class={css.list}>
          {players.map((player, index) => {
            const isIn = player.status === 'in';
            if (index === you.player || player.name === '') return null;
            return (
              <li key={index} class={css.item}>
                <span class={css.words}>{player.name}</span>
                <Button
                  look="quiet"
                  size="small"
                  icon={isIn ? 'close' : 'plus'}
                  aria-label={isIn ? words.withdraw(player.name) : words.readmit(player.name)}
                  disabled={isBusy}
                  onClick={() => void change({ do: isIn ? 'withdraw' : 'readmit', player: index })}
                />
              </li>
            );
          })}
        </ul>
        <Replace tournament={tournament} change={change} />
        <TroubleLine of={trouble} />
        <Button
          icon="trash"
          onClick={() => {
            isEnding.value = true;
          }}
        >
          {words.end}
        </Button>
      </div>
      <Dialog
        isOpen={isEnding.value}
        title={words.sure}
        size="small"
        onClose={() => {
          isEnding.value = false;
        }}
        actions={
          <Button look="primary" onClick={() => void change({ do: 'end' })}>
            {words.end}
          </Button>
        }
      >
        <p>{tournament.name}</p>
      </Dialog>
    </Panel>
  );
}

interface ReplaceProps extends Pick<TournamentProps, 'tournament'> {
  readonly change: (asked: TournamentChange) => Promise<void>;
}

/** Somebody who has played nothing goes on for another player. */
function Replace({ tournament: { players, played }, change }: ReplaceProps) {
  const words = leagueWords.value;
  const seated = new Set(
    played.flatMap(({ tables }) =>
      tables.flatMap(({ seats }) => seats.flatMap(({ player }) => player ?? [])),
    ),
  );
  const all = players.map((player, index) => ({
    value: index,
    label: player.name,
    isIn: player.status === 'in',
  }));
  const old = all.filter(({ value }) => seated.has(value));
  const fresh = all.filter(({ value, isIn }) => isIn && !seated.has(value));
  const from = useSignal<number | undefined>(undefined);
  const by = useSignal<number | undefined>(undefined);
  const [firstOld] = old;
  const [firstFresh] = fresh;
  if (firstOld === undefined || firstFresh === undefined) return null;
  const player = from.value ?? firstOld.value;
  const next = by.value ?? firstFresh.value;
  return (
    <div class={css.stack}>
      <Select
        label={words.replace}
        hint={words.replaceHint}
        value={player}
        options={old}
        onChange={(value) => (from.value = value)}
      />
      <Select label={words.replaceBy} value={next} options={fresh} onChange={(value) => (by.value = value)} />
      <Button icon="swap" onClick={() => void change({ do: 'replace', player, with: next })}>
        {words.replace}
      </Button>
    </div>
  );
}
