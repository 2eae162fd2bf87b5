/** Which fetched pages may replace the current one. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPayloadCache } from './payload-cache.ts';

vi.mock('#platform/browser/pages/styles.ts', () => ({
  stylesOf: () => [],
  loadStyles: () => () => undefined,
}));

let root: Record<string, string>;
beforeEach(() => {
  root = {};
  const body = { dataset: { site: 'telex', shell: 'telex' } };
  vi.stubGlobal('document', { documentElement: { dataset: root }, body });
  vi.stubGlobal('location', { href: 'https://lap.example/' });
  /** Of a document, here, its head is the name of its site. */
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (site: string) => ({ body: { dataset: { site, shell: site } } });
    },
  );
  vi.stubGlobal('fetch', async (address: string) => {
    const site = String(address).includes('/g7/') ? 'g7' : 'telex';
    const shell = { before: '', after: '' };
    return Response.json({ build: 'b1', status: 200, head: site, main: '', shell });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function isSoft(path: string): Promise<boolean> {
  const cache = createPayloadCache('b1', () => undefined);
  return (await cache.get(new URL(path, 'https://lap.example'), 'ahead')) !== null;
}

it('a page of another site replaces it', async () => {
  expect([await isSoft('/legfrissebb'), await isSoft('/g7/penz')]).toEqual([true, true]);
});

it('a page of another site is a document where scripts of others report for this site [SITE-04] [ADS-14]', async () => {
  root.measuredSite = 'telex';
  expect([await isSoft('/legfrissebb'), await isSoft('/g7/penz')]).toEqual([true, false]);
});

it('a page of another site replaces it where the reader has played something, whose player stays', async () => {
  root.measuredSite = 'g7';
  expect([await isSoft('/legfrissebb'), await isSoft('/g7/penz')]).toEqual([false, true]);
  root.played = '';
  expect(await isSoft('/legfrissebb')).toBe(true);
});
