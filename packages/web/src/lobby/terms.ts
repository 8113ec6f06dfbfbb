// The terms of a table, as its form has them and as the server takes them.

import type { Aids, CreateMatch, LobbyView, Pace, Social, TermsChange } from '@mirabilia/protocol';
import { finishedMatches } from '../app/experience.ts';
import {
  CHOICES,
  type ChosenOptions,
  type GameListing,
  type Level,
  type OptionKey,
  type OptionValue,
} from '../games/index.ts';

export const PACES = {
  live: [
    { decision: 30, bank: 60 },
    { decision: 60, bank: 120 },
    { decision: 120, bank: 300 },
  ],
  days: [8, 24, 48, 96],
} as const;
export const BOT_DELAYS = { none: 0, short: 1000, long: 3000 } as const;
/** Turns after which spectators may see all hands: 0 for never, six for an Age. */
export const HANDS_AFTER = [0, 1, 3, 6] as const;
export type BotDelay = keyof typeof BOT_DELAYS;

export interface Terms {
  readonly players: number;
  readonly options: ChosenOptions;
  /** One for each city, if the host assigns them. */
  readonly wonders: readonly string[];
  readonly pace: Pace;
  readonly botDelay: BotDelay;
  readonly visibility: CreateMatch['visibility'];
  readonly hasMemoryAid: boolean;
  readonly hasRunningScore: boolean;
  readonly hasSpectatorChat: boolean;
  readonly hasReactions: boolean;
  /** Spectators see all hands so many turns later; 0 if they don't. */
  readonly handsAfter: number;
}

/** What is chosen before anything was chosen: for a first match what the rulebook advises, later the game's defaults. */
export const usualOptions = ({ id, advice }: GameListing): ChosenOptions =>
  finishedMatches(id) === 0 ? advice.firstMatch : {};

export const usualTerms = (game: GameListing): Terms => ({
  players: game.players.usual,
  options: usualOptions(game),
  wonders: [],
  pace: { kind: 'untimed' },
  botDelay: 'none',
  visibility: 'private',
  hasMemoryAid: true,
  hasRunningScore: false,
  hasSpectatorChat: true,
  hasReactions: true,
  handsAfter: 0,
});

/** Beside bots that teach, everybody's points are shown unless the player wants it otherwise; beside people they aren't. */
export const showsScore = (bots: readonly Level[]): boolean =>
  bots.every((level) => level === 'easy' || level === 'medium');

/** The choice for an option, or its default. */
export function chosen<K extends OptionKey>(options: ChosenOptions, key: K): OptionValue<K> {
  return (options[key] as OptionValue<K> | undefined) ?? (CHOICES[key][0] as OptionValue<K>);
}

/** One wonder per city, each once: the chosen ones, then the next free ones. */
export function completed(wonders: readonly string[], all: readonly string[], cities: number): string[] {
  const kept = wonders
    .slice(0, cities)
    .filter((wonder, i) => all.includes(wonder) && wonders.indexOf(wonder) === i);
  const rest = all.filter((wonder) => !kept.includes(wonder));
  return [...kept, ...rest].slice(0, cities);
}

/** Gives a wonder to a city; the city that had it gets this city's wonder in exchange. */
export function withWonder(wonders: readonly string[], city: number, wonder: string): string[] {
  const before = wonders[city] as string;
  return wonders.map((other, i) => (i === city ? wonder : other === wonder ? before : other));
}

function optionsOf({ options: offered }: GameListing, terms: Terms): CreateMatch['options'] {
  const options: CreateMatch['options'] = {};
  for (const key of Object.keys(offered) as OptionKey[]) {
    const value = chosen(terms.options, key);
    if (value === 'chosen') options[key] = [...terms.wonders];
    else options[key] = value === 'host' ? 0 : value;
  }
  return options;
}

const aidsOf = ({ hasMemoryAid, hasRunningScore }: Terms): Aids => ({
  memory: hasMemoryAid,
  score: hasRunningScore,
});

const socialOf = ({ hasReactions, handsAfter }: Terms): Social => ({
  reactions: hasReactions,
  ...(handsAfter === 0 ? {} : { handsAfter }),
});

export function createRequest(game: GameListing, terms: Terms): CreateMatch {
  return {
    game: game.id,
    options: optionsOf(game, terms),
    seats: Array.from({ length: terms.players }, () => 'open'),
    pace: terms.pace,
    botDelay: BOT_DELAYS[terms.botDelay],
    visibility: terms.visibility,
    aids: aidsOf(terms),
    spectatorChat: terms.hasSpectatorChat,
    social: socialOf(terms),
  };
}

/** The choice that an option of a match stands for. Undefined for options that this page doesn't know. */
export function choiceOf<K extends OptionKey>(key: K, value: unknown): OptionValue<K> | undefined {
  const choices: readonly unknown[] = CHOICES[key];
  if (choices.includes(value)) return value as OptionValue<K>;
  if (Array.isArray(value) && choices.includes('chosen')) return 'chosen' as OptionValue<K>;
  return typeof value === 'number' && choices.includes('host') ? ('host' as OptionValue<K>) : undefined;
}

export const delayOf = (milliseconds: number): BotDelay | undefined =>
  (Object.keys(BOT_DELAYS) as BotDelay[]).find((key) => BOT_DELAYS[key] === milliseconds);

/** The terms of a match, as the form has them. */
export function termsOf(lobby: LobbyView): Terms {
  const { options: agreed, seats, pace, botDelay, visibility, aids, spectatorChat, social } = lobby;
  const options: Record<string, string> = {};
  for (const key of Object.keys(CHOICES) as OptionKey[]) {
    const choice = choiceOf(key, agreed[key]);
    if (choice !== undefined) options[key] = choice;
  }
  return {
    players: seats.length,
    options: options as ChosenOptions,
    wonders: Array.isArray(agreed.wonders) ? agreed.wonders.map(String) : [],
    pace,
    botDelay: delayOf(botDelay) ?? 'none',
    visibility,
    hasMemoryAid: aids.memory,
    hasRunningScore: aids.score,
    hasSpectatorChat: spectatorChat,
    hasReactions: social.reactions,
    handsAfter: social.handsAfter ?? 0,
  };
}

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** The change from one to the other. Terms that stay are left out, so that options unknown to this page stay. */
export function changeRequest(game: GameListing, before: Terms, after: Terms): TermsChange {
  const [was, is] = [optionsOf(game, before), optionsOf(game, after)];
  return {
    ...(before.players === after.players ? {} : { players: after.players }),
    ...(differ(was, is) ? { options: is } : {}),
    ...(differ(before.pace, after.pace) ? { pace: after.pace } : {}),
    ...(before.botDelay === after.botDelay ? {} : { botDelay: BOT_DELAYS[after.botDelay] }),
    ...(before.visibility === after.visibility ? {} : { visibility: after.visibility }),
    // Another visibility would bring its own answer with it.
    ...(before.hasSpectatorChat === after.hasSpectatorChat && before.visibility === after.visibility
      ? {}
      : { spectatorChat: after.hasSpectatorChat }),
    ...(differ(socialOf(before), socialOf(after)) ? { social: socialOf(after) } : {}),
    ...(differ(aidsOf(before), aidsOf(after)) ? { aids: aidsOf(after) } : {}),
  };
}
