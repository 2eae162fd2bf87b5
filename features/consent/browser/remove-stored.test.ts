/** Cookies and keys of a purpose are removed when the reader does not agree to it; those of others stay [S18]. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeBrowser, openBrowser, restoreBrowser } from '#tests/fake-browser.ts';
import { removeWithoutConsent } from './remove-stored.ts';

const cookies = {
  statistics: ['_ga', '_ga_ABC', '_gid', '__gfp_64b'],
  ads: ['__gads', '__gpi', '__eoi', '_gcl_au'],
  socialMedia: ['fblo_1', 'fbm_1', 'fbsr_1'],
};
const keys = {
  statistics: ['beam-browser', 'beam-session'],
  ads: ['campaigns'],
  personalisedAds: ['visitedTags'],
};

let browser: FakeBrowser;
beforeEach(() => {
  browser = openBrowser();
  for (const name of ['consent', 'session', 'x_ga', ...Object.values(cookies).flat()])
    browser.jar.set(name, 'x');
  for (const name of ['saved-stories', ...Object.values(keys).flat()]) browser.local.setItem(name, '1');
  browser.session.setItem('beam-commerce', '1');
});
afterEach(restoreBrowser);

function left(granted: string) {
  browser.document.documentElement.dataset.consent = granted;
  removeWithoutConsent();
  return {
    cookies: [...browser.jar.keys()].slice(3),
    keys: [...browser.local.values.keys()].slice(1),
    isPaying: browser.session.values.size === 1,
  };
}

describe('what is stored', () => {
  it.each(['', 'ask'])('all leaves without any purpose, and what is necessary stays: "%s"', (granted) => {
    expect(left(granted)).toEqual({ cookies: [], keys: [], isPaying: false });
    expect([...browser.jar.keys()]).toEqual(['consent', 'session', 'x_ga']);
    expect([...browser.local.values.keys()]).toEqual(['saved-stories']);
    // Set for the domain and for all above it.
    expect(browser.document.removedCookies).toContain('_ga=; Path=/; Max-Age=0; Domain=lap.example');
  });

  it('for social media leaves while statistics stay', () => {
    expect(left('statistics')).toEqual({
      cookies: cookies.statistics,
      keys: keys.statistics,
      isPaying: true,
    });
  });

  it('for advertisements stays while they are granted, without the tags for personal ones', () => {
    expect(left('ads')).toEqual({ cookies: cookies.ads, keys: keys.ads, isPaying: false });
  });

  it('stays when everything is granted', () => {
    expect(left('statistics ads personalisedAds socialMedia').cookies).toEqual(Object.values(cookies).flat());
    expect(browser.document.removedCookies).toEqual([]);
  });

  it('does not matter where the browser forbids storage', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    expect(() => removeWithoutConsent()).not.toThrow();
  });
});
