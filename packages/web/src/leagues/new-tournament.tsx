// The form of a new tournament.

import type { TournamentWish } from '@mirabilia/protocol';
import { SIZES } from '@mirabilia/protocol/facts';
import { useSignal } from '@preact/signals';
import { asGuest, guest } from '../app/guest.ts';
import { Footer } from '../app/home/footer.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { go, tournamentPath } from '../app/routes.ts';
import { CHOICES, GAME_IDS, GAMES, type GameId } from '../games/index.ts';
import { localeNow } from '../i18n/language.ts';
import { PaceChoice } from '../lobby/pace-fields.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, leagueWords } from '../words/index.ts';
import { leagueApi } from './api.ts';
import css from './leagues.module.css';
import { NameField, useOwnName } from './named-field.tsx';

export const ready = () => leagueWords.ready();

type Wish = Required<Omit<TournamentWish, 'group' | 'game'>> & { readonly game: GameId };

const USUAL: Wish = {
  name: '',
  game: 'seven-wonders',
  options: {},
  kind: 'swiss',
  size: 4,
  rounds: 3,
  pace: { kind: 'live', decision: 60, bank: 120 },
  deadline: null,
  start: 'host',
  absent: 'bot',
  plays: true,
};

const MOST_OFFERED = 8;
const DAY = 24;
const DAYS = [1, 2, 3, 7, 14, 30];

const inDays = (days: number): string =>
  new Intl.NumberFormat(localeNow(), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: String(from + i) }));

export default function NewTournament({ group }: { readonly group: string | undefined }) {
  const words = leagueWords.value;
  const wish = useSignal<Wish>(USUAL);
  const name = useOwnName();
  const { ask, isBusy, trouble } = useAsking();
  const change = (more: Partial<Wish>) => {
    wish.value = { ...wish.value, ...more };
  };
  const create = async (event: Event) => {
    event.preventDefault();
    const asked = { ...wish.value, ...(group !== undefined && { group }) };
    const made = await ask(() => asGuest(() => leagueApi.createTournament(asked), name.shown.trim()));
    if (made !== undefined) go(tournamentPath(made.id), { replace: true });
  };
  return (
    <>
      <TopBar />
      <main class={page.page}>
        <h1 class={page.title}>{words.newTournament}</h1>
        <p class={css.about}>{words.about}</p>
        <form class={page.columns} onSubmit={create}>
          <Panel title={appWords.value.table.rules}>
            <div class={css.stack}>
              <Field
                label={words.name}
                value={wish.value.name}
                onText={(text) => change({ name: text })}
                autoComplete="off"
                required
              />
              <Rules wish={wish.value} change={change} />
            </div>
          </Panel>
          <div class={page.column}>
            <Panel title={words.rounds}>
              <div class={css.stack}>
                <Rounds wish={wish.value} change={change} />
              </div>
            </Panel>
            <Panel title={words.host}>
              <div class={css.stack}>
                {guest.value === null && <NameField name={name} trouble={undefined} />}
                <Toggle label={words.plays} isOn={wish.value.plays} onChange={(plays) => change({ plays })} />
                <TroubleLine of={trouble} />
                <Button type="submit" look="primary" size="large" isWide isBusy={isBusy}>
                  {words.create}
                </Button>
              </div>
            </Panel>
          </div>
        </form>
      </main>
      <Footer />
    </>
  );
}

interface Props {
  readonly wish: Wish;
  readonly change: (more: Partial<Wish>) => void;
}

function Rules({ wish: { game, options, kind, size }, change }: Props) {
  const words = leagueWords.value;
  const { front, games, table } = appWords.value;
  const sides = CHOICES.sides.find((side) => side === options.sides) ?? CHOICES.sides[0];
  return (
    <>
      <Segmented
        label={front.game}
        value={game}
        options={GAME_IDS.map((id) => ({ value: id, label: games[id].title }))}
        onChange={(chosen) => change({ game: chosen, options: {} })}
      />
      {'sides' in GAMES[game].options && (
        <Segmented
          label={table.options.sides}
          value={sides}
          hint={table.choices.sides[sides].hint}
          options={CHOICES.sides.map((side) => ({ value: side, label: table.choices.sides[side].label }))}
          onChange={(side) => change({ options: { sides: side } })}
        />
      )}
      <Segmented
        label={words.kind}
        value={kind}
        hint={kind === 'swiss' ? words.swissHint : words.duplicateHint}
        options={[
          { value: 'swiss', label: words.swiss },
          { value: 'duplicate', label: words.duplicate },
        ]}
        onChange={(chosen) => change({ kind: chosen as Wish['kind'] })}
      />
      <Segmented
        label={words.size}
        value={size}
        options={numbers(SIZES.least, SIZES.most)}
        onChange={(chosen) => change({ size: chosen })}
      />
    </>
  );
}

function Rounds({ wish: { rounds, pace, deadline, start, absent }, change }: Props) {
  const words = leagueWords.value;
  const isUntimed = pace.kind === 'untimed';
  return (
    <>
      <Select
        label={words.rounds}
        value={rounds}
        options={numbers(1, MOST_OFFERED)}
        onChange={(chosen) => change({ rounds: chosen })}
      />
      <PaceChoice
        pace={pace}
        change={(chosen) =>
          change({
            pace: chosen,
            // Without a clock somebody might never move.
            deadline: chosen.kind === 'live' ? null : (deadline ?? 7 * DAY),
          })
        }
      />
      <Select
        label={words.deadline}
        hint={words.deadlineHint}
        value={deadline ?? 0}
        options={[
          ...(isUntimed ? [] : [{ value: 0, label: words.noDeadline }]),
          ...DAYS.map((days) => ({ value: days * DAY, label: inDays(days) })),
        ]}
        onChange={(hours) => change({ deadline: hours === 0 ? null : hours })}
      />
      <Segmented
        label={words.next}
        value={start}
        options={[
          { value: 'host', label: words.byHost },
          { value: 'ready', label: words.byReady },
          { value: 'auto', label: words.byItself },
        ]}
        onChange={(chosen) => change({ start: chosen as Wish['start'] })}
      />
      {pace.kind === 'live' && (
        <Segmented
          label={words.absent}
          value={absent}
          options={[
            { value: 'bot', label: words.absentBot },
            { value: 'out', label: words.absentOut },
          ]}
          onChange={(chosen) => change({ absent: chosen as Wish['absent'] })}
        />
      )}
    </>
  );
}
