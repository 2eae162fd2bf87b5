export type { PromotedNewsletter } from './promoted-newsletter.ts';
export type { ShownSubscription } from './shown-subscription.ts';
