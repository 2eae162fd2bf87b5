/**
 * Which feeds have changed: those whose newest stories include a changed one, now or before, and those of podcasts whose
 * episodes changed.
 */
import { podcastFeedPath } from '#features/audio/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import { type Edition, originOf, type Site, sitesOfDomain } from '#features/sites/public.ts';
import { type FeedSubject, feedAddress, feedForms, parseFeedAddress, storiesInFeed } from './feed-address.ts';
import { listOfFeed } from './list-of-feed.ts';

export interface FeedChange {
  /** Stories that changed. */
  stories: number[];
  /** Lists into which a story came or from which it went, with its publication time in unix seconds. */
  lists: { list: string; at: number }[];
  /** Podcasts whose episodes changed. */
  podcasts: { site: string; slug: string }[];
}

export interface ChangedFeedsNeeds {
  edition: Edition;
  port: number;
  lists: Pick<ListsFeature, 'entriesOf' | 'timesOfNth'>;
}

/** Absolute addresses of the changed feeds, as the feeds name themselves. */
export async function changedFeeds(
  needs: ChangedFeedsNeeds,
  changes: readonly FeedChange[],
): Promise<string[]> {
  const { edition, port } = needs;
  const ofStories = (await feedsWith(needs, changes)).flatMap(({ main, subject }) =>
    addressesOf(main, subject, originOf(main, port)),
  );
  const ofPodcasts = changes.flatMap(({ podcasts }) =>
    podcasts.flatMap(({ site: name, slug }) => {
      // The site may have left the edition since.
      const site = edition.sites.find((one) => one.slug === name);
      return site ? [originOf(site, port) + podcastFeedPath(slug)] : [];
    }),
  );
  return [...ofStories, ...new Set(ofPodcasts)];
}

/** The feeds among whose newest stories a changed one is or was. */
export async function feedsWith(
  { edition, lists }: ChangedFeedsNeeds,
  changes: readonly FeedChange[],
): Promise<FeedOfList[]> {
  const stories = [...new Set(changes.flatMap((change) => change.stories))];
  const entries = [...changes.flatMap((change) => change.lists), ...(await lists.entriesOf(stories))];
  const newest = new Map<string, number>();
  for (const { list, at } of entries) newest.set(list, Math.max(at, newest.get(list) ?? at));
  const feeds = feedsShowing(edition, [...newest.keys()]);
  const oldestShown = await lists.timesOfNth([...new Set(feeds.map(({ list }) => list))], storiesInFeed);
  return feeds.filter(({ list }) => (newest.get(list) ?? 0) >= (oldestShown.get(list) ?? 0));
}

export interface FeedOfList {
  /** The first site of the feed's domain. */
  main: Site;
  subject: FeedSubject;
  list: string;
}

export function feedsShowing(edition: Edition, lists: readonly string[]): FeedOfList[] {
  const labels = lists.flatMap(labelOf);
  return domainsOf(edition).flatMap((main) => {
    const subjects: FeedSubject[] = [
      ...sitesOfDomain(edition, main).map((site) => ({ kind: 'site' as const, site })),
      ...labels,
      ...ownFeeds(edition, main),
    ];
    const distinct = new Map(subjects.map((subject) => [feedAddress(main, 'rss', subject, false), subject]));
    return [...distinct.values()].flatMap((subject) => {
      const list = listOfFeed(edition, main, subject);
      return list !== null && lists.includes(list) ? [{ main, subject, list }] : [];
    });
  });
}

/** The first site of each domain. */
function domainsOf(edition: Edition): Site[] {
  return edition.sites.filter((site) => sitesOfDomain(edition, site)[0] === site);
}

/** @example labelOf('section:sport@telex') // [{ kind: 'section', slug: 'sport' }] */
function labelOf(list: string): FeedSubject[] {
  const [, kind, slug] = /^(section|tag|author):([a-z0-9-]+)(?:[@/]|$)/.exec(list) ?? [];
  if (slug === undefined || (kind !== 'section' && kind !== 'tag' && kind !== 'author')) return [];
  return [{ kind, slug }];
}

/** Feeds of sections with a list of their own, such as the English one. */
function ownFeeds(edition: Edition, main: Site): FeedSubject[] {
  return edition.sections.flatMap(({ rss }) => {
    const address = rss === '' ? null : parseFeedAddress(edition, main, rss);
    return address ? [address.subject] : [];
  });
}

function addressesOf(main: Site, subject: FeedSubject, origin: string): string[] {
  return feedForms.flatMap((form) =>
    [false, true].map((includesFullText) => origin + feedAddress(main, form, subject, includesFullText)),
  );
}
