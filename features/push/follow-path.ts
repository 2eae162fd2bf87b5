import type { Site } from '#features/sites/public.ts';
import { notificationsPath } from './consent-text.ts';
import type { SiteTopics } from './topic.ts';

/** The subject that a page offers to follow. */
export type Followable = { cimke: string } | { meccs: string };

export interface FollowNeeds {
  push: { isOn: boolean; topics: readonly SiteTopics[] };
}

/**
 * Address of the page at which a reader follows a tag or a match; null where nothing is sent. Sub-sites have no such
 * page, and their tags are not those of the main site.
 * @example followPath(site, { cimke: 'hidak' }, needs) // '/ertesitesek?cimke=hidak'
 */
export function followPath(
  { slug, path }: Pick<Site, 'slug' | 'path'>,
  subject: Followable,
  { push }: FollowNeeds,
): string | null {
  const isSent = push.isOn && path === '' && push.topics.some(({ site }) => site === slug);
  return isSent ? `${notificationsPath}?${new URLSearchParams({ ...subject })}` : null;
}
