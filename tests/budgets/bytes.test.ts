/** Size limits of a page, measured on what a server sends. */
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { formula1Address, formula1Tabs } from '#features/livescore/public.ts';
import { withServer } from '../server.ts';
import { pageNames, pathOf, writeEveryPage } from './every-page.ts';

/** Limits in bytes. `later`: with everything that any interaction could still load. */
const limits = {
  script: 12 * 1024,
  later: 28 * 1024,
  /** The banner's script: once, before a reader has answered. */
  banner: 2.5 * 1024,
  withIsland: 88 * 1024,
  styles: 16 * 1024,
  fonts: 120 * 1024,
};

/** Every page, and each tab of the Formula 1 page. */
const everyState = [
  ...pageNames.map((name) => [name, pathOf(name)] as const),
  ...formula1Tabs.map((oldal) => [`formula1 ${oldal}`, formula1Address({ oldal, szezon: 2024 })] as const),
];

const server = withServer();
beforeAll(() => writeEveryPage(server));

describe('the files of a page', () => {
  it.each(pageNames)('%s stays within its size limits', async (name) => {
    const html = (await server.telex(pathOf(name))).text;
    const linked = addressesIn(html, /<script[^>]* src="([^"]+)"/g);
    const scripts = await withImports(linked, staticImports);
    const allScripts = await withImports(linked, allImports, (address) => isNeededBy(html, address));
    const styles = await Promise.all(
      addressesIn(html, /<link rel="stylesheet" href="([^"]+)"/g).map(fetchText),
    );
    const fonts = addressesIn(styles.join('\n'), /url\(["']?([^)"']+\.woff2)["']?\)/g);

    expect(scripts.length).toBeGreaterThan(0);
    expect(styles.length).toBeGreaterThan(1);
    expect(fonts.length).toBeGreaterThan(1);
    expect(sum(scripts.map(gzipped)), 'script').toBeLessThanOrEqual(limits.script);
    expect(sum(allScripts.map(gzipped)), 'script with what is fetched when it is needed').toBeLessThanOrEqual(
      limits.later,
    );
    expect(sum(styles.map(gzipped)), 'styles').toBeLessThanOrEqual(limits.styles);
    expect(sum(await Promise.all(fonts.map(bytesOf))), 'fonts').toBeLessThanOrEqual(limits.fonts);
  });

  it.each(everyState)(
    'of %s include React only for a React island, within the island limit',
    async (_, path) => {
      const { html, scripts } = await withIslands(path);
      expect(scripts.some((text) => text.includes('hydrateRoot'))).toBe(hasReactIsland(html));
      expect(sum(scripts.map(gzipped)), 'script with islands').toBeLessThanOrEqual(limits.withIsland);
    },
  );

  it.each(['quizStory', 'quiz', 'football', 'formula1'])('%s has a React island', async (name) => {
    expect(hasReactIsland((await server.telex(pathOf(name))).text)).toBe(true);
  });

  it('load the player within the island limit, and only on pages with audio', async () => {
    const html = (await server.telex(pathOf('podcast'))).text;
    const linked = addressesIn(html, /<script[^>]* src="([^"]+)"/g);
    const islands = addressesIn(html, /data-(?:island|player-bar|app-player)="([^"]+)"/g);
    expect(islands.filter((address) => /island-(player|playerBar|appPlayer)-/.test(address))).toHaveLength(3);
    const all = await withImports([...linked, ...islands], allImports);
    expect(all.some((text) => text.includes('hydrateRoot'))).toBe(false);
    expect(sum(all.map(gzipped)), 'everything with the player').toBeLessThanOrEqual(limits.withIsland);
    expect((await server.telex(pathOf('legfrissebb'))).text).not.toContain('data-player-bar');
  });

  it('load the banner’s script within its limit [S18]', async () => {
    const html = (await server.telex('/')).text;
    const banner = addressesIn(html, /data-island="([^"]+)"/g).filter(isBanner);
    expect(banner).toHaveLength(1);
    expect(sum((await withImports(banner, staticImports)).map(gzipped))).toBeLessThanOrEqual(limits.banner);
  });

  it('are compressed, and immutable at their address', async () => {
    const html = (await server.telex('/')).text;
    const [script = ''] = addressesIn(html, /<script[^>]* src="([^"]+)"/g);
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await server.telex(script, { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['cache-control']).toContain('immutable');
    }
  });
});

