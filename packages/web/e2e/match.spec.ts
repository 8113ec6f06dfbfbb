// Whole matches through the page, by people with browsers of their own.

import { Player } from './kit/player.ts';
import { expect, test } from './kit/test.ts';

test('three browsers and a bot play a whole match through clicks', async ({ arrive, api }) => {
  test.setTimeout(180_000);
  const people = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => api.person(name)));
  const [host, ...others] = people as [(typeof people)[0], ...typeof people];
  const { id, code } = await api.create(host, { seats: ['open', 'open', 'open', 'bot:easy'] });
  for (const other of others) await api.join(other, id);
  await api.start(host, id);
  const devices = ['desktop', 'desktop', 'phone'] as const;
  const players = await Promise.all(
    people.map(async (person, i) => {
      const visitor = await arrive({ as: person, device: devices[i] ?? 'desktop' });
      const player = new Player(visitor, { name: person.name });
      await player.sitDown(code);
      return player;
    }),
  );
  await Promise.all(players.map((player) => player.playToTheEnd()));
  for (const { score } of players) await expect(score).toBeVisible();
});
