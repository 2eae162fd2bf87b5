import { describe, expect, it } from 'vitest';
import { isPromoHidden, type PromoPlace, promoCookie } from './promo-cookie.ts';

const now = 1_795_000_000;
const day = 86_400;

function cookieOf(place: PromoPlace, hiding: 'permanent' | 'temporary', cookies = ''): string | null {
  return promoCookie(cookies, place, hiding === 'permanent', now, true);
}

describe('the promotion', () => {
  it('is visible while its cookie is absent, damaged or another one [NEWS-02]', () => {
    for (const cookies of [
      '',
      'newsletter_hide_front=',
      'newsletter_hide_front=%7B',
      'newsletter_hide_front=true',
      'x=1',
    ])
      expect(isPromoHidden(cookies, 'front', now)).toBe(false);
    expect(isPromoHidden(`newsletter_hide_article=${now + 5}`, 'front', now)).toBe(false);
    expect(isPromoHidden(`a=1; newsletter_hide_front=${now + 5}`, 'front', now)).toBe(true);
  });

  it('is visible again when the time in its cookie is past [AUTH-12]', () => {
    expect(isPromoHidden(`newsletter_hide_front=${now}`, 'front', now)).toBe(false);
  });

  it.each(['front', 'article'] as const)('is hidden permanently for two years: %s [NEWS-03]', (place) => {
    expect(cookieOf(place, 'permanent')).toBe(
      `newsletter_hide_${place}=${now + 730 * day}; Max-Age=${730 * day}; Path=/; SameSite=Lax; Secure`,
    );
  });

  it.each([
    ['front', 1],
    ['article', 2],
  ] as const)('is hidden temporarily: %s for %i days [NEWS-04]', (place, days) => {
    expect(cookieOf(place, 'temporary')).toContain(`=${now + days * day}; Max-Age=${days * day};`);
  });

  it('is not hidden temporarily when its cookie exists [NEWS-05]', () => {
    expect(cookieOf('article', 'temporary', `newsletter_hide_article=${now + 9}`)).toBeNull();
    // A permanent one replaces it.
    expect(cookieOf('article', 'permanent', `newsletter_hide_article=${now + 9}`)).not.toBeNull();
    // One with a time in the past counts as deleted.
    expect(cookieOf('article', 'temporary', `newsletter_hide_article=${now - 9}`)).not.toBeNull();
  });
});
