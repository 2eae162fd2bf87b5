/** Addresses of the support pages, below a site's prefix. Secrets are in the query, which is never logged. */
import { languageParameter } from '#features/sites/public.ts';
import { type Frequency, frequencies, type GatewayName } from './terms/order.ts';

export const supportPath = '/tamogatas';
/** Redirects to the page, for links where a blocker is at work; the edition has the redirect [X19]. */
export const supportAlias = '/t';
export const successPath = '/tamogatas/siker';
export const failurePath = '/tamogatas/hiba';
/** Page of one commitment, for holders of a signed link to it. */
export const managePath = '/tamogatasom';
export const manageParameter = 'kulcs';
/** Page of one gift, for holders of its signed link. */
export const giftPath = '/ajandek';
export const giftParameter = 'kod';
/** Opens the outcome of an order. */
export const orderParameter = 'rendeles';

/** Names in addresses. */
export const frequencySlugs: Readonly<Record<Frequency, string>> = {
  monthly: 'havi',
  yearly: 'eves',
  once: 'egyszeri',
  gift: 'ajandek',
};

/** Monthly for any other name. */
export function frequencyOfSlug(slug: string | null): Frequency {
  return frequencies.find((one) => frequencySlugs[one] === slug) ?? 'monthly';
}

export function outcomeAddress(path: typeof successPath | typeof failurePath, key: string): string {
  return `${path}?${orderParameter}=${key}`;
}

/** The form with choices that were made before. */
export function supportAddress(choice: {
  frequency: Frequency;
  currency: string;
  /** Whole units; null for the usual amount. */
  units: number | null;
  gateway: GatewayName | null;
  language: 'hu' | 'en';
}): string {
  const query = new URLSearchParams({
    gyakorisag: frequencySlugs[choice.frequency],
    penznem: choice.currency,
  });
  if (choice.units !== null) query.set('osszeg', String(choice.units));
  if (choice.gateway !== null) query.set('mod', choice.gateway);
  if (choice.language === 'en') query.set(languageParameter, 'en');
  return `${supportPath}?${query}`;
}

export function noticePath(gateway: GatewayName | ':gateway'): string {
  return `/api/support/${gateway}/notices`;
}
