/** Files of a page: those that its HTML names, and what these import. */
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { SendTestRequest } from '../server.ts';

export interface PageFiles {
  html: string;
  /** Texts of the scripts of the page itself, without what they load later. */
  scripts: string[];
  /** Those, and everything that any interaction with this page could still load. */
  allScripts: string[];
  /** The scripts that a reader loads who scrolls to the end: the page's own, the island loader, and the islands. */
  withIslands: string[];
  styles: string[];
  /** Bytes of all fonts. */
  fonts: number[];
}

export async function filesOf(send: SendTestRequest, path: string): Promise<PageFiles> {
  const reader = createReader(send);
  const html = await reader.text(path, [200, 404]);
  const linked = addressesIn(html, /<script[^>]* src="([^"]+)"/g);
  const islands = addressesIn(html, islandPattern).filter((one) => !isBanner(one));
  const scripts = await reader.withImports(linked, staticImports);
  const everyScript = await reader.withImports(linked, allImports);
  const styles = await Promise.all(
    addressesIn(html, /<link rel="stylesheet" href="([^"]+)"/g).map((one) => reader.text(one)),
  );
  const fonts = addressesIn(styles.join('\n'), /url\(["']?([^)"']+\.woff2)["']?\)/g);
  return {
    ...{ html, scripts, styles },
    allScripts: await reader.withImports(linked, allImports, (address) => isNeededBy(html, address)),
    withIslands: [
      ...new Set([
        ...scripts,
        ...everyScript.filter((text) => islands.length > 0 && text.includes('[data-island]')),
        ...(await reader.withImports(islands, staticImports)),
      ]),
    ],
    fonts: await Promise.all(fonts.map((one) => reader.bytes(one))),
  };
}

const islandPattern = /data-island="([^"]+)"/g;

export function isAgreed(address: string): boolean {
  return /\/(?:agreed|measurement)-/.test(address);
}

export function isBanner(address: string): boolean {
  return address.includes('island-consent-banner');
}

/** Only islands with React have properties. */
export function hasReactIsland(html: string): boolean {
  return html.includes('data-props=');
}

export function addressesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap((match) => match[1] ?? []))];
}

/** Imports of a built script: static ones only, or dynamic ones as well. */
export const staticImports = /\b(?:import|from)["'`](\.{0,2}\/[\w./-]+\.js)["'`]/g;
export const allImports = /["'`](\.{0,2}\/[\w./-]+\.js)["'`]/g;

/** Scripts that only pages with a matching element load, by the beginning of their names. */
const conditionalScripts: Record<string, RegExp> = {
  // For readers who are signed in, on any page: one kilobyte.
  'show-account': /(?!)/,
  'own-request': /(?!)/,
  'sync-saved': /(?!)/,
  // For readers who agreed to ads, on pages that have some: at most six kilobytes.
  'follow-slots': /(?!)/,
  slots: /(?!)/,
  campaigns: /data-campaign/,
  // For readers who agreed to something; `bytes.test.ts` has its limit.
  agreed: /(?!)/,
  'app-mode': /data-app=/,
  'await-islands': /data-island=/,
  carousel: /data-carousel/,
  contents: /data-contents/,
  'count-reading': /data-counts-reads/,
  'consent-service': /data-consent-service=/,
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
  const name = Object.keys(conditionalScripts).find((one) =>
    new RegExp(`/${one}(?:\\.behaviour)?-`).test(address),
  );
  return name === undefined || (conditionalScripts[name]?.test(html) ?? false);
}

export interface Reader {
  text(address: string, statuses?: readonly number[]): Promise<string>;
  /** Bytes as sent. */
  bytes(address: string): Promise<number>;
  /** The texts of scripts and of what they import. */
  withImports(
    addresses: readonly string[],
    imports: RegExp,
    isWanted?: (address: string) => boolean,
  ): Promise<string[]>;
}

export function createReader(send: SendTestRequest): Reader {
  async function text(address: string, statuses: readonly number[] = [200]): Promise<string> {
    const answer = await send(address);
    expect(statuses, address).toContain(answer.status);
    return answer.text;
  }
  return {
    text,
    async bytes(address) {
      const answer = await send(new URL(address, 'http://localhost/_assets/').pathname);
      expect(answer.status, address).toBe(200);
      return answer.bytes.length;
    },
    async withImports(addresses, imports, isWanted = () => true) {
      const texts = new Map<string, string>();
      const open = [...addresses];
      for (const address of open) {
        if (texts.has(address)) continue;
        const source = await text(address);
        texts.set(address, source);
        const found = addressesIn(source, imports);
        open.push(
          ...found.map((one) => new URL(one, `http://localhost${address}`).pathname).filter(isWanted),
        );
      }
      return [...texts.values()];
    },
  };
}

/** Bytes of texts as the server sends them: it compresses its files once, as far as gzip can. */
export function sizeOf(texts: readonly string[]): number {
  return texts.reduce((total, text) => total + gzipSync(text, { level: 9 }).length, 0);
}
