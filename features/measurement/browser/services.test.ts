/** Services of others in the browser: nothing before consent, each once, and a way back [ADS-13] [S18] [X21]. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, openBrowser, restoreBrowser } from '#tests/fake-browser.ts';

let browser: FakeBrowser;
let page: AbortController;
beforeEach(() => {
  vi.resetModules();
  browser = openBrowser();
  page = new AbortController();
});
afterEach(restoreBrowser);

const everything = {
  audience: { script: '/gemius.js', identifier: 'lap' },
  analytics: { script: '/gtag.js', id: 'G-1' },
  tagManager: { script: '/gtm.js' },
  facebook: { script: '/sdk.js', appId: '1', version: 'v3.2' },
};

/** As after a page was opened, or the consent changed on it. */
async function update(granted: string, measured: object = everything): Promise<void> {
  browser.document.documentElement.dataset.consent = granted;
  browser.document.body.dataset.measurement = JSON.stringify(measured);
  const { updateMeasurement } = await import('./update-measurement.ts');
  updateMeasurement(browser.rootOf({}), page.signal);
}

function openNextPage(): void {
  page.abort();
  page = new AbortController();
}

const addresses = () => browser.scripts.map(({ src }) => src);
const dataLayer = (): unknown[] =>
  (Array.isArray(browser.window.dataLayer) ? browser.window.dataLayer : []).map((entry: object) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Object.values(entry) : entry,
  );

describe('without consent', () => {
  it.each(['', 'ads', 'personalisedAds'])('nothing is loaded and nothing stored: "%s"', async (granted) => {
    await update(granted);
    expect(addresses()).toEqual([]);
    expect(browser.window).toEqual({});
    expect(browser.local.values.size).toBe(0);
  });

  it('nothing starts on a page that was left while the script was being loaded', async () => {
    page.abort();
    await update('statistics socialMedia');
    expect(addresses()).toEqual([]);
  });
});

describe('with consent', () => {
  it('each purpose loads its own services, once in a document', async () => {
    await update('statistics');
    expect(addresses()).toEqual(['/gtag.js', '/gtm.js', '/gemius.js']);
    await update('statistics socialMedia');
    openNextPage();
    await update('statistics socialMedia');
    expect(addresses()).toEqual(['/gtag.js', '/gtm.js', '/gemius.js', '/sdk.js']);
  });

  it('Google learns what is denied before what is granted, and before any of its scripts [ADS-13]', async () => {
    await update('statistics ads');
    const [first, second] = dataLayer();
    expect(first).toEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })]);
    expect(second).toEqual([
      'consent',
      'update',
      {
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      },
    ]);
  });

  it('a page view is counted once for each page, without its query', async () => {
    const views = () =>
      dataLayer().flatMap((entry) => (Array.isArray(entry) && entry[1] === 'page_view' ? [entry[2]] : []));
    await update('statistics');
    await update('statistics ads');
    expect(views()).toEqual([
      {
        page_location: 'https://lap.example/belfold/2026/11/21/hid',
        page_title: 'Híd',
        send_to: 'G-1',
      },
    ]);
    openNextPage();
    await update('statistics ads');
    expect(views()).toHaveLength(2);
  });

  it('Gemius counts the first page itself, and the next ones by a call', async () => {
    await update('statistics', { audience: everything.audience });
    expect(browser.window.pp_gemius_identifier).toBe('lap');
    openNextPage();
    await update('statistics', { audience: { script: '/gemius.js', identifier: 'rovat' } });
    expect(browser.window.pp_gemius_hit_pdata).toEqual([['rovat']]);
    expect(addresses()).toEqual(['/gemius.js']);
  });

  it('Facebook’s SDK starts when it is there, and looks at each further page [X21]', async () => {
    await update('socialMedia', { facebook: everything.facebook });
    const [init, parse] = [vi.fn(), vi.fn()];
    browser.window.FB = { init, XFBML: { parse } };
    if (typeof browser.window.fbAsyncInit === 'function') browser.window.fbAsyncInit();
    expect(init).toHaveBeenCalledExactlyOnceWith({ appId: '1', version: 'v3.2', xfbml: true });
    await update('socialMedia', { facebook: everything.facebook });
    expect(parse).not.toHaveBeenCalled();
    openNextPage();
    await update('socialMedia', { facebook: everything.facebook });
    expect(parse).toHaveBeenCalledTimes(1);
  });
});

describe('the document', () => {
  const isOfOneSite = () => browser.document.documentElement.dataset.measuredSite !== undefined;

  it.each(['statistics', 'socialMedia'])(
    'is of one site once it has scripts of others: %s',
    async (granted) => {
      await update('');
      expect(isOfOneSite()).toBe(false);
      await update(granted);
      expect(isOfOneSite()).toBe(true);
    },
  );

  it('reports nothing to them from a page of another site, which a reader reaches while listening', async () => {
    const { body } = browser.document;
    body.dataset.site = 'telex';
    await update('statistics socialMedia');
    const views = () => dataLayer().filter((entry) => JSON.stringify(entry).startsWith('["event"'));
    expect([views().length, addresses().length]).toEqual([1, 4]);
    openNextPage();
    body.dataset.site = 'g7';
    await update('statistics socialMedia');
    expect([views().length, addresses().length]).toEqual([1, 4]);
    openNextPage();
    body.dataset.site = 'telex';
    await update('statistics socialMedia');
    expect(views().length).toBe(2);
  });

  it('may go on to other sites if only our own client measures, which reads each page’s property', async () => {
    await update('statistics', { beam: { tracker: '', property: 'p' } });
    expect(isOfOneSite()).toBe(false);
  });
});

describe('after a withdrawal', () => {
  const isHardNavigation = () => browser.document.documentElement.dataset.noSoft !== undefined;

  it('Google is told, and the next page is a document of its own', async () => {
    await update('statistics', { ...everything, beam: { tracker: '', property: 'p' } });
    await update('');
    expect(dataLayer().at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'denied' }),
    ]);
    expect(isHardNavigation()).toBe(true);
  });

  it('soft navigation stays if only our own client measured', async () => {
    await update('statistics', { beam: { tracker: '', property: 'p' } });
    await update('', { beam: { tracker: '', property: 'p' } });
    expect(isHardNavigation()).toBe(false);
  });

  it('a new consent brings soft navigation back', async () => {
    await update('statistics socialMedia');
    await update('statistics');
    expect(isHardNavigation()).toBe(true);
    await update('statistics socialMedia');
    expect(isHardNavigation()).toBe(false);
  });
});

describe('the script of a service', () => {
  async function load(address: string) {
    const { loadScript } = await import('./load-script.ts');
    loadScript(address);
  }

  it('is loaded once, however often it is asked for', async () => {
    await load('/gtm.js');
    await load('/gtm.js');
    expect(addresses()).toEqual(['/gtm.js']);
  });

  it('that is blocked is logged once, one that is silent too, and one that came is not [S17]', async () => {
    for (const address of ['/tiltott.js', '/nema.js', '/jo.js']) await load(address);
    const [blocked, , good] = browser.scripts;
    blocked?.dispatchEvent(new Event('error'));
    good?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(60_000);
    expect(browser.logged).toEqual(['/tiltott.js could not be loaded.', '/nema.js does not answer.']);
  });
});
