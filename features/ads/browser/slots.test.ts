/** Slots that the ad server fills: made, loaded when near, settled by the answer, destroyed [ADS-02] [ADS-03] [ADS-04]. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, FakeElement, openBrowser, restoreBrowser } from '#tests/fake-browser.ts';
import { slot as invented } from '../campaigns/campaign.fixture.ts';
import { drawBoxes } from './draw-boxes.ts';
import { startSlots } from './slots.ts';

interface Ended {
  slot: { getSlotElementId(): string };
  isEmpty: boolean;
  size: string | number[] | null;
}

class FakeGoogle {
  defined: { path: string; sizes: unknown; id: string }[] = [];
  requested: string[] = [];
  destroyed = 0;
  config: Record<string, unknown> = {};
  isPersonal: boolean | null = null;
  cmd = { push: (command: () => void) => command() };
  #onEnd: (ended: Ended) => void = () => undefined;
  /** Keys that others have left. */
  targeting: Record<string, unknown> = {};
  /** As the real one: a key stays until it is null. */
  setConfig({ targeting, ...config }: { targeting: object }): void {
    this.config = config;
    for (const [key, value] of Object.entries({ ...this.targeting, ...targeting }))
      if (value === null) delete this.targeting[key];
      else this.targeting[key] = value;
  }
  enableServices(): void {}
  display(): void {}
  destroySlots(): void {
    this.destroyed += 1;
  }
  defineSlot(path: string, sizes: unknown, id: string) {
    this.defined.push({ path, sizes, id });
    const slot = { addService: () => slot, getSlotElementId: () => id };
    return slot;
  }
  pubads() {
    return {
      setPrivacySettings: ({ nonPersonalizedAds }: { nonPersonalizedAds: boolean }) => {
        this.isPersonal = !nonPersonalizedAds;
      },
      addEventListener: (_name: string, listener: (ended: Ended) => void) => {
        this.#onEnd = listener;
      },
      removeEventListener: () => undefined,
      refresh: (slots: { getSlotElementId(): string }[]) =>
        this.requested.push(...slots.map((slot) => slot.getSlotElementId())),
    };
  }
  answer(id: string, isEmpty: boolean, size: Ended['size'] = null): void {
    this.#onEnd({ slot: { getSlotElementId: () => id }, isEmpty, size });
  }
}

const setting = { ...invented, sizes: { desktop: ['970x250', 'fluid'], mobile: ['300x250'] } };

let browser: FakeBrowser;
let google: FakeGoogle;
let page: AbortController;
beforeEach(() => {
  browser = openBrowser();
  google = new FakeGoogle();
  browser.window.googletag = google;
  page = new AbortController();
  vi.stubGlobal('innerWidth', 1_280);
});
afterEach(restoreBrowser);

function slot(more: object = {}, top = 0): FakeElement {
  const element = new FakeElement({ dataset: { slot: JSON.stringify({ ...setting, ...more }) }, top });
  element.found.set('[data-room]', [new FakeElement()]);
  return element;
}

function start(slots: FakeElement[], isPersonalised = false): void {
  const adRequest = JSON.stringify({
    server: 'sandbox',
    network: '123',
    targeting: { site: 'telex' },
  });
  const root = browser.rootOf({
    '[data-ad-request]': [new FakeElement({ dataset: { adRequest } })],
    '[data-slot]:not([data-closed])': slots,
    '[data-slot]': slots,
  });
  startSlots(root, page.signal, isPersonalised);
}

