// A network between a browser and the server that can be cut and mended.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Network {
  /** The server's address by this network. */
  readonly address: string;
  /** Every connection breaks, and none can be made. */
  cut(): void;
  mend(): void;
  /** From now on it leads to another server, as after an update. */
  leadTo(address: string): void;
  close(): Promise<void>;
}

export async function openNetwork(to: string): Promise<Network> {
  let server = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  const proxy = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(server.port), server.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
    },
    leadTo: (address) => {
      server = new URL(address);
      breakAll();
    },
    close: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      breakAll();
      await closed;
    },
  };
}
