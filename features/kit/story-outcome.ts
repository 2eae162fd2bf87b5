/** What the publication of a story comes to for readers; each feature says its own part of it [ACT-06]. */

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
  /** As the newsroom calls it, such as the title of a page; of `ads` which slots the page has. */
  name: string;
  /** Null for what comes to readers instead. */
  address: string | null;
}
