export type { PromotedNewsletter } from './subscribers/promoted-newsletter.ts';
export type { ShownSubscription } from './subscribers/shown-subscription.ts';
