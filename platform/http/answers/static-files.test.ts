import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpResponse, sendRequest } from '../../../tests/send-request.ts';
import { readStaticFiles } from './static-files.server.ts';

describe('a file of the build', () => {
  let folder = '';
  let server: Server;
  const get = (path: string, headers: Record<string, string> = {}): Promise<HttpResponse> => {
    const address = server.address();
    return sendRequest(typeof address === 'object' ? (address?.port ?? 0) : 0, path, { headers });
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'static-files-'));
    await writeFile(join(folder, 'base-1.css'), 'body { margin: 0 }'.repeat(50));
    await writeFile(join(folder, 'jel-1.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(folder, 'serif-1.woff2'), 'wOF2');
    const files = await readStaticFiles({ '/_assets/': folder });
    server = createServer((request, response) => {
      if (!files.answer(request.url ?? '', request, response)) response.writeHead(404).end();
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(0, '127.0.0.1', resolve);
    await promise;
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  it('has a different tag in each encoding, so that a proxy cannot combine parts of two', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accept = { 'accept-encoding': encoding };
      const { headers, text } = await get('/_assets/base-1.css', accept);
      expect([headers['content-encoding'] ?? 'identity', text.length]).toEqual([encoding, 900]);
      const etag = String(headers.etag);
      expect(etag).toMatch(/^"[\w-]+"$/);
      tags.add(etag);
      const again = await get('/_assets/base-1.css', { ...accept, 'if-none-match': etag });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    expect(tags.size).toBe(3);
  });

  it('in a compressed format has one tag for all encodings', async () => {
    const taken = await Promise.all(
      ['br', 'identity'].map((one) => get('/_assets/serif-1.woff2', { 'accept-encoding': one })),
    );
    expect(taken[0]?.headers.etag).toBe(taken[1]?.headers.etag);
  });

  it('runs no script when it is an SVG opened by itself', async () => {
    const { headers } = await get('/_assets/jel-1.svg');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
