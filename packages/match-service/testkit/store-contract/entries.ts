import { TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { Conflict, type MatchStore } from '../../src/store.ts';
import { aChat, aCommit, aMatch } from '../samples.ts';
import { LATER, type StoreUnderTest, texts } from './given.ts';

export function entriesContract(given: StoreUnderTest<MatchStore>): void {
  describe('entries', () => {
    beforeEach(() => given.store.createMatch(aMatch('a')));

    test('come back as they were given, in order, from any point on', async () => {
      const entries = [
        aCommit(1),
        aChat(2, 'hello'),
        { seq: 3, at: 9, body: { kind: 'keeper', seat: 0, keeper: 'bot' } } as const,
      ];
      await given.store.append({ match: 'a', entries: entries.slice(0, 2) });
      await given.store.append({ match: 'a', entries: entries.slice(2) });
      expect(await given.store.entries('a', 0)).toEqual(entries);
      expect(await given.store.entries('a', 1)).toEqual(entries.slice(1));
      expect(await given.store.entries('a', 3)).toEqual([]);
      expect(await given.store.entries('unknown', 0)).toEqual([]);
    });

    test('are numbered as numbers, not as texts', async () => {
      const entries = Array.from({ length: 12 }, (_, index) => aCommit(index + 1));
      await given.store.append({ match: 'a', entries });
      expect((await given.store.entries('a', 8)).map(({ seq }) => seq)).toEqual([9, 10, 11, 12]);
    });

    test('of one match are apart from those of another', async () => {
      await given.store.createMatch(aMatch('b'));
      await given.store.append({ match: 'a', entries: [aChat(1, 'to a')] });
      await given.store.append({ match: 'b', entries: [aChat(1, 'to b')] });
      expect(await texts(given.store, 'a')).toEqual(['to a']);
      expect(await texts(given.store, 'b')).toEqual(['to b']);
    });

    test.each([
      ['starts at nought', [0]],
      ['starts after a gap', [3]],
      ['is taken', [1]],
      ['is taken in part', [1, 2]],
      ['has a gap', [2, 4]],
      ['repeats itself', [2, 2]],
      ['runs backwards', [3, 2]],
    ])('whose number %s are a conflict, and nothing of them is written', async (_, seqs) => {
      await given.store.append({ match: 'a', entries: [aChat(1, 'first')] });
      const refused = given.store.append({
        match: 'a',
        entries: seqs.map((seq) => aChat(seq, 'refused')),
        patch: { wakeAt: 7, status: 'over' },
      });
      await expect(refused).rejects.toBeInstanceOf(Conflict);
      expect(await texts(given.store, 'a')).toEqual(['first']);
      expect(await given.store.match('a')).toEqual(aMatch('a'));
    });

    test('of an unknown match are a conflict, with and without a patch', async () => {
      const entries = [aCommit(1)];
      await expect(given.store.append({ match: 'x', entries })).rejects.toBeInstanceOf(Conflict);
      await expect(given.store.append({ match: 'x', entries, patch: {} })).rejects.toBeInstanceOf(Conflict);
      await expect(given.store.append({ match: 'x', entries: [], patch: {} })).rejects.toBeInstanceOf(
        Conflict,
      );
      expect(await given.store.entries('x', 0)).toEqual([]);
    });

    test('change the match with them, and raise its version', async () => {
      await given.store.append({ match: 'a', entries: [aCommit(1)], patch: { wakeAt: 77 } });
      expect(await given.store.match('a')).toEqual(aMatch('a', { wakeAt: 77, updatedAt: LATER, version: 2 }));
      const patch = { status: 'over', result: { winners: [1] }, wakeAt: null } as const;
      await given.store.append({ match: 'a', entries: [aCommit(2)], patch });
      expect(await given.store.match('a')).toEqual(aMatch('a', { ...patch, updatedAt: LATER, version: 3 }));
    });

    test('change the match without an entry only if the writer knows the last one', async () => {
      const { store } = given;
      await store.append({ match: 'a', entries: [aCommit(1), aCommit(2)] });
      for (const after of [0, 1, 3]) {
        const stale = store.append({ match: 'a', entries: [], after, patch: { wakeAt: 1 } });
        await expect(stale).rejects.toBeInstanceOf(Conflict);
      }
      const late = store.append({ match: 'a', entries: [aCommit(3)], after: 1, patch: { wakeAt: 1 } });
      await expect(late).rejects.toBeInstanceOf(Conflict);
      expect(await store.match('a')).toEqual(aMatch('a'));
      await store.append({ match: 'a', entries: [], after: 2, patch: { wakeAt: 8 } });
      expect((await store.match('a'))?.wakeAt).toBe(8);
      await store.append({ match: 'a', entries: [aCommit(3)], after: 2 });
      expect(await texts(store, 'a')).toEqual(['commit', 'commit', 'commit']);
    });

    test('leave the match alone without a patch', async () => {
      await given.store.append({ match: 'a', entries: [aCommit(1)] });
      expect(await given.store.match('a')).toEqual(aMatch('a'));
    });

    test('given in one tick stand or fall each by themselves', async () => {
      await given.store.createMatch(aMatch('b'));
      const appends = await Promise.allSettled([
        given.store.append({ match: 'a', entries: [aChat(1, 'one')] }),
        given.store.append({ match: 'a', entries: [aChat(1, 'late')], patch: { wakeAt: 1 } }),
        given.store.append({ match: 'a', entries: [aChat(2, 'two')], patch: { wakeAt: 2 } }),
        given.store.append({
          match: 'b',
          entries: [aChat(1, 'three'), aChat(3, 'gap')],
          patch: { wakeAt: 3 },
        }),
        given.store.append({ match: 'x', entries: [aChat(1, 'nowhere')], patch: { wakeAt: 4 } }),
        given.store.append({ match: 'b', entries: [aChat(1, 'four')] }),
      ]);
      expect(appends.map(({ status }) => status === 'fulfilled')).toEqual([
        ...[true, false, true],
        ...[false, false, true],
      ]);
      expect(await texts(given.store, 'a')).toEqual(['one', 'two']);
      expect(await texts(given.store, 'b')).toEqual(['four']);
      expect((await given.store.match('a'))?.wakeAt).toBe(2);
      expect((await given.store.match('b'))?.wakeAt).toBe(null);
    });

    test('of writers that race for the same number are stored once', async () => {
      const racers = ['red', 'green', 'blue', 'white'];
      const race = async (racer: string) => {
        await given.store.append({ match: 'a', entries: [aChat(1, racer)] });
        return racer;
      };
      const done = await Promise.allSettled(racers.map(race));
      const winners = done.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      expect(winners).toHaveLength(1);
      expect(await texts(given.store, 'a')).toEqual(winners);
    });

    test('of many matches at once find their places', async () => {
      const matches = Array.from({ length: 60 }, (_, index) => `m${index}`);
      await Promise.all(matches.map((id) => given.store.createMatch(aMatch(id))));
      await Promise.all(
        matches.map(async (match) => {
          for (let seq = 1; seq <= 10; seq++) {
            await given.store.append({
              match,
              entries: [aChat(seq, `${match} ${seq}`)],
              patch: { wakeAt: seq },
            });
          }
        }),
      );
      for (const match of matches) {
        expect(await texts(given.store, match)).toEqual(
          Array.from({ length: 10 }, (_, index) => `${match} ${index + 1}`),
        );
        expect((await given.store.match(match))?.wakeAt).toBe(10);
      }
    });

    test(
      'hold any text, also one that is no valid Unicode',
      async () => {
        const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
        const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: codeUnit }));
        let seq = 0;
        await fc.assert(
          fc.asyncProperty(anyText, async (text) => {
            seq++;
            await given.store.append({ match: 'a', entries: [aChat(seq, text)] });
            expect(await texts(given.store, 'a', seq - 1)).toEqual([text]);
          }),
          { numRuns: 50 },
        );
      },
      TIME_FOR_MANY_CASES,
    );

    test('are read some at a time', async () => {
      const { store } = given;
      await store.append({ match: 'a', entries: [1, 2, 3, 4, 5].map((seq) => aChat(seq, String(seq))) });
      const read = async (after: number, most?: number) =>
        (await store.entries('a', after, most)).map(({ seq }) => seq);
      expect(await read(0, 2)).toEqual([1, 2]);
      expect(await Promise.all([read(2, 2), read(1), read(4, 2), read(5, 2)])).toEqual([
        [3, 4],
        [2, 3, 4, 5],
        [5],
        [],
      ]);
    });

    test('may be large', async () => {
      const text = 'żółw 🐢 '.repeat(200_000);
      await given.store.append({ match: 'a', entries: [aChat(1, text)] });
      expect(await texts(given.store, 'a')).toEqual([text]);
    });
  });
}
