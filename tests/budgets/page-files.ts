/** Files of a page: those that its HTML names, and what these import. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { parseBehaviour } from '#apps/web/build/find-behaviours.ts';
import type { SendTestRequest } from '../server.ts';

export interface PageFiles {
  html: string;
  /** Texts of the scripts of the page itself, without what they load later. */
  scripts: string[];
  /** Those, and everything that any interaction with this page could still load, apart from `withIslands`. */
  allScripts: string[];
  /** The scripts that a reader loads who scrolls to the end: the page's own, islands, behaviours of single elements. */
  withIslands: string[];
  styles: string[];
  /** Bytes of all fonts. */
  fonts: number[];
}

export async function filesOf(send: SendTestRequest, path: string): Promise<PageFiles> {
  const reader = createReader(send);
  const html = await reader.text(path, [200, 404]);
  const linked = addressesIn(html, /<script[^>]* src="([^"]+)"/g);
  const scripts = await reader.withImports(linked, staticImports);
  const ownParts = [...addressesIn(html, /data-island="([^"]+)"/g), ...timedScripts(html, scripts)];
  const styles = await Promise.all(
    addressesIn(html, /<link rel="stylesheet" href="([^"]+)"/g).map((one) => reader.text(one)),
  );
  const fonts = addressesIn(styles.join('\n'), /url\(["']?([^)"']+\.woff2)["']?\)/g);
  return {
    html,
    scripts,
    styles,
    allScripts: await reader.withImports(
      linked,
      allImports,
      (address) => !behaviourAt(address)?.when && isNeededBy(html, address),
    ),
    withIslands: [...new Set([...scripts, ...(await reader.withImports(ownParts, staticImports))])],
    fonts: await Promise.all(fonts.map((one) => reader.bytes(one))),
  };
}

/** Addresses of the behaviours that this page loads for single elements, without that of the banner. */
export function timedScripts(html: string, scripts: readonly string[]): string[] {
  const imported = addressesIn(scripts.join('\n'), allImports).map((one) => one.replace(/^\./, '/_assets'));
  return imported.filter((one) => !isBanner(one) && behaviourAt(one)?.when && isNeededBy(html, one));
}

export function isAgreed(address: string): boolean {
  return /\/(?:agreed|measurement)-/.test(address);
}

export function isBanner(address: string): boolean {
  return address.includes('/consent-banner-');
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
  'consent-service': /data-consent-service=/,
  'embed-consent': /data-embed-always=/,
  'listen-to-frame': /data-own-frame=|data-embed=/,
  'open-embed': /data-embed=/,
  'story-field': /data-search-form="stories"/,
  'tag-field': /data-search-form="tags"/,
};

function isNamed(address: string, name: string): boolean {
  return new RegExp(`/${name}-[\\w-]{8}\\.js$`).test(address);
}

interface BehaviourFile {
  name: string;
  /** Matches the HTML that may have an element for it. */
  html: RegExp;
  when: string | null;
}

const behaviourFiles: BehaviourFile[] = globSync('{features,pages,platform,ui}/**/*.behaviour.ts').map(
  (file) => {
    const { selector, when } = parseBehaviour(readFileSync(file, 'utf8'), file);
    const attributes = selector.match(/data-[a-z-]+/g) ?? [];
    return { name: basename(file, '.behaviour.ts'), html: new RegExp(`${attributes.join('=|')}=`), when };
  },
);
/** Those of the shell are in one file. */
const ofShell: BehaviourFile = {
  name: 'shell-behaviours',
  html: new RegExp(
    behaviourFiles.flatMap(({ name, html }) => (name.endsWith('.shell') ? html.source : [])).join('|'),
  ),
  when: 'idle',
};

function behaviourAt(address: string): BehaviourFile | undefined {
  return [...behaviourFiles, ofShell].find(({ name }) => isNamed(address, name));
}

function isNeededBy(html: string, address: string): boolean {
  const behaviour = behaviourAt(address);
  if (behaviour) return behaviour.html.test(html);
  const name = Object.keys(conditionalScripts).find((one) => isNamed(address, one));
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
