/**
 * The paper with answers that a test alters. What a browser asks for its worker's script passes no other place where a
 * test could stand in the way.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressVariable } from './open-paper.ts';

export interface AlteredPaper {
  address: string;
  /** From now on, the text of what is at a path is another one. */
  alter(path: string, change: (text: string) => string): void;
  close(): void;
}

export async function alteredPaper(): Promise<AlteredPaper> {
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
