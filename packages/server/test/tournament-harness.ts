// A tournament on a store in memory, with time that a test controls, and players who play their first legal moves.

import type { Guest } from '@mirabilia/match-service';
import {
  fakeChance,
  fakeTime,
  follow,
  granted,
  guestNamed,
  openHarness,
  playOn,
  scriptedClient,
} from '@mirabilia/match-service/testkit';
import type { TournamentView, TournamentWish } from '@mirabilia/protocol';
import { newTournament } from '@mirabilia/protocol';
import { newGroups } from '../src/groups/groups.ts';
import { newTournaments, type Tournaments } from '../src/tournaments/tournaments.ts';
import { emptyServerMemory, serverMemoryStore } from './memory-store.ts';

export function openTournaments() {
  const time = fakeTime();
  const memory = emptyServerMemory();
  const store = serverMemoryStore({ memory, now: time.clock });
  const harness = openHarness({ store, time });
  const errors: object[] = [];
  /** Another process on the same store. */
  const process = (series: string, matchService = harness.service) => {
    const chance = fakeChance(series);
    const needs = { store, now: time.clock, newId: chance.newId };
    const groups = newGroups({
      ...needs,
      tournamentsWithin: (group, guest) => tournaments.within(group, guest),
    });
    const log = { error: (facts: object) => void errors.push(facts) };
    const tournaments: Tournaments = newTournaments({
      ...needs,
      matchService,
      groups,
      newSeed: chance.newSeed,
      log,
    });
    return { tournaments, groups };
  };
  const { tournaments, groups } = process('tournaments');

  const people = (count: number): Guest[] =>
    Array.from({ length: count }, (_, number) => guestNamed(`p${number}`));

  /** The first of them is the host. */
  async function open(count: number, wish: Partial<TournamentWish> = {}) {
    const guests = people(count);
    const [host] = guests as [Guest];
    const terms = newTournament.parse({
      name: 'Cup',
      game: 'architects',
      options: {},
      pace: { kind: 'days', hours: 24 },
      ...wish,
    });
    const made = granted(await tournaments.create(host, terms));
    for (const guest of guests.slice(1)) granted(await tournaments.join(made.id, guest));
    const view = async (guest: Guest = host) => granted(await tournaments.view(made.id, guest));
    const start = async () => granted(await tournaments.change(made.id, host, { do: 'start' }));
    return { id: made.id, guests, host, view, start };
  }

  /** All tables of the last round that somebody of these sits at. */
  async function playRound({ played }: TournamentView, guests: readonly Guest[]): Promise<void> {
    for (const { match, isOver } of played.at(-1)?.tables ?? []) if (!isOver) await play(match, guests);
  }

  async function play(match: string, guests: readonly Guest[]): Promise<void> {
    const row = await store.match(match);
    const clients = [];
    for (const guest of guests) {
      if (!(await harness.service.hasSeat(match, guest))) continue;
      const client = scriptedClient(guest, { game: row?.game as 'architects' });
      await follow(harness, client, match);
      clients.push(client);
    }
    const lobby = granted(await harness.service.lobby(match, guests[0]));
    for (let attempt = 0; attempt < 200; attempt++) {
      await playOn(harness, { match, lobby, players: clients });
      if ((await store.match(match))?.status === 'over') return;
      // A bot’s turn.
      await time.pass(1000);
    }
  }

  /** Time passes, and what is due is done. */
  async function pass(milliseconds: number, by: Tournaments = tournaments): Promise<void> {
    await time.pass(milliseconds);
    await by.run();
  }

  return { time, memory, store, harness, errors, process, tournaments, groups, open, play, playRound, pass };
}
