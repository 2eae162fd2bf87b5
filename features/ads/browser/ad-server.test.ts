/** Scripts of ad servers and auctions cannot be taken back: after a withdrawal the next page is a new document [S18]. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeBrowser, openBrowser, restoreBrowser } from '#tests/fake-browser.ts';

let browser: FakeBrowser;
beforeEach(() => {
  vi.resetModules();
  browser = openBrowser();
  browser.document.documentElement.dataset.ads = 'granted';
});
afterEach(restoreBrowser);

const isHardNavigation = () => browser.document.documentElement.dataset.noSoft !== undefined;

function answer(ads: 'granted' | undefined): void {
  if (ads) browser.document.documentElement.dataset.ads = ads;
  else delete browser.document.documentElement.dataset.ads;
  browser.document.dispatchEvent(new Event('consentchange'));
}

it('after a withdrawal on any later page the next one is a document of its own, until ads are granted again [S18]', async () => {
  const { loadScript } = await import('./ad-server.ts');
  loadScript('/gpt.js');
  loadScript('/prebid.js');
  answer('granted');
  expect(isHardNavigation()).toBe(false);
  answer(undefined);
  expect(isHardNavigation()).toBe(true);
  answer('granted');
  expect(isHardNavigation()).toBe(false);
});
