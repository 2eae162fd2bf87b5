/** The buttons that hide the promotion of newsletters, and the script of the head that hides it before it is painted. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, FakeElement, openBrowser, restoreBrowser } from '#tests/fake-browser.ts';
import { hidePromo } from './hide-promo.startup.ts';

const day = 86_400;

/** A promotion with its two buttons, in an element that can take the focus. */
class FakePromo extends FakeElement {
  isRemoved = false;
  onclick = () => undefined;
  parentElement: { tabIndex: number; focus: () => void } | null = { tabIndex: 0, focus: vi.fn() };
  remove(): void {
    this.isRemoved = true;
  }
}

function promoWith(...hides: string[]): { promo: FakePromo; buttons: FakePromo[] } {
  const promo = new FakePromo();
  const buttons = hides.map((kind) =>
    Object.assign(new FakePromo({ dataset: { hides: kind } }), { hidden: true }),
  );
  promo.found.set('[data-hides]', buttons);
  return { promo, buttons };
}

let browser: FakeBrowser;
let now: number;
beforeEach(() => {
  browser = openBrowser();
  now = Math.floor(Date.now() / 1000);
});
afterEach(restoreBrowser);

const rootWith = (front: FakePromo[], article: FakePromo[]) =>
  browser.rootOf({ '[data-newsletter-promo=front]': front, '[data-newsletter-promo=article]': article });

describe('the buttons of a promotion', () => {
  it('appear with the script, and hide it for a day at its place only [NEWS-04]', () => {
    const { promo, buttons } = promoWith('temporary', 'permanent');
    hidePromo(rootWith([promo], []));
    expect(buttons.map(({ hidden }) => hidden)).toEqual([false, false]);
    buttons[0]?.onclick();
    expect(promo.isRemoved).toBe(true);
    expect([...browser.jar]).toEqual([['newsletter_hide_front', String(now + day)]]);
  });

  it('hide it permanently on all pages, also where it was hidden for a day [NEWS-03]', () => {
    browser.jar.set('newsletter_hide_article', String(now + 60));
    const { promo, buttons } = promoWith('permanent');
    hidePromo(rootWith([promo], []));
    buttons[0]?.onclick();
    const until = String(now + 730 * day);
    expect(Object.fromEntries(browser.jar)).toEqual({
      newsletter_hide_front: until,
      newsletter_hide_article: until,
    });
  });

  it('change no cookie that hides it already, and remove the promotion anyway [NEWS-05]', () => {
    const long = String(now + 700 * day);
    browser.jar.set('newsletter_hide_article', long);
    const { promo, buttons } = promoWith('temporary');
    hidePromo(rootWith([], [promo]));
    buttons[0]?.onclick();
    expect(browser.jar.get('newsletter_hide_article')).toBe(long);
    expect(promo.isRemoved).toBe(true);
  });

  it('leave the focus where the promotion was', () => {
    const { promo, buttons } = promoWith('temporary');
    hidePromo(rootWith([promo], []));
    buttons[0]?.onclick();
    expect(promo.parentElement?.tabIndex).toBe(-1);
    expect(promo.parentElement?.focus).toHaveBeenCalledOnce();
  });

  it('do nothing on a page without a promotion', () => {
    hidePromo(rootWith([], []));
    expect(browser.jar.size).toBe(0);
  });
});

describe('the script of the head', () => {
  const hiddenPlaces = async (): Promise<Record<string, string>> => {
    await import('./hidden-promo.head.ts');
    return browser.document.documentElement.dataset;
  };

  it('hides each place until the time of its cookie [NEWS-02]', async () => {
    browser.jar.set('egyeb', '1');
    browser.jar.set('newsletter_hide_front', String(now + 60));
    browser.jar.set('newsletter_hide_article', String(now - 1));
    expect(await hiddenPlaces()).toEqual({ hidesFront: '' });
  });

  it('hides nothing for a damaged cookie', async () => {
    browser.jar.set('newsletter_hide_front', 'x');
    browser.jar.set('newsletter_hide_article', '');
    expect(await hiddenPlaces()).toEqual({});
  });
});
