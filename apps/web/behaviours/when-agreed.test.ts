/** Which readers load what is for those who agreed: also those with something to remove [S18]. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, openBrowser, restoreBrowser } from '#tests/fake-browser.ts';
import { updateAgreed } from './agreed.ts';

vi.mock('./agreed.ts', () => ({ updateAgreed: vi.fn() }));

let browser: FakeBrowser;
beforeEach(() => {
  vi.resetModules();
  browser = openBrowser();
});
afterEach(() => {
  vi.clearAllMocks();
  restoreBrowser();
});

async function isLoaded(granted: string): Promise<boolean> {
  browser.document.documentElement.dataset.consent = granted;
  // As in a browser, its keys are its properties.
  for (const key of browser.local.values.keys()) Object.assign(browser.local, { [key]: '1' });
  const { whenAgreed } = await import('./when-agreed.startup.ts');
  whenAgreed(browser.rootOf({}), new AbortController().signal);
  await vi.dynamicImportSettled();
  return vi.mocked(updateAgreed).mock.calls.length > 0;
}

describe('the script for readers who agreed', () => {
  it.each(['', 'ask', 'ads'])('is not loaded with "%s" where nothing is stored', async (granted) => {
    browser.jar.set('consent', 'x');
    browser.jar.set('x_ga', '1');
    browser.local.setItem('saved-stories', '[]');
    expect(await isLoaded(granted)).toBe(false);
  });

  it.each(['statistics', 'ads personalisedAds', 'socialMedia'])('is loaded with "%s"', async (granted) => {
    expect(await isLoaded(granted)).toBe(true);
  });

  it.each(['_ga', '_gid', '_gcl_au', '__gfp_1', '__gads', '__gpi', '__eoi', 'fblo_1', 'fbsr_1'])(
    'is loaded where a cookie %s has to be removed',
    async (name) => {
      browser.jar.set('consent', 'x');
      browser.jar.set(name, '1');
      expect(await isLoaded('')).toBe(true);
    },
  );

  it.each(['beam-browser', 'visitedTags', 'campaigns'])('is loaded where a key %s has to be', async (key) => {
    browser.local.setItem(key, '1');
    expect(await isLoaded('')).toBe(true);
  });
});
