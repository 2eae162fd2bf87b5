/** Limits of the weight of a page, in bytes as sent, and their check. */
import { expect } from 'vitest';
import type { SendTestRequest } from '../server.ts';
import { filesOf, hasReactIsland, sizeOf } from './page-files.ts';

const kilobyte = 1024;

export const pageBytes = {
  /** The script of a page without an island: it must not delay reading on a phone. */
  script: 12 * kilobyte,
  /** That, and everything that any interaction with the page, or news of a live one, could still load. */
  later: 31 * kilobyte,
  /** The script of a page of results, with what shows and follows them in place. */
  sports: 20 * kilobyte,
  /** The script of a page with a React island: React itself, whole and unpatched, is 66 KB of it. */
  withIsland: 85 * kilobyte,
  /** The banner's script, before a reader has answered; every first visit pays for it. */
  banner: 2.5 * kilobyte,
  /** Script for readers who agreed to statistics or social media: tags that were visited, and the measurement. */
  measurement: 5 * kilobyte,
  /** Slots of the ad server, for readers who agreed to ads, on pages that have some. */
  slots: 6 * kilobyte,
  /** All stylesheets: nothing is drawn before they have come. */
  styles: 16.5 * kilobyte,
  /** Three subsets of fonts, two of which are preloaded. */
  fonts: 120 * kilobyte,
};

/** Fails if the page at this path brings more than a page may. */
export async function expectWithinBytes(send: SendTestRequest, path: string): Promise<void> {
  const { html, scripts, allScripts, withIslands, styles, fonts } = await filesOf(send, path);
  expect(scripts.length).toBeGreaterThan(0);
  expect(styles.length).toBeGreaterThan(1);
  expect(fonts.length).toBeGreaterThan(1);
  expect(sizeOf(scripts), 'script').toBeLessThanOrEqual(pageBytes.script);
  expect(sizeOf(allScripts), 'script with what is fetched when it is needed').toBeLessThanOrEqual(
    pageBytes.later,
  );
  expect(sizeOf(styles), 'styles').toBeLessThanOrEqual(pageBytes.styles);
  expect(sum(fonts), 'fonts').toBeLessThanOrEqual(pageBytes.fonts);
  expect(withIslands.some((text) => text.includes('hydrateRoot'))).toBe(hasReactIsland(html));
  expect(sizeOf(withIslands), 'script with islands').toBeLessThanOrEqual(pageBytes.withIsland);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
