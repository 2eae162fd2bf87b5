/** `/` of every site without a landing page: the boxes in the order set by editors [SITE-11]. */
import type { AdsFeature } from '#features/ads/public.server.ts';
import { partsOfAds } from '#features/ads/public.ts';
import type { AudioFeature } from '#features/audio/public.server.ts';
import { cardPictures } from '#features/content/public.ts';
import type { FilledPart, FrontFeature } from '#features/front/public.server.ts';
import { formerQuery, isFormerQuery } from '#features/imports/public.server.ts';
import { definePage, type Head, headOfPage, type PageRequest } from '#features/kit/public.ts';
import type { LivescoreFeature } from '#features/livescore/public.server.ts';
import { preloadOf } from '#features/media/public.ts';
import { promotedNewsletter } from '#features/newsletters/public.server.ts';
import { type Edition, fullAddress, sitesOfDomain } from '#features/sites/public.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { soonest } from '#platform/time/soonest.ts';
import { type EpisodesOfStories, episodesOfStories } from '../episodes-of-stories.server.ts';
import { feedPath } from '../feeds/feed-address.ts';
import { feedLinks } from '../feeds/feed-links.ts';
import { scoresOfStories } from '../scores-of-stories.server.ts';
import { type FrontPageData, frontPlaces } from './front-data.ts';
import { presentPart } from './front-part.ts';

interface FrontPageNeeds {
  ads: AdsFeature;
  front: FrontFeature;
  audio: AudioFeature;
  log: Log;
  livescore: LivescoreFeature;
  clock: Clock;
}

/** Lifetime of a page on which a box failed: it is rendered again soon [S17]. */
const retryAfterMs = 15_000;

export const frontPage = definePage({
  route: 'index',
  view: 'FrontPage',
  at: (edition) => [{ pattern: '/', sites: sitesWithoutLanding(edition), row: undefined }],
  query: formerQuery,
  audience: 'everyone',
  frame: 'front',
  showsFigures: true,
  sitemap: async ({ view, sites }) => ({
    entries: view.edition.sites
      .filter(({ slug }) => sites.includes(slug))
      .map((site) => ({ address: fullAddress(view, site.path || '/') })),
    dependencies: [],
  }),
  examples: [{ name: 'index', path: '/' }],
  async load(request, needs: FrontPageNeeds) {
    const { query, site, view } = request;
    if (isFormerQuery(query)) return { kind: 'nothing', code: 'article-not-found', dependencies: [] };
    const { boxes, dependencies, isComplete } = await needs.front.front(view);
    const head = headOfPage(request, {
      title: '',
      description: site.description,
      canonicalPath: site.path || '/',
    });
    const podcastEpisodes = await episodesOf(request, boxes, needs);
    const style = { timeZone: site.timeZone, language: 'hu' } as const;
    const stories = boxes.flatMap((box) => ('stories' in box ? box.stories : []));
    const matches = await scoresOfStories(stories, style, needs);
    const ads = await needs.ads.ofPage(request, {
      places: frontPlaces,
      type: 'index',
      slug: '',
      tags: [],
      flags: [],
      superTags: [],
      isVideo: false,
    });
    const data: FrontPageData = {
      ads: ads.ads,
      scores: matches.scores,
      newsletter: request.isInApp ? null : promotedNewsletter(view.edition, site, 'hu'),
      boxes: boxes.map((part) => {
        const box = presentPart(view, part);
        return box.kind === 'podcast' ? { ...box, episodes: podcastEpisodes.episodes } : box;
      }),
    };
    const links = feedLinks(view, rssOf(request), site.name);
    return {
      kind: 'page',
      head: { ...head, links, preload: preloadOfLead(boxes) },
      data,
      traits: {
        hero: boxes.some(({ kind }) => kind === 'breaking') ? 'breaking' : 'none',
        parts: partsOfAds(ads.ads),
      },
      dependencies: [...dependencies, ...matches.dependencies, ...ads.dependencies],
      freshForMs: soonest(
        soonest(ads.freshForMs, matches.freshForMs),
        isComplete && podcastEpisodes.isWhole ? null : retryAfterMs,
      ),
    };
  },
});

function sitesWithoutLanding({ sites, landings }: Edition): string[] {
  return sites.map(({ slug }) => slug).filter((slug) => landings.every(({ site }) => site !== slug));
}

async function episodesOf(
  { view }: PageRequest,
  boxes: FilledPart[],
  needs: FrontPageNeeds,
): Promise<EpisodesOfStories> {
  const stories = boxes.flatMap((box) => (box.kind === 'podcast' ? box.stories : []));
  return episodesOfStories(view, stories, needs);
}

function preloadOfLead(boxes: FilledPart[]): Head['preload'] {
  for (const box of boxes) {
    if (box.kind !== 'lead' && box.kind !== 'cover') continue;
    const [story] = box.stories;
    return story?.image ? preloadOf(story.image, { ...cardPictures[box.kind], name: story.slug }) : null;
  }
  return null;
}

export function rssOf({ site, view }: PageRequest): string {
  const main = sitesOfDomain(view.edition, site)[0] ?? site;
  return feedPath(main, 'rss', { kind: 'site', site });
}
