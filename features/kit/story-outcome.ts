/** Where readers get a published story; each feature contributes its own part [ACT-06]. */

export const outcomeKinds = [
  'address',
  'site',
  'list',
  'front',
  'feed',
  'sitemap',
  'newsletter',
  'notification',
  'ads',
] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

export interface StoryOutcome {
  kind: OutcomeKind;
  /** Slug of the site. */
  site: string;
  /** Name in the newsroom, such as the title of a page; for `ads` the slots of the page. */
  name: string;
  /** Null for an outcome without a page, such as a newsletter. */
  address: string | null;
}
