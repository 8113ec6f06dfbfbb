// The deal of the day: the same for everyone, one attempt that counts, and how everybody did.

import { accept, type Result, refuse, sealOf } from '@mirabilia/kernel';
import { dailyMatch, type Guest, type MatchService } from '@mirabilia/match-service';
import type { Code } from '@mirabilia/protocol';
import type { DailyDeals, DailyResults } from '@mirabilia/protocol/answers';
import type { DailyAttempt, DailyTally } from '../storage/daily-attempts.ts';
import type { Store } from '../storage/store.ts';
import { type DailyDeal, type Day, dailyDeal, dailyGames, dayAfter, dayAt, monthOf } from './daily-deal.ts';
import { newTurns } from './turns.ts';

/** Devices that will be offline know this many days before, and their attempts count as late as this. */
const DAYS_AHEAD = 6;
const DAYS_BACK = 7;

/** Milliseconds for which a count of many attempts is good enough. */
const COUNT_LASTS = 5000;

interface Needs {
  readonly store: Pick<Store, 'setting' | 'dailyAttempts'>;
  readonly matchService: Pick<MatchService, 'playWhole'>;
  readonly now: () => number;
  readonly newSecret: () => string;
}

export interface Daily {
  deals(): Promise<DailyDeals>;
  /** The first attempt counts; whoever sends another one gets the results of the first. */
  attempt(
    id: string,
    guest: Guest,
    moves: readonly string[],
    address?: string,
  ): Promise<Result<DailyResults, Code>>;
  results(id: string, guest: Guest): Promise<Result<DailyResults, Code>>;
}

export function newDaily({ store, matchService, now, newSecret }: Needs): Daily {
  const { dailyAttempts } = store;
  const turnsOfGuests = newTurns({ atOnce: 1, waiting: 10 });
  const turnsOfAddresses = newTurns({ atOnce: 2, waiting: 30 });
  const counted = new Map<string, { readonly at: number; readonly tally: Promise<DailyTally> }>();

  /** They never change, and a few months are asked for. What failed is asked for again. */
  const secrets = new Map<string, Promise<string>>();
  let dealsToday: { readonly today: Day; readonly deals: Promise<DailyDeals> } | undefined;

  function secretOf(month: string): Promise<string> {
    const known = secrets.get(month);
    if (known !== undefined) return known;
    const secret = store.setting(`daily-secret-${month}`, newSecret);
    secrets.set(month, secret);
    secret.catch(() => secrets.delete(month));
    return secret;
  }

  /** `<game>_<day>`. Undefined for a day that is too far away. */
  async function dealOf(id: string): Promise<DailyDeal | undefined> {
    const [name, day = ''] = id.split('_');
    const game = dailyGames.find((each) => each === name);
    const today = dayAt(now());
    const isOpen = day >= dayAfter(today, -DAYS_BACK) && day <= dayAfter(today, 1);
    if (game === undefined || !isOpen || !isDay(day)) return undefined;
    return dailyDeal(game, day, await secretOf(monthOf(day)));
  }

  function deals(): Promise<DailyDeals> {
    const today = dayAt(now());
    if (dealsToday?.today === today) return dealsToday.deals;
    const made = { today, deals: dealsOf(today) };
    dealsToday = made;
    made.deals.catch(() => {
      if (dealsToday === made) dealsToday = undefined;
    });
    return made.deals;
  }

  async function dealsOf(today: Day): Promise<DailyDeals> {
    const days = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, i) => dayAfter(today, i - DAYS_BACK));
    const past = monthOf(dayAfter(`${monthOf(today)}-01`, -1));
    const each = days.flatMap((day) => dailyGames.map((game) => ({ game, day })));
    return {
      today,
      deals: await Promise.all(
        each.map(async ({ game, day }) => openDeal(dailyDeal(game, day, await secretOf(monthOf(day))))),
      ),
      seal: sealOf(await secretOf(monthOf(today))),
      past: { month: past, secret: await secretOf(past) },
    };
  }

  function tallyOf(deal: DailyDeal): Promise<DailyTally> {
    const id = `${deal.game} ${deal.day}`;
    const known = counted.get(id);
    if (known !== undefined && now() - known.at < COUNT_LASTS) return known.tally;
    const tally = dailyAttempts.tally(deal);
    counted.set(id, { at: now(), tally });
    tally.catch(() => counted.delete(id));
    for (const [other, { at }] of counted) if (now() - at > COUNT_LASTS) counted.delete(other);
    return tally;
  }

  async function resultsFor(deal: DailyDeal, you: DailyAttempt): Promise<DailyResults> {
    const [{ points, firstMoves }, best = you] = await Promise.all([tallyOf(deal), dailyAttempts.best(deal)]);
    return {
      you: shown(you),
      best: bestIn(deal, best, you),
      points: [...points],
      firstMoves: [...firstMoves],
    };
  }

  /** Until the day is over nobody learns the best moves, to make them as somebody else. */
  function bestIn({ day }: DailyDeal, best: DailyAttempt, you: DailyAttempt): DailyResults['best'] {
    const isTold = best === you || best.guest === you.guest || day < dayAt(now());
    return { ...shown(best), moves: isTold ? [...best.moves] : null };
  }

  /** Bots are asked for a whole match: one for each guest at a time, and some for each address. */
  async function attempt(
    id: string,
    guest: Guest,
    moves: readonly string[],
    address = guest.id,
  ): Promise<Result<DailyResults, Code>> {
    const deal = await dealOf(id);
    if (deal === undefined) return refuse('no-such-deal');
    const judged = await turnsOfGuests.take(guest.id, () =>
      turnsOfAddresses.take(address, () => judge(deal, guest, moves)),
    );
    return judged ?? refuse('unavailable');
  }

  async function judge(
    deal: DailyDeal,
    guest: Guest,
    moves: readonly string[],
  ): Promise<Result<DailyResults, Code>> {
    const before = await dailyAttempts.of(deal, guest.id);
    if (before !== undefined) return accept(await resultsFor(deal, before));
    const played = await matchService.playWhole(guest, { prefix: dailyMatch(deal), moves });
    if (!played.ok) return played;
    const { scores, winners } = played.value;
    const attempt: DailyAttempt = {
      game: deal.game,
      day: deal.day,
      guest: guest.id,
      name: guest.name,
      points: scores[0]?.total ?? 0,
      isWin: winners.includes(0),
      moves,
      at: now(),
    };
    const isFirst = await dailyAttempts.add(attempt);
    if (isFirst) counted.delete(`${deal.game} ${deal.day}`);
    const counts = isFirst ? attempt : ((await dailyAttempts.of(deal, guest.id)) ?? attempt);
    return accept(await resultsFor(deal, counts));
  }

  async function results(id: string, guest: Guest): Promise<Result<DailyResults, Code>> {
    const deal = await dealOf(id);
    if (deal === undefined) return refuse('no-such-deal');
    const you = await dailyAttempts.of(deal, guest.id);
    return you === undefined ? refuse('no-attempt') : accept(await resultsFor(deal, you));
  }

  return { deals, attempt, results };
}

const isDay = (text: string): text is Day =>
  /^\d{4}-\d\d-\d\d$/.test(text) && dayAt(Date.parse(text)) === text;

// cast: a deal's options are JSON without holes.
const openDeal = ({ options, seats, ...deal }: DailyDeal): DailyDeals['deals'][number] => ({
  ...deal,
  seats: [...seats],
  options: options as DailyDeals['deals'][number]['options'],
});

const shown = ({ name, points, isWin, moves }: DailyAttempt) => ({ name, points, isWin, moves: [...moves] });
