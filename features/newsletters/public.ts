export { hidePromo } from './browser/hide-promo.ts';
export type { PromotedNewsletter } from './promoted-newsletter.ts';
export type { ShownSubscription } from './shown-subscription.ts';
