/** What a page may weigh, counted on what a server sends. */
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../server.ts';
import { type PageName, pageNames, pagePaths, writeEveryPage } from './every-page.ts';

/** `later`: everything that any press of a key could still bring. */
const most = {
  script: 12 * 1024,
  later: 24 * 1024,
  withIsland: 75 * 1024,
  styles: 15 * 1024,
  fonts: 120 * 1024,
};

const server = withServer();
beforeAll(() => writeEveryPage(server));

describe('bytes of a page', () => {
  it.each(pageNames)('%s stays within its budgets', async (name) => {
    const html = (await server.telex(pagePaths[name])).text;
    const linked = addressesIn(html, /<script[^>]* src="([^"]+)"/g);
    const scripts = await withImports(linked, atOnce);
    const allScripts = await withImports(linked, everLoaded, (address) => isFor(html, address));
    const styles = await Promise.all(
      addressesIn(html, /<link rel="stylesheet" href="([^"]+)"/g).map(fetchText),
    );
    const fonts = addressesIn(styles.join('\n'), /url\(["']?([^)"']+\.woff2)["']?\)/g);

    expect(scripts.length).toBeGreaterThan(0);
    expect(styles.length).toBeGreaterThan(1);
    expect(fonts.length).toBeGreaterThan(1);
    expect(sum(scripts.map(gzipped)), 'script').toBeLessThanOrEqual(most.script);
    expect(sum(allScripts.map(gzipped)), 'script with what is fetched when it is needed').toBeLessThanOrEqual(
      most.later,
    );
    expect(sum(styles.map(gzipped)), 'styles').toBeLessThanOrEqual(most.styles);
    expect(sum(await Promise.all(fonts.map(bytesOf))), 'fonts').toBeLessThanOrEqual(most.fonts);
  });

  it('has React with an island, within its budget, and knows nothing of it without one', async () => {
    const [plain, lively] = await Promise.all([withIslands('single_article'), withIslands('quizStory')]);
    const isReact = (text: string): boolean => text.includes('hydrateRoot');
    expect([plain.some(isReact), lively.some(isReact)]).toEqual([false, true]);
    expect(sum(lively.map(gzipped)), 'script with an island').toBeLessThanOrEqual(most.withIsland);
  });

  it('has what plays within the budget of an island, and not before something can be heard', async () => {
    const html = (await server.telex(pagePaths.podcast)).text;
    const linked = addressesIn(html, /<script[^>]* src="([^"]+)"/g);
    const islands = addressesIn(html, /data-(?:island|player-bar|app-player)="([^"]+)"/g);
    expect(islands.filter((address) => /island-(player|playerBar|appPlayer)-/.test(address))).toHaveLength(3);
    const all = await withImports([...linked, ...islands], everLoaded);
    expect(all.some((text) => text.includes('hydrateRoot'))).toBe(false);
    expect(sum(all.map(gzipped)), 'everything with the player').toBeLessThanOrEqual(most.withIsland);
    expect((await server.telex(pagePaths.legfrissebb)).text).not.toContain('data-player-bar');
  });

  it('come compressed, and never change at their address', async () => {
    const html = (await server.telex('/')).text;
    const [script = ''] = addressesIn(html, /<script[^>]* src="([^"]+)"/g);
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await server.telex(script, { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['cache-control']).toContain('immutable');
    }
  });
});

/** What a reader who scrolls to the end has loaded: the page's own, what waits for islands, and they. */
async function withIslands(name: PageName): Promise<string[]> {
  const html = (await server.telex(pagePaths[name])).text;
  const linked = addressesIn(html, /<script[^>]* src="([^"]+)"/g);
  const islands = addressesIn(html, /data-island="([^"]+)"/g);
  const all = await withImports(linked, everLoaded);
  return [
    ...new Set([
      ...(await withImports(linked, atOnce)),
      ...all.filter((text) => islands.length > 0 && text.includes('[data-island]')),
      ...(await withImports(islands, atOnce)),
    ]),
  ];
}

function addressesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap((match) => match[1] ?? []))];
}

/** Imports of a built script: those that come with it, and those as well that wait until something needs them. */
const atOnce = /\b(?:import|from)["'`](\.{0,2}\/[\w./-]+\.js)["'`]/g;
const everLoaded = /["'`](\.{0,2}\/[\w./-]+\.js)["'`]/g;

/** What is fetched only where its page has something for it, by the beginning of its name. */
const waitsFor: Record<string, RegExp> = {
  'app-mode': /data-app=/,
  'await-islands': /data-island=/,
  carousel: /data-carousel/,
  'embed-consent': /data-embed-always=/,
  'follow-live': /data-live=/,
  'front-variants': /data-variants-from|data-draw/,
  'open-embed': /data-embed=/,
  'story-field': /data-search-form="stories"/,
  'tag-field': /data-search-form="tags"/,
  'tell-times': /data-tells=/,
};

function isFor(html: string, address: string): boolean {
  const name = Object.keys(waitsFor).find((one) => address.includes(`/${one}-`));
  return name === undefined || (waitsFor[name]?.test(html) ?? false);
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
