import { describe, expect, test } from 'vitest';
import { CARDS, chainOf } from '../../src/catalogue.ts';
import { builds, eventsOf, offers, playTurn, scoreOf } from '../playing.ts';
import { builtIn, cityOf, coinsOf, discardsOf, handOf, table, tableOf } from '../table.ts';

describe('three uses of a card', () => {
  const match = table({ cities: [{ wonder: 'gizah', built: ['stone-pit'], hand: ['altar'] }] });

  test('[B1] a card is built, put under the wonder or discarded', () => {
    expect(offers(match, 0, 'altar')).toEqual(['build altar', 'stage altar', 'discard altar']);
  });

  test('[B1] built, it stands in the city', () => {
    const after = playTurn(match, { 0: 'build altar' });
    expect(builtIn(after, 0)).toEqual(['stone-pit', 'altar']);
    expect(coinsOf(after)[0]).toBe(3);
  });

  test('[B1] put under the wonder, a stage stands', () => {
    const after = playTurn(match, { 0: 'stage altar' });
    expect(cityOf(after, 0).stages).toBe(1);
    expect(builtIn(after, 0)).toEqual(['stone-pit']);
    expect(coinsOf(after)[0]).toBe(3);
  });

  test('[B1] discarded, it brings three coins and lies in the discard pile', () => {
    const after = playTurn(match, { 0: 'discard altar' });
    expect(coinsOf(after)[0]).toBe(6);
    expect(discardsOf(after)).toContain('altar');
    expect(builtIn(after, 0)).toEqual(['stone-pit']);
  });

  test('[B2] a card that can be neither built nor used for a stage has to be discarded', () => {
    const poor = table({ age: 3, cities: [{ wonder: 'gizah', coins: 0, hand: ['palace'] }] });
    expect(offers(poor, 0, 'palace')).toEqual(['discard palace']);
  });

  test('[B2] every card of a hand may be discarded, two equal ones are offered once', () => {
    const twice = table({
      players: 7,
      cities: [{ hand: ['altar', 'altar', 'tavern', 'tavern', 'tavern', 'baths', 'loom'] }],
    });
    expect(offers(twice, 0).filter((move) => move.startsWith('discard'))).toEqual([
      'discard loom',
      'discard baths',
      'discard altar',
      'discard tavern',
    ]);
  });
});

describe('one name, one structure', () => {
  test('[B3] a structure that stands is not built again', () => {
    const match = table({ cities: [{ built: ['altar'], hand: ['altar'] }] });
    expect(builds(match, 0, 'altar')).toEqual([]);
    expect(offers(match, 0, 'altar')).toContain('discard altar');
  });

  test.each(['loom', 'glassworks', 'press'] as const)(
    '[B3] the %s of Ages I and II is one structure',
    (card) => {
      const match = table({
        age: 2,
        cities: [{ built: [card], hand: [`${card}-2`] }, { hand: [`${card}-2`] }],
      });
      expect(builds(match, 0, `${card}-2`)).toEqual([]);
      expect(builds(match, 1, `${card}-2`)).toEqual([`build ${card}-2`]);
    },
  );

  test('[B3] nor is it built again by a chain', () => {
    const match = table({ age: 2, cities: [{ built: ['scriptorium', 'library'], hand: ['library'] }] });
    expect(builds(match, 0, 'library')).toEqual([]);
  });

  test('[B3] nor by Olympia’s free build', () => {
    const match = table({
      age: 2,
      cities: [{ wonder: 'olympia', stages: 2, built: ['library'], hand: ['library', 'school'] }],
    });
    expect(builds(match, 0, 'library')).toEqual([]);
    expect(builds(match, 0, 'school')).toContain('build school wonder');
  });

  test('[B3] nor from the discard pile', () => {
    const match = table({
      age: 2,
      cities: [
        { wonder: 'halikarnassos', side: 'B', built: ['foundry', 'loom', 'altar'], hand: ['walls'] },
        { hand: ['sawmill'] },
        { hand: ['quarry'] },
      ],
      discards: ['loom-2', 'altar', 'baths'],
    });
    const after = playTurn(match, { 0: 'stage walls', 1: 'build sawmill', 2: 'build quarry' });
    expect(offers(after, 0)).toEqual(['salvage baths', 'decline']);
  });
});

describe('chains', () => {
  test('[B4] the parent makes the child free, and the coins stay', () => {
    const match = table({
      age: 2,
      cities: [{ wonder: 'gizah', coins: 0, built: ['scriptorium'], hand: ['library'] }],
    });
    expect(builds(match, 0, 'library')).toEqual(['build library chain']);
    const after = playTurn(match, { 0: 'build library chain' });
    expect(builtIn(after, 0)).toContain('library');
    expect(coinsOf(after)[0]).toBe(0);
    expect(eventsOf(match, { 0: 'build library chain' })).toContainEqual({
      kind: 'built',
      city: 0,
      card: 'library',
      left: 0,
      right: 0,
      bank: 0,
      free: 'chain',
    });
  });

  const links = CARDS.flatMap(({ id, age }, card) => chainOf(card).map((parent) => ({ parent, id, age })));
  test.each(links)('[B4] the $parent leads to the $id', ({ parent, id, age }) => {
    const cities = [{ wonder: 'gizah', coins: 0, built: [parent], hand: [id] }] as const;
    expect(builds(table({ age, cities }), 0, id)).toEqual([`build ${id} chain`]);
  });

  test('[B4] a neighbour’s parent, or one under the wonder, is of no use', () => {
    const match = table({
      age: 2,
      cities: [
        { wonder: 'gizah', stages: 1, coins: 0, buried: ['scriptorium'], hand: ['library'] },
        { wonder: 'rhodos', built: ['scriptorium'] },
      ],
    });
    expect(builds(match, 0, 'library')).toEqual([]);
  });

  test('[B4] a parent from the discard pile serves from the next turn on', () => {
    const match = table({
      age: 2,
      cities: [
        { wonder: 'halikarnassos', side: 'B', coins: 0, built: ['foundry'], hand: ['walls'] },
        { wonder: 'rhodos', hand: ['courthouse', 'vineyard'] },
        { wonder: 'gizah', hand: ['bazar'] },
      ],
      discards: ['scriptorium'],
    });
    const salvaging = playTurn(match, { 0: 'stage walls', 1: 'build vineyard', 2: 'build bazar' });
    const after = playTurn(salvaging, { 0: 'salvage scriptorium' });
    expect(builds(after, 0, 'courthouse')).toEqual(['build courthouse chain']);
  });
});

