// A person's tournaments and groups, and the way to new ones.

import type { ListedTournament } from '@mirabilia/protocol/answers';
import { useSignal } from '@preact/signals';
import { asGuest, guest } from '../app/guest.ts';
import { Footer } from '../app/home/footer.tsx';
import { titleOf } from '../app/home/match-line.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { usePolling } from '../app/home/use-polling.ts';
import { go, groupPath, NEW_TOURNAMENT, tournamentPath } from '../app/routes.ts';
import { labelled } from '../i18n/language.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { leagueWords } from '../words/index.ts';
import { leagueApi } from './api.ts';
import css from './leagues.module.css';
import { NameField, useOwnName } from './named-field.tsx';

export const ready = () => leagueWords.ready();

const EVERY = 10_000;

export default function LeaguesScreen() {
  const words = leagueWords.value;
  return (
    <>
      <TopBar />
      <main class={page.page}>
        <h1 class={page.title}>{words.title}</h1>
        <p class={css.about}>{words.about}</p>
        <div class={page.columns}>
          <MyTournaments />
          <MyGroups />
        </div>
      </main>
      <Footer />
    </>
  );
}

function MyTournaments() {
  const words = leagueWords.value;
  const { value } = usePolling(leagueApi.myTournaments, EVERY, guest.value?.guest);
  const tournaments = value.value?.tournaments ?? [];
  return (
    <Panel title={words.yourTournaments}>
      <div class={css.stack}>
        {tournaments.length === 0 && <p class={css.soft}>{words.noTournaments}</p>}
        <TournamentList tournaments={tournaments} />
        <ButtonLink href={NEW_TOURNAMENT} look="primary" icon="plus">
          {words.newTournament}
        </ButtonLink>
      </div>
    </Panel>
  );
}

export function statusOf({
  status,
  round,
  rounds,
}: Pick<ListedTournament, 'status' | 'round' | 'rounds'>): string {
  const words = leagueWords.value;
  return status === 'running' ? words.roundOf(round, rounds) : words[status];
}

export function TournamentList({ tournaments }: { readonly tournaments: readonly ListedTournament[] }) {
  const words = leagueWords.value;
  return (
    <ul class={css.list}>
      {tournaments.map((each) => (
        <li key={each.id}>
          <a class={css.item} href={tournamentPath(each.id)}>
            <span class={css.words}>
              <strong>{each.name}</strong>
              <small>
                {titleOf(each.game)} · {each.waitsForYou ? words.yourTable : statusOf(each)} ·{' '}
                {labelled(words.players, each.players)}
              </small>
            </span>
            <Icon name="forward" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function MyGroups() {
  const words = leagueWords.value;
  const title = useSignal('');
  const name = useOwnName();
  const { ask, isBusy, trouble } = useAsking();
  const { value } = usePolling(leagueApi.myGroups, EVERY, guest.value?.guest);
  const create = async (event: Event) => {
    event.preventDefault();
    const group = await ask(() => asGuest(() => leagueApi.createGroup(title.value), name.shown.trim()));
    if (group !== undefined) go(groupPath(group.id));
  };
  const groups = value.value?.groups ?? [];
  return (
    <div class={page.column}>
      <Panel title={words.yourGroups}>
        {groups.length === 0 && <p class={css.soft}>{words.noGroups}</p>}
        <ul class={css.list}>
          {groups.map(({ id, name: called, size }) => (
            <li key={id}>
              <a class={css.item} href={groupPath(id)}>
                <span class={css.words}>
                  <strong>{called}</strong>
                  <small>{labelled(words.members, size)}</small>
                </span>
                <Icon name="forward" />
              </a>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={words.newGroup}>
        <form class={classes(css.stack)} onSubmit={create}>
          <p class={css.soft}>{words.groupAbout}</p>
          <Field
            label={words.name}
            value={title.value}
            onText={(text) => {
              title.value = text;
            }}
            autoComplete="off"
            required
          />
          {guest.value === null && <NameField name={name} trouble={undefined} />}
          <TroubleLine of={trouble} />
          <Button type="submit" icon="plus" isBusy={isBusy}>
            {words.create}
          </Button>
        </form>
      </Panel>
    </div>
  );
}
