/**
 * A proxy that changes responses of the server for a test. Playwright cannot intercept the request for a service
 * worker's script, so the proxy is the only way to change it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressVariable } from './global-setup.ts';

export interface AlteringProxy {
  address: string;
  /** Changes the text of all further responses at a path. */
  alter(path: string, change: (text: string) => string): void;
  close(): void;
}

export async function startAlteringProxy(): Promise<AlteringProxy> {
  const changes = new Map<string, (text: string) => string>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, process.env[addressVariable]), { redirect: 'manual' });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive'])
      delete headers[name];
    const change = changes.get(url.split('?')[0] ?? '');
    const body = change ? change(await answer.text()) : Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    alter: (path, change) => void changes.set(path, change),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
