// Bots that are being tried and aren't in the registry: `net:FILE:TEMPERATURE` takes what seems best at once,
// `gentle:TEMPERATURE:WORST` plays like a beginner whose mistakes cost at most so many points, `search:FILE:depth=3:...`
// thinks ahead, `cheat:FILE:depth=3:...` does so in the one true world, which no player may know, `chaos:...` knows that all others
// play at random, and `cheat-chaos:...` both: what luck leaves to be won.

import { readFileSync } from 'node:fs';
import { below, copyState, type Game, type GameTypes, type Move, type State } from '@mirabilia/kernel';
import { architectsEvaluator } from '../src/architects/evaluator.ts';
import { architectsModel } from '../src/architects/value.ts';
import type { Bot } from '../src/bot.ts';
import type { Evaluator } from '../src/evaluator.ts';
import { flat } from '../src/flat.ts';
import { BOTS, isBotId } from '../src/index.ts';
import { type Net, newNet } from '../src/net.ts';
import { gentleBot } from '../src/policy-bot.ts';
import { type SearchParams, search } from '../src/search.ts';
import { sevenWondersEvaluator } from '../src/seven-wonders/evaluator.ts';
import { readNets } from '../src/weights.ts';

const NO_TEMPERATURE = 0;

/** The world that is being played, for whoever cheats. */
export const truth: { state: unknown } = { state: undefined };

const seeing = <T extends GameTypes>(game: Game<T>): Game<T> => ({
  ...game,
  determinize() {
    const { private: holdings, secret } = copyState(game, truth.state as State<T>);
    return { holdings: holdings.map(({ holding }) => holding), secret };
  },
});

/** A network that was learned when there were fewer inputs: what came later has no say. */
function widened(net: Net, inputs: number): Net {
  const wide = newNet(inputs, net.hidden);
  wide.first.set(net.first);
  return { ...net, inputs, first: wide.first };
}

const netsIn = (file: string): Net[] => readNets(readFileSync(file, 'utf8').match(/'([^']*)'/)?.[1] ?? '');

/** From a file of networks; `FILE+TABLES` has others for tables between turns. */
export function evaluatorFrom<T extends GameTypes>({ id }: Game<T>, file: string): Evaluator<T> {
  const [moves = '', tables] = file.split('+');
  const nets = netsIn(moves);
  const evaluator =
    id === 'architects'
      ? architectsEvaluator(nets.map((net) => widened(net, architectsModel.inputs)))
      : sevenWondersEvaluator(
          { moves: nets, tables: tables === undefined ? [] : netsIn(tables) },
          tables === undefined ? 'moves' : 'tables',
        );
  return evaluator as unknown as Evaluator<T>;
}

function paramsOf(settings: readonly string[]): SearchParams {
  const { victory = 10, ...given } = Object.fromEntries(
    settings.map((setting) => setting.split('=')).map(([key, value]) => [key, Number(value)]),
  );
  return {
    depth: 3,
    width: 8,
    temperature: 0.3,
    ownTemperature: 0,
    trust: 2,
    ...given,
    victory: () => victory,
  };
}

/** A search that knows that all others play at random: the most that can be made of it. */
function inChaos<T extends GameTypes>(game: Game<T>, evaluator: Evaluator<T>, params: SearchParams): Bot<T> {
  let self = -1;
  const bot = search(
    game,
    {
      ...evaluator,
      choose: (view, legal, chance) =>
        view.viewer === self
          ? evaluator.choose(view, legal, chance)
          : (legal[below(chance.rng, legal.length)] as Move),
    },
    params,
  );
  return {
    ...bot,
    choose: (question) => {
      self = question.view.viewer;
      return bot.choose(question);
    },
  };
}

const KINDS: Readonly<
  Record<
    string,
    (file: string, settings: readonly string[]) => <T extends GameTypes>(game: Game<T>) => Bot<T>
  >
> = {
  net: (file, settings) => (game) => {
    const evaluator = evaluatorFrom(game, file);
    const temperature = Number(settings[0] ?? NO_TEMPERATURE);
    return {
      choose: ({ view, legal, rng }) => evaluator.choose(view, legal, { rng, temperature }),
      analyse: flat(game).analyse,
    };
  },
  gentle: (temperature, settings) =>
    gentleBot({ temperature: Number(temperature), worstMistake: Number(settings[0]) }),
  search: (file, settings) => (game) => search(game, evaluatorFrom(game, file), paramsOf(settings)),
  cheat: (file, settings) => (game) => search(seeing(game), evaluatorFrom(game, file), paramsOf(settings)),
  chaos: (file, settings) => (game) => inChaos(game, evaluatorFrom(game, file), paramsOf(settings)),
  'cheat-chaos': (file, settings) => (game) =>
    inChaos(seeing(game), evaluatorFrom(game, file), paramsOf(settings)),
};

function trialOf(id: string) {
  const [kind = '', file = '', ...settings] = id.split(':');
  return KINDS[kind]?.(file, settings);
}

export interface Sitting<T extends GameTypes> {
  readonly bot: Bot<T>;
  readonly budget: number;
  readonly times: number[];
}

/** A bot of the registry or a trial by its name; `hard@200` spends 200 simulations a decision instead of its own budget. */
export function sit<T extends GameTypes>(game: Game<T>, name: string, players: number): Sitting<T> {
  const [id = '', spent] = name.split('@');
  const times: number[] = [];
  if (isBotId(id)) {
    const spec = BOTS[id];
    return {
      bot: spec.newBot(game),
      budget: spent === undefined ? spec.budget(game.id, players) : Number(spent),
      times,
    };
  }
  const trial = trialOf(id);
  if (trial === undefined) throw new Error(`no bot ${id}`);
  return { bot: trial(game), budget: Number(spent ?? 0), times };
}
