/** Which list a feed shows. */
import { listOfSearch } from '#features/lists/public.ts';
import { type Edition, type Site, sitesOfDomain } from '#features/sites/public.ts';
import { allStories } from '../section/all-stories.ts';
import { type ListPageAt, listPageAt } from '../section/list-page-at.ts';
import { type FeedSubject, feedPath } from './feed-address.ts';

/** The list that a feed shows; null if there is no such feed. */
export function listOfFeed(edition: Edition, main: Site, subject: FeedSubject): string | null {
  if (subject.kind === 'site') return listOfSite(edition, subject.site);
  return pageOfFeed(edition, main, subject)?.list ?? null;
}

/** The list of a site's own feed. */
export function listOfSite(edition: Edition, site: Site): string {
  return listOfSearch(edition, site, { ...allStories, sites: 'own' });
}

export type LabelSubject = Exclude<FeedSubject, { kind: 'site' }>;

/** The page of a section that declares this feed as its own (the English one), or else the label's page [SEO-07]. */
export function pageOfFeed(edition: Edition, main: Site, subject: LabelSubject): ListPageAt | null {
  const rss = feedPath(main, 'rss', subject);
  const here = sitesOfDomain(edition, main);
  const named = edition.sections
    .filter((section) => section.rss === rss)
    .flatMap((section) =>
      here.filter((site) => section.sites.includes(site.slug)).map((site) => site.path + section.pattern),
    );
  for (const path of [...named, rss.slice('/rss'.length)]) {
    const page = listPageAt(edition, main, path);
    if (page) return page;
  }
  return null;
}
