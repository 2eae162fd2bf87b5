import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { resolveAddress } from '#features/sites/public.ts';
import { withServer } from '../../../tests/server.ts';

const address = '/offline-worker.js';
const most = 4 * 1024;

function settingsOf(script: string): unknown {
  return JSON.parse(/^self\.settings=(.*);\n/.exec(script)?.[1] ?? '');
}

describe('the service worker', () => {
  const server = withServer();

  it('is revalidated each time, and controls every page of its domain', async () => {
    const { status, headers, text } = await server.telex(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['service-worker-allowed']).toBe('/');
    expect(gzipSync(text).length).toBeLessThanOrEqual(most);
  });

  it('contains the build, its files, and the sites of the requested domain', async () => {
    const { id } = Object((await server.telex('/builds/latest.json')).json());
    const main = Object(settingsOf((await server.telex(address)).text));
    expect(main).toMatchObject({ kind: 'works', build: id, shell: `lapzarta-shell-${id}` });
    expect(main.sites.map(({ path }: { path: string }) => path)).toEqual(['', '/after', '/g7', '/karakter']);
    const regional = Object(settingsOf((await server.transtelex(address)).text));
    expect(regional.sites).toEqual([{ path: '', offline: '/offline', saved: '/mentett' }]);
    expect(settingsOf((await server.unknownHost(address)).text)).toEqual(main);
  });

  it('stores only successful answers, and only pages that are the same for everyone', async () => {
    const { files, sites } = Object(settingsOf((await server.telex(address)).text));
    expect(files.length).toBeGreaterThan(8);
    const pages = sites.flatMap(({ offline, saved }: { offline: string; saved: string }) => [offline, saved]);
    for (const path of [...files, ...pages]) {
      const { status, headers } = await server.telex(path);
      expect(status, path).toBe(200);
      expect(headers['cache-control'], path).toContain('public');
    }
  });

  it('is registered by every page, and allowed by its policy', async () => {
    const { text, headers } = await server.telex('/empty');
    expect(text).toContain(` data-worker="${address}"`);
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
  });
});

describe('a service worker disabled by the operator', () => {
  const server = withServer({ offline: false });

  it('unregisters itself, and no page requests it', async () => {
    expect(settingsOf((await server.telex(address)).text)).toEqual({ kind: 'leaves', prefix: 'lapzarta-' });
    expect((await server.telex('/empty')).text).not.toContain('data-worker');
  });
});

describe('the manifest', () => {
  const server = withServer();

  it.each(['', '/after', '/g7', '/karakter'])('of “%s” makes that site installable', async (prefix) => {
    const manifest = Object((await server.telex(`${prefix}/site.webmanifest`)).json());
    expect(manifest).toMatchObject({
      id: prefix || '/',
      start_url: prefix || '/',
      scope: `${prefix}/`,
      display: 'standalone',
      categories: ['news'],
    });
    for (const { url } of manifest.shortcuts) {
      expect(url.startsWith(`${prefix}/`)).toBe(true);
      expect(resolveAddress(server.edition, 'localhost', url, '').kind, url).toBe('page');
    }
  });
});
