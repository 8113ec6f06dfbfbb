// Reads the tables of facts.ts. A slip in a table throws: it is a bug, not a player's mistake.

import type { Card, Cost, Effect, Resource, Stage, Wonder } from './vocabulary.ts';
import { COLOURS, POWERS, RESOURCES, SYMBOLS } from './vocabulary.ts';

function cells(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

export function lines(table: string): string[] {
  return table.split('\n').filter((line) => line.trim() !== '');
}

/** The words of a cell; a dash stands for none. */
function words(cell: string): string[] {
  return cell.split(' ').filter((word) => word !== '' && word !== '-');
}

/** The word as a member of a closed list; a slip in a table stops the program at once. */
function oneOf<const T extends string>(list: readonly T[], word: string | undefined): T {
  const found = list.find((member) => member === word);
  if (found === undefined) throw new Error(`unknown word in a table of facts: ${word}`);
  return found;
}

function amount(word: string | undefined): number {
  const value = Number(word);
  if (!Number.isInteger(value) || value < 1) throw new Error(`not an amount in a table of facts: ${word}`);
  return value;
}

function costOf(cell: string): { coins: number; cost: Cost } {
  const cost: Partial<Record<Resource, number>> = {};
  let coins = 0;
  for (const word of words(cell)) {
    if (word === 'coin') coins += 1;
    else {
      const resource = oneOf(RESOURCES, word);
      cost[resource] = (cost[resource] ?? 0) + 1;
    }
  }
  return { coins, cost };
}

/** `coins 2 points 2 per grey of self`: what stands before `per` is given for each thing counted. */
function effectsPer(text: string): Effect[] {
  const [before = '', after = ''] = text.split(' per ');
  const [things = '', places = ''] = after.split(' of ');
  const counted = things.split('+').map((thing) => oneOf([...COLOURS, 'stage', 'defeat'], thing));
  const where = words(places).map((place) => oneOf(['self', 'left', 'right'], place));
  const given = words(before);
  const effects: Effect[] = [];
  for (let i = 0; i < given.length; i += 2) {
    const kind = oneOf(['coins', 'points'], given[i]);
    effects.push({ kind: `${kind}-per`, amount: amount(given[i + 1]), counted, where });
  }
  return effects;
}

function effectsOf(text: string): Effect[] {
  if (text.includes(' per ')) return effectsPer(text);
  const [verb = '', ...rest] = words(text);
  switch (verb) {
    case 'makes':
    case 'keeps': {
      const sources = rest.map((unit) => unit.split('/').map((word) => oneOf(RESOURCES, word)));
      return [{ kind: 'produce', sources, sold: verb === 'makes' }];
    }
    case 'points':
    case 'shields':
    case 'coins':
      return [{ kind: verb, amount: amount(rest[0]) }];
    case 'science':
      return [{ kind: 'science', oneOf: (rest[0] ?? '').split('/').map((word) => oneOf(SYMBOLS, word)) }];
    case 'cheap': {
      const [goods, ...from] = rest;
      return [
        {
          kind: 'cheap',
          goods: oneOf(['raw', 'manufactured'], goods),
          from: from.map((side) => oneOf(['left', 'right'], side)),
        },
      ];
    }
    default:
      return [{ kind: 'power', power: oneOf(POWERS, verb) }];
  }
}

function allEffects(cell: string): Effect[] {
  return cell.split(';').flatMap((text) => effectsOf(text.trim()));
}

export function cardOf(line: string, age: number): Card {
  const [id = '', colour, cost = '', freeWith = '', copies = '', effects = ''] = cells(line);
  return {
    id,
    name: id.replace(/-2$/, ''), // the Age II copies of Loom, Glassworks and Press bear the same name
    age,
    colour: oneOf(COLOURS, colour),
    ...costOf(cost),
    freeWith: words(freeWith),
    copies: words(copies).map(amount),
    effects: allEffects(effects),
  };
}

export function wondersOf(table: string): Wonder[] {
  const wonders: { id: string; makes: Resource; sides: { A: Stage[]; B: Stage[] } }[] = [];
  for (const line of lines(table)) {
    const [id = '', side, number, cost = '', effects = ''] = cells(line);
    const current = wonders.at(-1);
    if (side === undefined) {
      const [name = '', , resource] = words(id);
      wonders.push({ id: name, makes: oneOf(RESOURCES, resource), sides: { A: [], B: [] } });
    } else {
      const stages = current?.sides[oneOf(['A', 'B'], side)];
      if (current?.id !== id || stages?.length !== amount(number) - 1) {
        throw new Error(`stage out of place in a table of facts: ${line}`);
      }
      stages.push({ cost: costOf(cost).cost, effects: allEffects(effects) });
    }
  }
  return wonders;
}
