/** Our own campaigns and advertisers' pixels in the browser: what is counted, when, and what is stored [S18] [S48]. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, FakeElement, openBrowser, restoreBrowser } from '#tests/fake-browser.ts';

let browser: FakeBrowser;
let page: AbortController;
beforeEach(() => {
  vi.resetModules();
  browser = openBrowser();
  page = new AbortController();
});
afterEach(restoreBrowser);

const campaign = (id: number, cap?: number) =>
  new FakeElement({ dataset: { campaign: String(id), ...(cap === undefined ? {} : { cap: String(cap) }) } });

/** A page with one slot at the top. */
const openPage = (...campaigns: FakeElement[]) => openSlot(campaigns);

async function openSlot(
  campaigns: FakeElement[],
  place: { top?: number; dataset?: Record<string, string> } = {},
): Promise<FakeElement> {
  const { watchCampaigns } = await import('./campaigns.ts');
  const slot = new FakeElement(place);
  slot.found.set('[data-campaign]', campaigns);
  watchCampaigns(browser.rootOf({ '[data-campaigns]': [slot] }), page.signal);
  return slot;
}

const counted = () => Promise.all(browser.beacons.map(async ([, body]) => JSON.parse(await body.text())));

function see(element: FakeElement): void {
  browser.show([element]);
  vi.advanceTimersByTime(1_000);
}

describe('an impression', () => {
  it('is half of the picture on the screen for a second, once a page', async () => {
    const one = campaign(7);
    await openPage(one);
    browser.show([one], true, 0.49);
    vi.advanceTimersByTime(5_000);
    browser.show([one], true, 0.5);
    vi.advanceTimersByTime(999);
    browser.show([one], false);
    vi.advanceTimersByTime(5_000);
    expect(await counted()).toEqual([]);
    see(one);
    see(one);
    expect(await counted()).toEqual([{ id: 7, event: 'impression' }]);
    expect(browser.beacons[0]?.[0]).toBe('/api/campaigns/counts');
  });

  it('of a picture higher than the screen is half a screen of it', async () => {
    const one = campaign(7);
    await openPage(one);
    browser.show([one], true, 0.3, 249);
    vi.advanceTimersByTime(1_000);
    expect(browser.beacons).toHaveLength(0);
    browser.show([one], true, 0.3, 250);
    vi.advanceTimersByTime(1_000);
    expect(browser.beacons).toHaveLength(1);
  });

  it('is none in a tab that is hidden, and none after the page was left', async () => {
    const one = campaign(7);
    await openPage(one);
    browser.document.visibilityState = 'hidden';
    see(one);
    expect(browser.beacons).toHaveLength(0);
    browser.document.visibilityState = 'visible';
    browser.show([one]);
    page.abort();
    vi.advanceTimersByTime(5_000);
    expect(browser.beacons).toHaveLength(0);
  });
});

