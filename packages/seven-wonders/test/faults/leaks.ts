// Faults that let somebody see what he should not.

import type { Event, Room } from '../../src/index.ts';
import { actionIn, STAGE } from '../../src/move.ts';
import { afterwards, cityOf, type Fault, honest, offering, roomOf, telling } from './fault.ts';

export const LEAKS: readonly Fault[] = [
  {
    fault: 'the table shows which card was buried',
    law: 'silent-worlds',
    spoil: () =>
      afterwards(({ public: { table } }, { plans }) => {
        for (const [seat, [move]] of plans.entries()) {
          if (move !== undefined && actionIn(move) === STAGE) table.revealed[seat] = move;
        }
      }),
  },
  {
    fault: 'an event names the buried card',
    law: 'silent-worlds',
    spoil: () =>
      telling((event, { secret }) => {
        if (event.kind !== 'stage-built') return event;
        return { ...event, card: secret.buried[event.city]?.at(-1) } as Event;
      }),
  },
  {
    fault: 'coins depend on a hand that nobody sees',
    law: 'silent-worlds',
    spoil: () =>
      afterwards((state) => {
        cityOf(state, 0).coins += (roomOf(state, 1).hand[0] ?? 0) % 2;
      }),
  },
  {
    fault: 'the neighbour’s hand stands in the own room',
    law: 'worlds-keep-certainties',
    spoil: () => {
      const peek = (rooms: readonly Room[]): void => {
        for (const [seat, room] of rooms.entries()) {
          Object.assign(room, { beside: rooms[(seat + 1) % rooms.length]?.hand });
        }
      };
      const keep = (room: Room, seen: Room): Room => Object.assign(room, { beside: Object(seen).beside });
      return {
        ...afterwards(({ private: seats }) => peek(seats.map(({ room }) => room))),
        begin: (options, deal) => {
          const begun = honest.begin(options, deal);
          peek(begun.rooms);
          return begun;
        },
        copy: { ...honest.copy, room: (room) => keep(honest.copy.room(room), room) },
        determinize: (view, rng) => {
          const world = honest.determinize(view, rng);
          peek(world.rooms);
          keep(world.rooms[view.viewer] as Room, view.private.room);
          return world;
        },
      };
    },
  },
  {
    fault: 'the table shows a hand as it was dealt',
    law: 'worlds-keep-certainties',
    spoil: () => ({
      ...honest,
      begin: (options, deal) => {
        const rooms = honest.begin(options, deal);
        rooms.table.revealed.push(...(rooms.rooms[1]?.hand ?? []));
        return rooms;
      },
    }),
  },
  {
    fault: 'the table shows what a seat has chosen while the others still think',
    law: 'silent-commits',
    options: { players: 2 },
    spoil: () =>
      offering(({ viewer, public: { table }, private: { plan } }, moves) => {
        if (plan[0] !== undefined) table.revealed[viewer] = plan[0];
        return moves;
      }),
  },
  {
    fault: 'a face tells the buried card',
    law: 'faces-tell-no-more',
    spoil: () => ({ ...honest, notation: { ...honest.notation, face: honest.notation.make } }),
  },
];
