/** Size limits of a page, measured on what a server sends. */
import { beforeAll, describe, expect, it } from 'vitest';
import { formula1Address, formula1Tabs } from '#features/livescore/public.ts';
import { withServer } from '../server.ts';
import { pageNames, pathOf, writeEveryPage } from './every-page.ts';
import { expectWithinBytes, pageBytes } from './page-bytes.ts';
import {
  addressesIn,
  allImports,
  createReader,
  hasReactIsland,
  isAgreed,
  isBanner,
  sizeOf,
  staticImports,
  timedScripts,
} from './page-files.ts';

/** Each tab of the Formula 1 page, beside the examples. */
const formula1Paths = formula1Tabs.map(
  (oldal) => [`formula1 ${oldal}`, formula1Address({ oldal, szezon: 2024 })] as const,
);
const everyState = [...pageNames.map((name) => [name, pathOf(name)] as const), ...formula1Paths];

const server = withServer();
beforeAll(() => writeEveryPage(server));

describe('the files of a page', () => {
  it.each(everyState)(
    '%s stay within the size limits, and include React only for a React island',
    async (_, path) => {
      await expectWithinBytes(server.telex, path);
    },
  );

  it.each(['quizStory', 'quiz'])('%s has a React island', async (name) => {
    expect(hasReactIsland((await server.telex(pathOf(name))).text)).toBe(true);
  });

  it.each(['football', 'formula1'])(
    '%s follows its results with little more than the script of every page',
    async (name) => {
      const send = server.telex;
      const html = (await send(pathOf(name))).text;
      const reader = createReader(send);
      const page = await reader.withImports(addressesIn(html, /<script[^>]* src="([^"]+)"/g), staticImports);
      const board = addressesIn(page.join('\n'), allImports).filter((one) => one.includes('/sports-board-'));
      const own = board.map((address) => address.replace(/^\./, '/_assets'));
      const all = new Set([...page, ...(await reader.withImports(own, staticImports))]);
      expect(all.size).toBeGreaterThan(page.length);
      expect(sizeOf([...all])).toBeLessThanOrEqual(pageBytes.sports);
    },
  );

  it('load the player within the island limit, and only on pages with audio', async () => {
    const html = (await server.telex(pathOf('podcast'))).text;
    const reader = createReader(server.telex);
    const page = await reader.withImports(addressesIn(html, /<script[^>]* src="([^"]+)"/g), staticImports);
    const player = timedScripts(html, page).filter((address) => address.includes('/player-'));
    expect(player).toHaveLength(1);
    const all = [...page, ...(await reader.withImports(player, allImports))];
    for (const part of ['sound-bar', 'lapzarta:podcast'])
      expect(
        all.filter((text) => text.includes(part)),
        part,
      ).not.toEqual([]);
    expect(all.some((text) => text.includes('hydrateRoot'))).toBe(false);
    expect(sizeOf(all), 'everything with the player').toBeLessThanOrEqual(pageBytes.withIsland);
    expect((await server.telex(pathOf('legfrissebb'))).text).not.toContain('data-play=');
  });

  it('load the banner’s script within its limit [S18]', async () => {
    const html = (await server.telex('/')).text;
    const reader = createReader(server.telex);
    const page = await reader.withImports(addressesIn(html, /<script[^>]* src="([^"]+)"/g), staticImports);
    const banner = addressesIn(page.join('\n'), allImports).filter(isBanner);
    expect(banner).toHaveLength(1);
    const scripts = await reader.withImports(
      banner.map((address) => address.replace(/^\./, '/_assets')),
      staticImports,
    );
    expect(sizeOf(scripts)).toBeLessThanOrEqual(pageBytes.banner);
  });

  it('measure within a limit of their own, which only readers pay who agreed [ADS-14] [S18]', async () => {
    const reader = createReader(server.telex);
    const html = (await server.telex(pathOf('single_article'))).text;
    const linked = await reader.withImports(addressesIn(html, /<script[^>]* src="([^"]+)"/g), staticImports);
    const agreed = addressesIn(linked.join(), allImports).filter(isAgreed);
    expect(agreed).toHaveLength(1);
    const scripts = await reader.withImports(
      agreed.map((address) => address.replace(/^\.\//, '/_assets/')),
      allImports,
      isAgreed,
    );
    expect(scripts.some((text) => text.includes('/track/pageview'))).toBe(true);
    expect(sizeOf(scripts)).toBeLessThanOrEqual(pageBytes.measurement);
  });

  it('of slots have a limit of their own, and are loaded by themselves [S18]', async () => {
    const reader = createReader(server.telex);
    const html = (await server.telex('/')).text;
    const linked = addressesIn(html, /<script[^>]* src="([^"]+)"/g);
    const page = await reader.withImports(linked, staticImports);
    const names = addressesIn((await reader.withImports(linked, allImports)).join('\n'), allImports);
    const slots = names.filter((name) => /\/(?:follow-slots|slots|pixels|settled)-/.test(name));
    expect(slots.some((name) => name.includes('/slots-'))).toBe(true);
    const scripts = await reader.withImports(
      slots.map((name) => name.replace(/^\.\//, '/_assets/')),
      staticImports,
    );
    const own = scripts.filter((text) => !page.includes(text));
    expect(own.some((text) => text.includes('securepubads'))).toBe(true);
    expect(page.some((text) => text.includes('securepubads'))).toBe(false);
    expect(sizeOf(own)).toBeLessThanOrEqual(pageBytes.slots);
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
