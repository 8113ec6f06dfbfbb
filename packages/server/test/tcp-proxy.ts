// Passes each connection to the next of several servers, byte by byte, and skips servers that don't accept it.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly address: string;
  close(): Promise<void>;
}

/** `servers` may change: it is looked at for each connection. */
export async function startProxy(servers: readonly { readonly address: string }[]): Promise<TcpProxy> {
  let turn = 0;
  const sockets = new Set<Socket>();

  function join(client: Socket, attempt: number): void {
    const server = servers[turn++ % servers.length];
    if (server === undefined || attempt > servers.length) {
      client.destroy();
      return;
    }
    const { hostname, port } = new URL(server.address);
    const backend = connect(Number(port), hostname);
    sockets.add(backend);
    backend.once('connect', () => {
      client.pipe(backend);
      backend.pipe(client);
    });
    backend.once('error', () => {
      if (backend.bytesWritten === 0 && backend.connecting) join(client, attempt + 1);
      else client.destroy();
    });
    backend.once('close', () => {
      sockets.delete(backend);
      if (backend.bytesRead > 0 || backend.bytesWritten > 0) client.destroy();
    });
    client.once('close', () => backend.destroy());
  }

  const proxy = createServer((client) => {
    sockets.add(client);
    client.on('error', () => {});
    client.once('close', () => sockets.delete(client));
    join(client, 1);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
