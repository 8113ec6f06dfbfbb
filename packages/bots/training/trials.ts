// Bots that are being tried and aren't in the registry: `net:FILE:HEAT` takes what seems best at once, `search:FILE:depth=3:...`
// thinks ahead.

import { readFileSync } from 'node:fs';
import type { Game, GameTypes } from '@mirabilia/kernel';
import { architectsKnowledge } from '../src/architects/knowledge.ts';
import type { Bot } from '../src/bot.ts';
import { flat } from '../src/flat.ts';
import type { Knowledge } from '../src/knowledge.ts';
import { search } from '../src/search.ts';
import { sevenWondersKnowledge } from '../src/seven-wonders/knowledge.ts';
import { readNets } from '../src/weights.ts';

const NO_HEAT = 0;

function knowledgeFrom<T extends GameTypes>({ id }: Game<T>, file: string): Knowledge<T> {
  const nets = readNets(readFileSync(file, 'utf8').match(/'([^']*)'/)?.[1] ?? '');
  const knowledge = id === 'architects' ? architectsKnowledge(nets) : sevenWondersKnowledge(nets);
  return knowledge as unknown as Knowledge<T>;
}

const KINDS: Readonly<
  Record<
    string,
    (file: string, settings: readonly string[]) => <T extends GameTypes>(game: Game<T>) => Bot<T>
  >
> = {
  net: (file, settings) => (game) => {
    const knowledge = knowledgeFrom(game, file);
    const heat = Number(settings[0] ?? NO_HEAT);
    return {
      choose: ({ view, legal, rng }) => knowledge.choose(view, legal, { rng, heat }),
      analyse: flat(game).analyse,
    };
  },
  search: (file, settings) => (game) => {
    const given = Object.fromEntries(
      settings.map((setting) => setting.split('=')).map(([key, value]) => [key, Number(value)]),
    );
    const manner = { depth: 3, width: 8, heat: 0.3, victory: 10, trust: 2, ...given };
    return search(game, knowledgeFrom(game, file), manner);
  },
};

export function trialOf(id: string) {
  const [kind = '', file = '', ...settings] = id.split(':');
  return KINDS[kind]?.(file, settings);
}
