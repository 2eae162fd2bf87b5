/** The next page as a document of its own, and the way back to soft navigation. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeBrowser, openBrowser, restoreBrowser } from '#tests/fake-browser.ts';

let browser: FakeBrowser;
beforeEach(() => {
  vi.resetModules();
  browser = openBrowser();
});
afterEach(restoreBrowser);

const isHardNavigation = () => browser.document.documentElement.dataset.noSoft !== undefined;

it('stays while a reason for it is left', async () => {
  const { requireDocument } = await import('./next-document.ts');
  requireDocument('measurement', true);
  requireDocument('ads', true);
  requireDocument('ads', false);
  expect(isHardNavigation()).toBe(true);
  requireDocument('measurement', false);
  expect(isHardNavigation()).toBe(false);
});

it('back and forward reload the page, too', async () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const { requireDocument } = await import('./next-document.ts');
  requireDocument('measurement', true);
  navigation.dispatchEvent(new Event('navigatesuccess'));
  const { location } = browser;
  expect(location.reload).not.toHaveBeenCalled();
  location.pathname = '/sport';
  navigation.dispatchEvent(new Event('navigatesuccess'));
  expect(location.reload).toHaveBeenCalledTimes(1);
  requireDocument('measurement', false);
  navigation.dispatchEvent(new Event('navigatesuccess'));
  expect(location.reload).toHaveBeenCalledTimes(1);
});
