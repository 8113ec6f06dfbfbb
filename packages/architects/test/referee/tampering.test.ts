import { TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import { CARD_IDS, setsOff, TOKEN_IDS } from './facts.ts';
import { at } from './lists.ts';
import type { Dig } from './record.ts';
import { cityToMove } from './table.ts';
import {
  type Change,
  complaintsAfter,
  holds,
  idleToken,
  insert,
  inTurn,
  isBabylon,
  isBuild,
  isDig,
  isSet,
  isTurnTake,
  leaveOut,
  missingFromTop,
  rewrite,
  ruleOf,
} from './tamper.ts';
import { purseOf } from './turn.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

const TAMPERINGS: Record<string, [Change, RegExp]> = {
  'the wrong seat moves': [
    rewrite(
      ({ move }) => isTurnTake(move),
      ({ move, table }) => ({ seat: (move.seat + 1) % table.cities.length }),
    ),
    /in the turn of seat/,
  ],
  'a seat that does not exist moves': [
    rewrite(
      () => true,
      () => ({ seat: 7 }),
    ),
    /in the turn of seat/,
  ],
  'the free card is left out': [leaveOut(isTurnTake), /open: the card of the turn/],
  'the free card is taken twice': [
    insert(inTurn, () => ({ do: 'take', deck: 'central', why: 'turn' })),
    /already taken or passed/,
  ],
  'the free card comes from a far deck': [
    rewrite(
      ({ move, table }) => isTurnTake(move) && table.cities.length > 2,
      ({ move, table }) => ({ deck: { of: (move.seat + 1) % table.cities.length } }),
    ),
    /out of reach/,
  ],
  'a deck of nobody': [
    rewrite(
      ({ move }) => isTurnTake(move),
      () => ({ deck: { of: 9 } }),
    ),
    /no such deck/,
  ],
  'a pass with cards in reach': [
    rewrite(
      ({ move }) => isTurnTake(move),
      () => ({ do: 'pass' }),
    ),
    /still has cards/,
  ],
  'a build before the free card': [
    insert(
      ({ move }) => isTurnTake(move),
      () => ({ do: 'stage', stage: 1, with: { wood: 1, stone: 1 } }),
    ),
    /begins with its free card/,
  ],
  'a decline is left out': [leaveOut((move) => move.do === 'decline'), /open: the extra card of/],
  'an extra card is left out': [
    leaveOut((move) => move.do === 'take' && move.why !== 'turn' && move.why !== 'wonder'),
    /open: the extra card of/,
  ],
  'a decline of a token of somebody else': [
    insert(inTurn, ({ table }) => ({
      do: 'decline',
      why: TOKEN_IDS.find((token) => !cityToMove(table).progress.includes(token)),
    })),
    /does not own/,
  ],
  'a token gives two cards in a turn': [
    (moves, index, spot) => {
      const used = spot.table.turn.used.find((token) => CARD_IDS.some((card) => setsOff(token, card)));
      return insert(
        (here) => inTurn(here) && used !== undefined,
        () => ({ do: 'take', deck: 'central', why: used }),
      )(moves, index, spot);
    },
    /already used or declined/,
  ],
  'a token that nothing set off': [
    insert(
      (spot) => inTurn(spot) && idleToken(spot) !== undefined,
      (spot) => ({ do: 'take', deck: 'central', why: idleToken(spot) }),
    ),
    /nothing has set/,
  ],
  'a forced stage is left out': [
    leaveOut((move) => move.do === 'stage'),
    /open: stage \d, which can be paid/,
  ],
  'a stage that is not yet available': [
    rewrite(
      (spot) => isBuild(spot) && spot.move.stage < 3,
      () => ({ stage: 5 }),
    ),
    /a stage below stage 5/,
  ],
  'a stage built twice': [
    rewrite(
      (spot) => isBuild(spot) && spot.move.stage > 1,
      ({ table }) => ({
        stage: at(cityToMove(table).built, 0),
      }),
    ),
    /is already built/,
  ],
  'a sixth stage': [rewrite(isBuild, () => ({ stage: 6 })), /there is no stage 6/],
  'payment with cards that are not there': [
    rewrite(isBuild, () => ({ with: { glass: 9 } })),
    /pays 9 glass but holds/,
  ],
  'payment of too little': [rewrite(isBuild, () => ({ with: {}, using: [] })), /pays 0 resources/],
  'payment of two alike for two different': [
    (moves, index, spot) => {
      const pair = CARD_IDS.slice(0, 5).find(
        (card) => cityToMove(spot.table).cards.filter((held) => held === card).length >= 2,
      );
      const serves = () => isBuild(spot) && spot.move.stage === 1 && pair !== undefined;
      return rewrite(serves, () => ({ with: { [pair ?? '']: 2 }, using: [] }))(moves, index, spot);
    },
    /are not different/,
  ],
  'a coin in place of a card at hand': [
    (moves, index, spot) => {
      if (!isBuild(spot) || ruleOf(spot) !== 'different' || spot.move.using || spot.move.with.coin)
        return false;
      const [first, ...rest] = Object.keys(spot.move.with);
      if (!first || !holds(spot, 'coin')) return false;
      moves[index].with = { ...Object.fromEntries(rest.map((card) => [card, 1])), coin: 1 };
      return true;
    },
    /a coin replaces only/,
  ],
  'Economy that is not owned': [
    rewrite(
      (spot) => isBuild(spot) && !cityToMove(spot.table).progress.includes('economy'),
      () => ({ using: ['economy'] }),
    ),
    /economy is not there/,
  ],
  'Engineering for what fits anyway': [
    rewrite(
      (spot) => isBuild(spot) && !spot.move.using && purseOf(spot.table).tokens.includes('engineering'),
      () => ({ using: ['engineering'] }),
    ),
    /does not use engineering up/,
  ],
  'a wonder effect is left out': [
    leaveOut((move) => move.do === 'take' && move.why === 'wonder'),
    /open: a card from the wonder effect/,
  ],
  'a wonder effect that waits': [
    insert(
      ({ table }) => table.turn.owed.length > 0 && table.turn.extra.length > 0,
      ({ table }) => ({ do: 'decline', why: table.turn.extra[0] }),
    ),
    /comes at once/,
  ],
  'a wonder effect from the wrong deck': [
    rewrite(
      ({ move, table }) =>
        move.do === 'take' && move.why === 'wonder' && cityToMove(table).wonder === 'ephesus',
      () => ({ deck: 'left' }),
    ),
    /no wonder effect gives a card from this deck/,
  ],
  'a wonder effect out of nowhere': [
    insert(inTurn, () => ({ do: 'take', deck: 'central', why: 'wonder' })),
    /no wonder effect gives a card/,
  ],
  'a dig out of nowhere': [
    insert(inTurn, () => ({ do: 'dig', deck: 'left', keep: 'gear', after: [] })),
    /no wonder effect gives a dig/,
  ],
  'a dig too deep': [
    (moves, index, spot) => {
      const keep = isDig(spot) ? missingFromTop(spot) : undefined;
      return rewrite(
        () => keep !== undefined,
        () => ({ keep }),
      )(moves, index, spot);
    },
    /among the top 5/,
  ],
  'a dig that loses a card': [
    rewrite(
      (spot) => isDig(spot) && spot.move.after.length > 0,
      ({ move }) => ({
        after: (move as Dig).after.slice(1),
      }),
    ),
    /not a reordering/,
  ],
  'a dig that changes a card': [
    rewrite(
      (spot) => isDig(spot) && spot.move.after[0] !== 'coin',
      ({ move }) => ({
        after: ['coin', ...(move as Dig).after.slice(1)],
      }),
    ),
    /not a reordering/,
  ],
  'a dig is left out': [leaveOut((move) => move.do === 'dig'), /open: a dig/],
  'another token than the one that lies there': [
    rewrite(
      (spot) => isSet(spot) && spot.move.token !== 'decor',
      () => ({ token: 'decor' }),
    ),
    /the token there is/,
  ],
  'a token from another place of the row': [
    rewrite(
      (spot) => isSet(spot) && spot.move.from === 0 && spot.table.row[0] !== spot.table.row[1],
      () => ({ from: 1 }),
    ),
    /the token there is/,
  ],
  'a face-up token without a name': [
    rewrite(
      (spot) => isSet(spot) && spot.move.from !== 'pile',
      () => ({ token: null }),
    ),
    /must be named/,
  ],
  'a set of two different symbols': [
    rewrite(isSet, () => ({ spend: ['gear', 'tablet'] })),
    /neither 2 identical nor 3 different/,
  ],
  'a set of cards that are not there': [
    rewrite(
      (spot) => isSet(spot) && !holds(spot, 'tablet'),
      () => ({ spend: ['tablet', 'tablet'] }),
    ),
    /not enough tablet/,
  ],
  'a set is left out': [leaveOut((move) => move.do === 'progress' && !!move.spend), /open: a set of green/],
  'a token for nothing': [
    (moves, index, spot) => isSet(spot) && delete moves[index].spend,
    /no wonder effect gives a token/,
  ],
  "Babylon's token paid with green cards": [
    rewrite(isBabylon, () => ({ spend: ['gear', 'gear'] })),
    /comes at once/,
  ],
  'an unknown kind of move': [
    rewrite(
      () => true,
      () => ({ do: 'steal' }),
    ),
    /no kind of move/,
  ],
  'an unknown deck': [
    rewrite(
      ({ move }) => isTurnTake(move),
      () => ({ deck: 'middle' }),
    ),
    /deck is not/,
  ],
};

describe('tampered moves are refused, and the complaint names the move', () => {
  test.each(Object.keys(TAMPERINGS))('%s', (name) => {
    const [change, words] = TAMPERINGS[name] ?? [() => false, /./];
    const { index, complaints } = complaintsAfter(change);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(new RegExp(`^move ${index}: `));
    expect(complaints[0]).toMatch(words);
  });
});