describe('stages', () => {
  test('[B5] any card builds a stage, at the board’s cost', () => {
    const match = table({
      age: 3,
      cities: [{ wonder: 'gizah', coins: 0, built: ['stone-pit'], hand: ['palace', 'pantheon'] }],
    });
    for (const card of handOf(match, 0)) expect(offers(match, 0, card)).toContain(`stage ${card}`);
  });

  test('[B5] a card that is free itself doesn’t make the stage free', () => {
    const match = table({
      cities: [{ wonder: 'gizah', coins: 0, hand: ['altar'] }, { wonder: 'rhodos' }, { wonder: 'olympia' }],
    });
    expect(offers(match, 0, 'altar')).toEqual(['build altar', 'discard altar']);
  });

  test('[B5] a stage’s goods may be bought like a structure’s', () => {
    const match = table({
      cities: [
        { wonder: 'rhodos', coins: 4, hand: ['altar'] },
        { wonder: 'olympia', built: ['lumber-yard'], hand: ['theater'] },
      ],
    });
    expect(offers(match, 0, 'altar')).toContain('stage altar L4');
    const after = playTurn(match, { 0: 'stage altar L4', 1: 'build theater' });
    expect(coinsOf(after).slice(0, 2)).toEqual([0, 7]);
  });

  test('[B6] stages are built in order: the second one’s cost opens nothing before the first', () => {
    // Gizah A: two stone, then three wood.
    const wood = table({
      cities: [{ wonder: 'gizah', built: ['sawmill', 'lumber-yard'], coins: 0, hand: ['altar'] }],
    });
    expect(offers(wood, 0, 'altar')).not.toContain('stage altar');
    const second = table({
      cities: [{ wonder: 'gizah', stages: 1, built: ['sawmill', 'lumber-yard'], coins: 0, hand: ['altar'] }],
    });
    expect(offers(second, 0, 'altar')).toContain('stage altar');
    expect(cityOf(playTurn(second, { 0: 'stage altar' }), 0).stages).toBe(2);
  });

  test('[B6] a complete wonder takes no more cards', () => {
    const built = ['quarry', 'stone-pit', 'sawmill', 'lumber-yard'] as const;
    const match = table({ cities: [{ wonder: 'gizah', stages: 3, built, hand: ['altar'] }] });
    expect(offers(match, 0, 'altar')).toEqual(['build altar', 'discard altar']);
  });

  test('[B7] a card under the wonder has no effect and counts for nothing', () => {
    const cities = [
      { wonder: 'gizah', stages: 1, buried: ['palace'], hand: ['arena'] },
      { wonder: 'rhodos', built: ['magistrates-guild'] },
      { wonder: 'olympia', built: ['spies-guild'] },
    ] as const;
    const match = table({ age: 3, cities });
    expect(scoreOf(match, 0).civilian).toBe(0);
    expect(scoreOf(match, 1).guilds).toBe(0);
    expect(scoreOf(match, 2).guilds).toBe(0);
  });

  test('[B7] a tavern, a barracks or a lumber yard under the wonder brings nothing', () => {
    for (const card of ['tavern', 'barracks', 'lumber-yard'] as const) {
      const match = table({ cities: [{ wonder: 'gizah', built: ['stone-pit'], hand: [card] }] });
      const after = playTurn(match, { 0: `stage ${card}` });
      expect(coinsOf(after)[0]).toBe(3);
      expect(cityOf(after, 0).shields).toBe(0);
      expect(cityOf(after, 0).own).toEqual(cityOf(match, 0).own);
    }
  });

  test('[B7] it blocks no name: the same structure may still be built', () => {
    const match = table({ cities: [{ wonder: 'gizah', stages: 1, buried: ['altar'], hand: ['altar'] }] });
    expect(builds(match, 0, 'altar')).toEqual(['build altar']);
  });

  test('[B8] several stages may be built in one Age', () => {
    const built = ['quarry', 'stone-pit', 'sawmill', 'lumber-yard'] as const;
    let match = table({ cities: [{ wonder: 'gizah', built }] });
    for (const stages of [1, 2, 3]) {
      match = playTurn(match, { 0: offers(match, 0).find((move) => move.startsWith('stage')) as string });
      expect(cityOf(match, 0).stages).toBe(stages);
    }
    expect(tableOf(match).age).toBe(1);
  });

  test('[B8] the first stage may wait until Age III, and none has to be built', () => {
    const match = table({
      age: 3,
      turn: 6,
      cities: [{ wonder: 'gizah', built: ['stone-pit', 'palace'], hand: ['arena'] }],
    });
    expect(offers(match, 0, 'arena')).toContain('stage arena');
    const after = playTurn(match, { 0: 'discard arena' });
    expect(scoreOf(after, 0).wonder).toBe(0);
    expect(scoreOf(after, 0).total).toBeGreaterThan(0);
  });
});
