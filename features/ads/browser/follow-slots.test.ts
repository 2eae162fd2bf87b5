/** When slots and pixels start and end, as the consent on the open page changes [S18]. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, FakeElement, openBrowser, restoreBrowser } from '#tests/fake-browser.ts';
import { followSlots } from './follow-slots.ts';
import { requestPixels } from './pixels.ts';
import { startSlots } from './slots.ts';

vi.mock('./slots.ts', () => ({ startSlots: vi.fn() }));
vi.mock('./pixels.ts', () => ({ requestPixels: vi.fn() }));

let browser: FakeBrowser;
let page: AbortController;
let slot: FakeElement;
beforeEach(() => {
  browser = openBrowser();
  page = new AbortController();
  slot = new FakeElement({ dataset: { slot: '{}' }, top: 100 });
});
afterEach(() => {
  vi.clearAllMocks();
  restoreBrowser();
});

async function answer(granted: string): Promise<void> {
  const { dataset } = browser.document.documentElement;
  dataset.consent = granted;
  if (granted.split(' ').includes('ads')) dataset.ads = 'granted';
  else delete dataset.ads;
  browser.document.dispatchEvent(new Event('consentchange'));
  await vi.dynamicImportSettled();
}

async function openPage(granted: string): Promise<void> {
  await answer(granted);
  const pixel = new FakeElement();
  followSlots(browser.rootOf({ '[data-slot]': [slot], '[data-av-code]': [pixel] }), page.signal);
  await vi.dynamicImportSettled();
}

/** Whether each start was personalised, and whether it goes on. */
const starts = () =>
  vi.mocked(startSlots).mock.calls.map(([, until, isPersonalised]) => [isPersonalised, !until.aborted]);

describe('slots of the open page', () => {
  it('start with consent to ads, and end when it is withdrawn or the page is left', async () => {
    await openPage('statistics');
    expect(starts()).toEqual([]);
    await answer('statistics ads');
    expect(starts()).toEqual([[false, true]]);
    await answer('statistics');
    expect(starts()).toEqual([[false, false]]);
    await answer('ads');
    page.abort();
    expect(starts()).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('start again without what is personal when only that is withdrawn', async () => {
    await openPage('ads personalisedAds');
    await answer('ads');
    await answer('ads statistics');
    expect(starts()).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('that are on the screen close on agreeing, not on a change of what is personal', async () => {
    await openPage('ads');
    await answer('ads personalisedAds');
    expect(slot.dataset.closed).toBeUndefined();
    await answer('');
    await answer('ads');
    expect(slot.dataset.closed).toBe('');
  });

  it('leave pixels alone when only what is personal changes: each is requested once a page [ADS-15]', async () => {
    await openPage('ads personalisedAds');
    await answer('ads');
    const calls = vi.mocked(requestPixels).mock.calls.map(([, until]) => until.aborted);
    expect(calls).toEqual([false]);
  });
});
