/**
 * The cookies that hide the newsletters' promotion, one for the front page and one for articles [NEWS-02]: permanently,
 * for two years [NEWS-03], or for one day on the front page and two on articles [NEWS-04]. The value is the time until
 * which it is hidden: the JSON of a number, which needs no encoding; a time in the past counts as no cookie [AUTH-12].
 */
export const promoPlaces = ['front', 'article'] as const;
export type PromoPlace = (typeof promoPlaces)[number];

/** @param cookies `document.cookie`; @param now Unix seconds. */
export function isPromoHidden(cookies: string, place: PromoPlace, now: number): boolean {
  return Number(new RegExp(`\\bnewsletter_hide_${place}=(\\d+)`).exec(cookies)?.[1]) > now;
}

/** In the format of `document.cookie` and of a `Set-Cookie` header. Null if the cookie must not be set [NEWS-05]. */
export function promoCookie(
  cookies: string,
  place: PromoPlace,
  isPermanent: boolean,
  now: number,
  isSecure: boolean,
): string | null {
  if (!isPermanent && isPromoHidden(cookies, place, now)) return null;
  const days = isPermanent ? 730 : place === 'front' ? 1 : 2;
  const seconds = days * 86_400;
  const secure = isSecure ? '; Secure' : '';
  return `newsletter_hide_${place}=${now + seconds}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
