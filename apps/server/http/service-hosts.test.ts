/** Hosts of one purpose, which serve that and nothing else [S59]. */
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';

const server = withServer();
const elsewhere = ['/legfrissebb', '/rss', '/robots.txt', '/sitemap.xml', '/api/articles', '/foci', '/nincs'];
const programs = ['livescore.localhost', 'kviz.localhost', 'fiok.localhost'];
const at = (host: string, path: string) => server.telex(path, { host });

// An answer that the main host has cached must not be sent by another host.
beforeAll(async () => {
  for (const path of [...elsewhere, '/livescore/football/seasons', '/kviz/schema.graphql'])
    await server.telex(path);
  await server.settled();
});

describe('a host for programs', () => {
  it.each(programs)('has neither pages, feeds nor calls of the paper: %s [S59]', async (host) => {
    for (const path of elsewhere) {
      const { status, headers } = await at(host, path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers['content-type']).toContain('application/problem+json');
    }
  });

  it('has no calls of the other services [S59]', async () => {
    expect((await at('kviz.localhost', '/livescore/football/seasons')).status).toBe(404);
    expect((await at('kviz.localhost', '/kviz/schema.graphql')).status).toBe(404);
    expect((await at('livescore.localhost', '/kviz/schema.graphql')).status).toBe(404);
    expect((await at('livescore.localhost', '/valasztasi-terkep')).status).toBe(404);
  });

  it('has all of its own, with any spelling of its name [S59]', async () => {
    expect((await at('Livescore.Localhost', '/livescore/football/seasons')).status).toBe(200);
    expect((await at('livescore.localhost', '/api/openapi.json')).status).toBe(200);
    expect((await at('livescore.localhost', '/')).status).toBe(200);
    expect((await at('kviz.localhost', '/schema.graphql')).status).toBe(200);
    expect((await at('fiok.localhost', '/nincs')).status).toBe(404);
  });
});

describe('the host of the election map', () => {
  it('has the map with its files, and neither calls nor feeds of the paper [S59]', async () => {
    const { status, text } = await at('valasztas.localhost', '/valasztasi-terkep/hungary-2022');
    expect(status).toBe(200);
    const [, style = ''] = /href="(\/_assets\/[^"]+\.css)"/.exec(text) ?? [];
    expect((await at('valasztas.localhost', style)).status).toBe(200);
    for (const path of ['/rss', '/robots.txt', '/api/articles', '/livescore/football/seasons'])
      expect([path, (await at('valasztas.localhost', path)).status]).toEqual([path, 404]);
  });
});
