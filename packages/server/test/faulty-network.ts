// A network on which bytes may be late or stop silently: a pulled cable, a router that forgot a connection.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface FaultyNetwork {
  readonly port: number;
  /** Milliseconds by which everything is late. */
  delay: number;
  /** Nothing goes through the connections that are open, for ever, and none of them ends. New ones are as good as any. */
  freeze(): void;
  /** No byte goes through anything, until it is let through. */
  stop(): void;
  goOn(): void;
  close(): Promise<void>;
}

export async function openFaultyNetwork(toPort: number): Promise<FaultyNetwork> {
  const open = new Set<{ readonly sockets: readonly Socket[]; isFrozen: boolean }>();
  let isStopped = false;
  const held: (() => void)[] = [];

  const network = createServer((near) => {
    const far = connect(toPort, '127.0.0.1');
    const pair = { sockets: [near, far], isFrozen: false };
    open.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      const pass = (act: () => void): void => {
        if (pair.isFrozen) return;
        if (isStopped) held.push(() => pass(act));
        else if (own.delay > 0) setTimeout(act, own.delay);
        else act();
      };
      from.on('data', (bytes) => pass(() => void to.write(bytes)));
      from.on('error', () => {});
      from.on('close', () => pass(() => void to.destroy()));
    }
  });
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');

  const own: FaultyNetwork = {
    port: (network.address() as AddressInfo).port,
    delay: 0,
    freeze: () => {
      for (const pair of open) pair.isFrozen = true;
    },
    stop: () => {
      isStopped = true;
    },
    goOn: () => {
      isStopped = false;
      for (const act of held.splice(0)) act();
    },
    close: async () => {
      const closed = once(network, 'close');
      network.close();
      for (const { sockets } of open) for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  return own;
}