/** The scripts that a reader loads who scrolls to the end: the page's own, the island loader, and the islands. */
async function withIslands(path: string): Promise<{ html: string; scripts: string[] }> {
  const html = (await server.telex(path)).text;
  const linked = addressesIn(html, /<script[^>]* src="([^"]+)"/g);
  const islands = addressesIn(html, /data-island="([^"]+)"/g).filter((one) => !isBanner(one));
  const all = await withImports(linked, allImports);
  const scripts = new Set([
    ...(await withImports(linked, staticImports)),
    ...all.filter((text) => islands.length > 0 && text.includes('[data-island]')),
    ...(await withImports(islands, staticImports)),
  ]);
  return { html, scripts: [...scripts] };
}

function isBanner(address: string): boolean {
  return address.includes('island-consent-banner');
}

/** Only islands with React have properties. */
function hasReactIsland(html: string): boolean {
  return html.includes('data-props=');
}

function addressesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap((match) => match[1] ?? []))];
}

/** Imports of a built script: static ones only, or dynamic ones as well. */
const staticImports = /\b(?:import|from)["'`](\.{0,2}\/[\w./-]+\.js)["'`]/g;
const allImports = /["'`](\.{0,2}\/[\w./-]+\.js)["'`]/g;

/** Scripts that only pages with a matching element load, by the beginning of their names. */
const conditionalScripts: Record<string, RegExp> = {
  // For readers who are signed in, on any page: one kilobyte.
  'account-name': /(?!)/,
  'own-request': /(?!)/,
  'sync-saved': /(?!)/,
  // For readers who agreed to ads, on pages that have some: at most six kilobytes.
  'follow-slots': /(?!)/,
  slots: /(?!)/,
  campaigns: /data-campaign/,
  // For readers who agreed to personalised ads.
  'visited-tags': /(?!)/,
  'app-mode': /data-app=/,
  'await-islands': /data-island=/,
  carousel: /data-carousel/,
  'embed-consent': /data-embed-always=/,
  'follow-live': /data-live=/,
  'follow-match': /data-follow-from=/,
  'front-variants': /data-variants-from|data-draw/,
  'listen-to-frame': /data-own-frame=|data-embed=/,
  'open-embed': /data-embed=/,
  results: /data-(?:own-frame|embedded-page|tile-map|counting)=/,
  'story-field': /data-search-form="stories"/,
  'tag-field': /data-search-form="tags"/,
  'relative-times': /data-relative-time=/,
};

function isNeededBy(html: string, address: string): boolean {
  const name = Object.keys(conditionalScripts).find((one) => address.includes(`/${one}-`));
  return name === undefined || (conditionalScripts[name]?.test(html) ?? false);
}

async function withImports(
  addresses: string[],
  imports: RegExp,
  isWanted: (address: string) => boolean = () => true,
): Promise<string[]> {
  const texts = new Map<string, string>();
  const open = [...addresses];
  for (const address of open) {
    if (texts.has(address)) continue;
    const text = await fetchText(address);
    texts.set(address, text);
    const found = addressesIn(text, imports);
    open.push(...found.map((one) => new URL(one, `http://localhost${address}`).pathname).filter(isWanted));
  }
  return [...texts.values()];
}

async function fetchText(address: string): Promise<string> {
  const answer = await server.telex(address);
  expect(answer.status, address).toBe(200);
  return answer.text;
}

async function bytesOf(address: string): Promise<number> {
  const answer = await server.telex(new URL(address, `http://localhost/_assets/`).pathname);
  expect(answer.status, address).toBe(200);
  return answer.bytes.length;
}

function gzipped(text: string): number {
  return gzipSync(text).length;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