describe('a click', () => {
  it('is counted with the main and the middle button, no other', async () => {
    const one = campaign(7);
    await openPage(one);
    one.dispatchEvent(new Event('click'));
    one.dispatchEvent(Object.assign(new Event('auxclick'), { button: 1 }));
    one.dispatchEvent(Object.assign(new Event('auxclick'), { button: 2 }));
    expect(await counted()).toEqual([
      { id: 7, event: 'click' },
      { id: 7, event: 'click' },
    ]);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('is not counted where %j', async (asked) => {
    Object.assign(browser.navigator, asked);
    const one = campaign(7);
    await openPage(one);
    see(one);
    one.dispatchEvent(new Event('click'));
    expect(browser.beacons).toHaveLength(0);
  });
});

describe('the cap of a campaign', () => {
  async function shownNext(): Promise<number | undefined> {
    page.abort();
    page = new AbortController();
    const both = [campaign(1, 2), campaign(2)];
    await openPage(...both);
    const shown = both.filter(({ hidden }) => !hidden);
    for (const one of shown) see(one);
    expect(shown.length).toBeLessThanOrEqual(1);
    return shown[0] && Number(shown[0].dataset.campaign);
  }

  it('is kept on the following pages: then the next campaign is shown, and the first again tomorrow', async () => {
    expect([await shownNext(), await shownNext(), await shownNext()]).toEqual([1, 1, 2]);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(await shownNext()).toBe(1);
  });

  it('is stored only with consent to ads [S18]', async () => {
    await shownNext();
    expect(browser.local.values.size).toBe(0);
    browser.document.documentElement.dataset.ads = 'granted';
    await shownNext();
    expect(JSON.parse(browser.local.getItem('campaigns') ?? '')).toEqual({
      day: '2026-11-21',
      counts: { 1: 2 },
    });
    // Another tab, or after a reload.
    vi.resetModules();
    expect(await shownNext()).toBe(2);
  });

  it.each([
    '',
    'null',
    '{"day":5}',
    '[',
    '{"day":"2026-11-21"}',
    '5',
    '{"day":"2026-11-21","counts":null}',
    '{"day":"2026-11-21","counts":"2"}',
  ])('survives a stored text %j', async (text) => {
    browser.document.documentElement.dataset.ads = 'granted';
    browser.local.setItem('campaigns', text);
    expect(await shownNext()).toBe(1);
  });

  describe('when it is reached by all of a slot', () => {
    it('keeps the room of the last one, which nobody sees, presses or counts [S48]', async () => {
      const all = [campaign(1, 0), campaign(2, 0)];
      const slot = await openSlot(all, { top: 300 });
      expect(all.map(({ hidden, inert }) => [hidden, inert])).toEqual([
        [true, true],
        [false, true],
      ]);
      expect(slot.dataset.closed).toBeUndefined();
      for (const one of all) see(one);
      all[1]?.dispatchEvent(new Event('click'));
      expect(browser.beacons).toEqual([]);
    });

    it('closes the slot only more than a screen below, and never a fixed one [S51]', async () => {
      const closed = async (top: number, dataset = {}) =>
        (await openSlot([campaign(1, 0)], { top, dataset })).dataset.closed;
      expect([await closed(1_001), await closed(1_000), await closed(5_000, { fixed: '' })]).toEqual([
        '',
        undefined,
        undefined,
      ]);
    });

    it('leaves a closed slot closed when the telephone is turned: it would open on the screen', async () => {
      const slot = await openSlot([campaign(1, 0)], { top: 1_001 });
      slot.top = 0;
      browser.widen(844);
      expect(slot.dataset.closed).toBe('');
    });

    it('takes the last one that has a picture for the window', async () => {
      const all = [campaign(1, 0), campaign(2, 0)];
      Object.assign(all[1]?.dataset ?? {}, { only: 'desktop' });
      await openPage(...all);
      expect(all.map(({ hidden, inert }) => [hidden, inert])).toEqual([
        [false, true],
        [true, true],
      ]);
    });

    it('shows one again whose kind of window has come', async () => {
      const all = [campaign(1, 0), campaign(2)];
      Object.assign(all[1]?.dataset ?? {}, { only: 'desktop' });
      await openPage(...all);
      browser.widen(844);
      expect(all.map(({ hidden, inert }) => [hidden, inert])).toEqual([
        [true, false],
        [false, false],
      ]);
    });
  });
});

describe('a campaign with a picture for one kind of window', () => {
  const only = (id: number, platform: 'desktop' | 'mobile', cap?: number): FakeElement => {
    const one = campaign(id, cap);
    one.dataset.only = platform;
    return one;
  };
  const shownOf = (all: FakeElement[]) =>
    all.filter(({ hidden }) => !hidden).map(({ dataset }) => Number(dataset.campaign));

  it('leaves the slot to the next one where it has none, and is not counted there [S48]', async () => {
    const all = [only(1, 'desktop'), campaign(2)];
    await openPage(...all);
    expect(shownOf(all)).toEqual([2]);
    for (const one of all) see(one);
    expect(await counted()).toEqual([{ id: 2, event: 'impression' }]);
  });

  it('is shown where it has one', async () => {
    vi.stubGlobal('innerWidth', 1_280);
    const all = [only(1, 'desktop'), campaign(2)];
    await openPage(...all);
    expect(shownOf(all)).toEqual([1]);
  });

  it('is not shown instead of one whose cap is reached', async () => {
    const all = [only(1, 'desktop'), campaign(2, 0), campaign(3)];
    await openPage(...all);
    expect(shownOf(all)).toEqual([3]);
  });

  it('gives way when the telephone is turned; one that still fits stays and is counted once', async () => {
    const [all, whole] = [[only(1, 'mobile'), campaign(2)], [campaign(3)]];
    await openPage(...all);
    see(all[0] ?? campaign(0));
    browser.widen(844);
    expect(shownOf(all)).toEqual([2]);
    await openPage(...whole);
    see(whole[0] ?? campaign(0));
    browser.widen(375);
    see(whole[0] ?? campaign(0));
    expect((await counted()).map(({ id }) => id)).toEqual([1, 3]);
  });
});

describe('the pixel of an advertiser [ADS-15]', () => {
  let pixels: { src: string; referrerPolicy: string }[];

  async function requestFor(...addresses: string[]): Promise<void> {
    pixels = [];
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        referrerPolicy = '';
        constructor() {
          pixels.push(this);
        }
      },
    );
    browser.document.documentElement.dataset.pixelHosts = 'meres.example masik.example';
    const { requestPixels } = await import('./pixels.ts');
    const elements = addresses.map((avCode) => new FakeElement({ dataset: { avCode } }));
    requestPixels(browser.rootOf({ '[data-av-code]': elements }), page.signal);
    for (const element of elements) see(element);
  }

  it('is requested once a page when its element was seen, without the path of the page', async () => {
    await requestFor(
      'https://meres.example/1.gif',
      'https://meres.example/1.gif',
      'https://masik.example/2.gif',
    );
    expect(pixels.map(({ src }) => src)).toEqual([
      'https://meres.example/1.gif',
      'https://masik.example/2.gif',
    ]);
    expect(pixels.every(({ referrerPolicy }) => referrerPolicy === 'origin')).toBe(true);
  });

  it.each([
    'https://mas.example/1.gif',
    'https://meres.example.mas.example/',
    'javascript:alert(1)',
    'nem cím',
    '',
  ])('is not requested from %j, which the edition does not name', async (address) => {
    await requestFor(address);
    expect(pixels).toEqual([]);
  });
});
