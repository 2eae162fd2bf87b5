/** Lists, feeds, sitemaps and advertisements of a public story, as their own pages and files have it [ACT-06]. */

import { adsOf } from '#features/ads/public.server.ts';
import { adVerdict } from '#features/ads/public.ts';
import type { ContentFeature, LoadedStory } from '#features/content/public.server.ts';
import type { StoryOutcome } from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import {
  type Edition,
  mainSite,
  originOf,
  siteBySlug,
  sitesOfDomain,
  type Viewpoint,
} from '#features/sites/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { adSubjectOf } from '../article/ad-subject.ts';
import { feedsShowing, feedsWith } from '../feeds/changed-feeds.ts';
import { feedAddress } from '../feeds/feed-address.ts';
import { sourceOf } from '../feeds/feed-source.server.ts';
import { groupQueriesOf } from '../landing/landing.page.ts';
import { listPageAt } from '../section/list-page-at.ts';
import { monthSitemapWith } from '../sitemaps/month-sitemaps.call.ts';
import { newestStories, newsSitemapPath } from '../sitemaps/news-sitemap.call.ts';

interface StoryOutcomeNeeds {
  edition: Edition;
  port: number;
  clock: Clock;
  content: ContentFeature;
  lists: ListsFeature;
}

export async function storyOutcomes(needs: StoryOutcomeNeeds, id: number): Promise<StoryOutcome[]> {
  const { edition, port, content } = needs;
  const loaded = await content.storyById({ edition, site: mainSite(edition), port }, id);
  if (!loaded?.isPublic) return [];
  return [
    ...(await listsWith(needs, id)),
    ...(await blocksOfLandings(needs, id)),
    ...(await feedsOf(needs, id)),
    ...(await sitemapsWith(needs, loaded)),
    adsOn(needs, loaded),
  ];
}

/** Pages of sections, tags and authors, and those of the edition with a search of their own. */
async function listsWith(needs: StoryOutcomeNeeds, id: number): Promise<StoryOutcome[]> {
  const { edition, port, content, lists } = needs;
  const names = (await lists.entriesOf([id])).map(({ list }) => list);
  const found: StoryOutcome[] = [];
  for (const { main, subject } of feedsShowing(edition, names)) {
    const source =
      subject.kind === 'site' ? null : await sourceOf({ edition, site: main, port }, subject, content);
    if (source)
      found.push({ kind: 'list', site: source.view.site.slug, name: source.title, address: source.home });
  }
  for (const { title, pattern, sites } of edition.sections)
    for (const slug of pattern.includes('{') ? [] : sites) {
      const site = siteBySlug(edition, slug);
      const page = listPageAt(edition, site, site.path + pattern);
      if (page && names.includes(page.list))
        found.push({
          kind: 'list',
          site: slug,
          name: `${title} – ${site.name}`,
          address: originOf(site, port) + page.path,
        });
    }
  // Several domains list a section whose page is on one of them.
  return [...new Map(found.toReversed().map((one) => [one.address, one])).values()].toReversed();
}

/** Blocks of the front pages of sub-sites. */
async function blocksOfLandings(
  { edition, port, lists }: StoryOutcomeNeeds,
  id: number,
): Promise<StoryOutcome[]> {
  const found: StoryOutcome[] = [];
  for (const landing of edition.landings) {
    const view = { edition, site: siteBySlug(edition, landing.site), port };
    const { groups } = await lists.groups(view, groupQueriesOf(landing));
    for (const { slug, stories } of groups)
      if (stories.some((story) => story.id === id)) {
        const block = landing.blocks.find((one) => one.kind === 'stories' && one.group === slug);
        const title = block?.kind === 'stories' ? block.title : '';
        found.push({ kind: 'front', site: landing.site, name: title || slug, address: null });
      }
  }
  return found;
}

async function feedsOf(needs: StoryOutcomeNeeds, id: number): Promise<StoryOutcome[]> {
  const { edition, port, content } = needs;
  const feeds = await feedsWith(needs, [{ stories: [id], lists: [], podcasts: [] }]);
  const found: StoryOutcome[] = [];
  for (const { main, subject } of feeds) {
    const source = await sourceOf({ edition, site: main, port }, subject, content);
    if (source)
      found.push({
        kind: 'feed',
        site: source.view.site.slug,
        name: source.title,
        address: originOf(main, port) + feedAddress(main, 'rss', subject, false),
      });
  }
  return found;
}

async function sitemapsWith(
  { edition, port, clock, content }: StoryOutcomeNeeds,
  { story, pubDate }: LoadedStory,
): Promise<StoryOutcome[]> {
  const home = siteBySlug(edition, story.site);
  const view: Viewpoint = { edition, site: sitesOfDomain(edition, home)[0] ?? home, port };
  const isStory = ({ slug, site }: { slug: string; site: string }) =>
    slug === story.slug && site === story.site;
  const month = await monthSitemapWith(view, { pubDate, isStory }, content);
  const news = await newestStories(view, clock.now().getTime(), content);
  const paths = [...(news.some(isStory) ? [newsSitemapPath] : []), ...(month === null ? [] : [month])];
  return paths.map((path) => ({
    kind: 'sitemap',
    site: view.site.slug,
    name: path,
    address: originOf(view.site, port) + path,
  }));
}

/** `none` where the story or its site has no slots. */
function adsOn({ edition }: StoryOutcomeNeeds, { story }: LoadedStory): StoryOutcome {
  const hasSlots = adsOf(edition, siteBySlug(edition, story.site)) !== null;
  const name = hasSlots ? adVerdict({ ...adSubjectOf(story), isInApp: false }) : 'none';
  return { kind: 'ads', site: story.site, name, address: null };
}
