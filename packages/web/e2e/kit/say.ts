// What people say at a table, without a browser.

import type { Person } from './api.ts';

/** Says something at a table and waits until it is said. */
export function say(
  address: string,
  who: Person,
  { match, text }: { match: string; text: string },
): Promise<void> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, [
    'mirabilia.1',
    `mirabilia.token.${who.token}`,
  ]);
  return new Promise((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ type: 'chat', id: 'word', match, text }));
    socket.onmessage = ({ data }) => {
      const { type, code } = JSON.parse(String(data)) as { type: string; code?: string };
      if (type === 'refused') reject(new Error(code));
      if (type !== 'ack') return;
      socket.close();
      resolve();
    };
    socket.onerror = () => reject(new Error('no connection'));
  });
}