describe('a slot', () => {
  it('is made with its path and the sizes of the window [ADS-06] [ADS-07] [ADS-08]', () => {
    start([slot()]);
    expect(google.defined).toEqual([
      { path: '/123/telex_cover_desktop_roadblock_top_1', sizes: [[970, 250], 'fluid'], id: 'slot-1' },
    ]);
    expect(browser.scripts.map(({ src }) => src)).toEqual(['/__ads/gpt.js']);
    expect(google.config).toMatchObject({ singleRequest: true, disableInitialLoad: true });
  });

  it('has those of a telephone on a narrow screen, and is not made without any', () => {
    vi.stubGlobal('innerWidth', 375);
    start([slot(), slot({ sizes: { desktop: ['970x250'], mobile: [] } })]);
    expect(google.defined.map(({ path, sizes }) => [path, sizes])).toEqual([
      ['/123/telex_cover_mobile_roadblock_top_1', [[300, 250]]],
    ]);
  });

  it('has on a tablet what fits between the margins, and is not made where styles leave it out', () => {
    vi.stubGlobal('innerWidth', 800);
    const leftOut = slot();
    leftOut.isDisplayed = false;
    start([leftOut, slot({ sizes: { desktop: ['970x250'], mobile: ['300x250'] } })]);
    expect(google.defined.map(({ path, sizes }) => [path, sizes])).toEqual([
      ['/123/telex_cover_desktop_roadblock_top_1', [[300, 250]]],
    ]);
  });

  it('is requested when the reader comes near, after its delay, once [ADS-04]', () => {
    const [near, slow] = [slot(), slot({ delay: 2_000 })];
    start([near, slow]);
    expect(google.requested).toEqual([]);
    browser.show([near, slow], false);
    browser.show([near, slow]);
    vi.advanceTimersByTime(0);
    expect(google.requested).toEqual(['slot-1']);
    vi.advanceTimersByTime(2_000);
    browser.show([near, slow]);
    vi.advanceTimersByTime(5_000);
    expect(google.requested).toEqual(['slot-1', 'slot-2']);
  });

  it('that is early is requested at once', () => {
    start([slot({ load: 'early' }), slot()]);
    expect(google.requested).toEqual(['slot-1']);
  });

  it('is destroyed with the page, and not requested by a late timer [ADS-03]', () => {
    const element = slot({ delay: 2_000 });
    start([element]);
    google.answer('slot-1', false, [970, 250]);
    expect(element.dataset.filled).toBe('');
    browser.show([element]);
    page.abort();
    vi.advanceTimersByTime(5_000);
    expect(google.requested).toEqual([]);
    expect(google.destroyed).toBe(1);
    expect(element.dataset.filled).toBeUndefined();
  });
});

describe('the answer of the ad server [S51]', () => {
  it('closes an empty slot far below the screen, and leaves one that the reader may see', () => {
    const [far, seen, fixed] = [slot({}, 1_001), slot({}, 1_000), slot({ fixed: true }, 5_000)];
    start([far, seen, fixed]);
    for (const id of ['slot-1', 'slot-2', 'slot-3']) google.answer(id, true);
    expect([far, seen, fixed].map(({ dataset }) => dataset.closed)).toEqual(['', undefined, undefined]);
    expect([far, seen, fixed].every(({ dataset }) => dataset.empty === '')).toBe(true);
  });

  it.each(['fluid', [0, 0]])('of the size %j takes its own height far below the screen only', (size) => {
    const [far, seen] = [slot({}, 1_001), slot({}, 400)];
    start([far, seen]);
    google.answer('slot-1', false, size);
    google.answer('slot-2', false, size);
    expect([far, seen].map(({ dataset }) => dataset.fluid)).toEqual(['', undefined]);
  });

  it('about another slot changes nothing', () => {
    const element = slot();
    start([element]);
    google.answer('slot-9', true);
    expect(element.dataset.empty).toBeUndefined();
  });
});

describe('what the ad server learns [S18]', () => {
  const visited = JSON.stringify(['hidak', 5, 'x'.repeat(60), '']);

  it('has no visited tags, and is not personalised, without that consent', () => {
    browser.local.setItem('visitedTags', visited);
    start([slot()]);
    expect(google.isPersonal).toBe(false);
    expect(google.targeting).toEqual({ site: 'telex' });
  });

  it('has them with consent, cut to what it accepts [ADS-09] [LIST-26]', () => {
    browser.local.setItem('visitedTags', visited);
    start([slot()], true);
    expect(google.isPersonal).toBe(true);
    expect(google.targeting).toEqual({ site: 'telex', visitedTags: ['hidak', 'x'.repeat(40)] });
  });

  it('loses them when that consent is withdrawn, on the same page and after soft navigation [LIST-26]', () => {
    browser.local.setItem('visitedTags', visited);
    start([slot()], true);
    page.abort();
    page = new AbortController();
    start([slot()], false);
    expect(google.isPersonal).toBe(false);
    expect(google.targeting).toEqual({ site: 'telex' });
  });
});

describe('nothing is requested', () => {
  it('on a page without a request, without slots, or of which a picture is taken [ADS-05]', () => {
    startSlots(browser.rootOf({ '[data-slot]:not([data-closed])': [slot()] }), page.signal, false);
    start([]);
    browser.location.search = '?screenshot=1';
    start([slot()]);
    expect(google.defined).toEqual([]);
    expect(browser.scripts).toEqual([]);
  });

  it('then slots are boxes with their names', () => {
    const [shown, none] = [slot(), slot({ sizes: { desktop: [], mobile: ['300x250'] } })];
    shown.dataset.collapsed = '';
    drawBoxes(browser.rootOf({ '[data-slot]': [shown, none] }));
    expect(shown.querySelector('[data-room]')?.textContent).toBe('telex_cover_desktop_roadblock_top_1');
    expect([shown.dataset.boxed, shown.dataset.collapsed, none.dataset.boxed]).toEqual([
      '',
      undefined,
      undefined,
    ]);
  });
});
