import type { ContentFeature } from '#features/content/public.server.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Clock } from '#platform/time/clock.ts';

export interface LiveNeeds {
  content: Pick<
    ContentFeature,
    | 'authors'
    | 'changePost'
    | 'ensureAuthors'
    | 'save'
    | 'setLive'
    | 'slugOfFormerSlug'
    | 'storyBySlug'
    | 'versionOf'
  >;
  /** The site from which addresses are seen. */
  view: Viewpoint;
  clock: Clock;
}
