/** A TCP proxy to the database that a test can disconnect and reconnect. */
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface DatabaseProxy {
  /** The database's address through the proxy. */
  url(): string;
  /** Closes every connection and refuses new ones. */
  disconnect(): void;
  reconnect(): void;
}

/** Call it at the top of a file; the proxy is available once the tests run. */
export function withDatabaseProxy(databaseUrl: string): DatabaseProxy {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  let port = 0;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  beforeAll(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(0, '127.0.0.1', resolve);
    await promise;
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    url() {
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    disconnect() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    reconnect() {
      isCut = false;
    },
  };
}
