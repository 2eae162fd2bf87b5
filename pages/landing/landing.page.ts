/** The landing page of a sub-site: the edition's blocks, filled [LAND-01] [LAND-03] [LAND-05]. */
import type { AdsFeature } from '#features/ads/public.server.ts';
import { partsOfAds } from '#features/ads/public.ts';
import type { AudioFeature } from '#features/audio/public.server.ts';
import { cardPictures, type StoryCard } from '#features/content/public.ts';
import type { FrontFeature } from '#features/front/public.server.ts';
import { formerQuery, isFormerQuery } from '#features/imports/public.server.ts';
import { definePage, headOfPage, type PageRequest } from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import type { LivescoreFeature } from '#features/livescore/public.server.ts';
import { preloadOf } from '#features/media/public.ts';
import type { Landing } from '#features/sites/public.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { soonest } from '#platform/time/soonest.ts';
import { type EpisodesOfStories, episodesOfStories } from '../episodes-of-stories.server.ts';
import { feedLinks } from '../feeds/feed-links.ts';
import { rssOf } from '../front/front.page.ts';
import { scoresOfStories } from '../scores-of-stories.server.ts';
import { ownBlocksOf } from './landing-blocks.ts';
import type { LandingBlock, LandingPageData } from './landing-data.ts';

interface LandingPageNeeds {
  ads: AdsFeature;
  audio: AudioFeature;
  front: FrontFeature;
  lists: ListsFeature;
  livescore: LivescoreFeature;
  log: Log;
  clock: Clock;
}

/** Lifetime of a page on which a block failed: it is rendered again soon. */
const retryAfterMs = 15_000;

export const landingPage = definePage({
  route: 'landing',
  view: 'LandingPage',
  at: (edition) =>
    edition.landings.map((landing) => ({
      pattern: '/',
      sites: [landing.site],
      row: landing,
      route: 'index',
    })),
  query: formerQuery,
  audience: 'everyone',
  frame: 'front',
  showsFigures: true,
  examples: [
    { name: 'after', path: '/after' },
    { name: 'karakter', path: '/karakter' },
  ],
  async load(request, needs: LandingPageNeeds) {
    const { query, row: landing, site, view } = request;
    if (isFormerQuery(query)) return { kind: 'nothing', code: 'article-not-found', dependencies: [] };
    const [{ groups, dependencies }, own] = await Promise.all([
      needs.lists.groups(view, groupQueriesOf(landing)),
      ownBlocksOf(request, landing, needs),
    ]);
    const stories = new Map(groups.map((group) => [group.slug, group.stories]));
    const blocks = landing.blocks.flatMap((block) =>
      block.kind === 'stories' ? (storiesOf(block, stories) ?? []) : (own.blocks.get(block) ?? []),
    );
    const podcastEpisodes = await episodesIn(request, blocks, needs);
    const cards = blocks.flatMap((block) => (block.kind === 'stories' ? block.stories : []));
    const matches = await scoresOfStories(cards, { timeZone: site.timeZone, language: 'hu' }, needs);
    const ads = await needs.ads.ofPage(request, {
      places: placesOf(blocks),
      type: landing.route,
      slug: '',
      tags: [],
      flags: [],
      superTags: [],
      isVideo: false,
    });
    const data: LandingPageData = {
      ads: ads.ads,
      route: landing.route,
      colorScheme: landing.colorScheme,
      blocks: blocks.map((block) =>
        isAudioBlock(block) ? { ...block, episodes: podcastEpisodes.episodes } : block,
      ),
      scores: matches.scores,
    };
    const head = headOfPage(request, {
      title: '',
      description: site.description,
      canonicalPath: site.path || '/',
    });
    const links = feedLinks(view, rssOf(request), site.name);
    return {
      kind: 'page',
      head: { ...head, links, preload: preloadFor(blocks) },
      data,
      traits: { route: landing.route, colorScheme: landing.colorScheme, parts: partsOfAds(ads.ads) },
      dependencies: [...ads.dependencies, ...dependencies, ...own.dependencies, ...matches.dependencies],
      freshForMs: soonest(
        soonest(ads.freshForMs, matches.freshForMs),
        own.isWhole && podcastEpisodes.isWhole ? null : retryAfterMs,
      ),
    };
  },
});

function placesOf(blocks: readonly LandingBlock[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'ad' ? [block.slot] : []));
}

/** The groups that the page queries for its blocks. */
export function groupQueriesOf(landing: Landing): { slug: string; size?: number | undefined }[] {
  return landing.blocks.flatMap((block) =>
    block.kind === 'stories'
      ? [
          ...(block.mega === undefined ? [] : [{ slug: block.mega }]),
          { slug: block.group, size: block.shows },
        ]
      : [],
  );
}

type AudioBlock = Extract<LandingBlock, { kind: 'stories' }>;

function isAudioBlock(block: LandingBlock): block is AudioBlock {
  return block.kind === 'stories' && block.look === 'audio';
}

async function episodesIn(
  { view }: PageRequest,
  blocks: LandingBlock[],
  needs: LandingPageNeeds,
): Promise<EpisodesOfStories> {
  const stories = blocks.filter(isAudioBlock).flatMap((block) => block.stories);
  return episodesOfStories(view, stories, needs);
}

type StoriesBlock = Extract<Landing['blocks'][number], { kind: 'stories' }>;

/** Null for a block without stories. */
function storiesOf(
  { mega, group, look, title, href }: StoriesBlock,
  groups: ReadonlyMap<string, StoryCard[]>,
): LandingBlock | null {
  const first = mega === undefined ? [] : (groups.get(mega) ?? []);
  const stories = [...first, ...(groups.get(group) ?? [])];
  return stories.length === 0 ? null : { kind: 'stories', slug: group, look, title, href, stories };
}

function preloadFor(blocks: LandingBlock[]) {
  const leader = blocks.find((block) => block.kind === 'stories' && block.look === 'leader');
  const lead = leader?.kind === 'stories' ? leader.stories[0] : undefined;
  return lead?.image ? preloadOf(lead.image, { ...cardPictures.lead, name: lead.slug }) : null;
}
