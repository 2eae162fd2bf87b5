/** The first page of a sub-site that has one of its own: its edition's blocks, filled [LAND-01] [LAND-03] [LAND-05]. */
import type { LandingBlock, LandingPageData } from '#apps/web/page-data.ts';
import { cardPictures, type StoryCard } from '#features/content/public.ts';
import { preloadOf } from '#features/media/public.ts';
import type { Landing } from '#features/sites/public.ts';
import { type EpisodesOfStories, episodesOfStories } from '../audio/episodes-of-stories.ts';
import { feedLinks } from '../head/feed-links.ts';
import { headOfPage } from '../head/head-of.ts';
import { rssOf } from './front-page.ts';
import { ownBlocksOf } from './landing-blocks.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';

/** A page that lacks a block because something failed is made anew soon. */
const retryAfterMs = 15_000;

export async function landingPage(request: PageRequest, landing: Landing): Promise<PageAnswer> {
  const { house, site, view } = request;
  const wanted = landing.blocks.flatMap((block) =>
    block.kind === 'stories'
      ? [
          ...(block.mega === undefined ? [] : [{ slug: block.mega }]),
          { slug: block.group, size: block.shows },
        ]
      : [],
  );
  const [{ groups, dependencies }, own] = await Promise.all([
    house.lists.groups(view, wanted),
    ownBlocksOf(request, landing),
  ]);
  const stories = new Map(groups.map((group) => [group.slug, group.stories]));
  const blocks = landing.blocks.flatMap((block) =>
    block.kind === 'stories' ? (storiesOf(block, stories) ?? []) : (own.blocks.get(block) ?? []),
  );
  const heard = await episodesIn(request, blocks);
  const data: LandingPageData = {
    ...{ route: landing.route, colorScheme: landing.colorScheme },
    blocks: blocks.map((block) => (isHeard(block) ? { ...block, episodes: heard.episodes } : block)),
  };
  const head = headOfPage(request, {
    title: '',
    description: site.description,
    canonicalPath: site.path || '/',
  });
  const links = feedLinks(request, rssOf(request), site.name);
  return {
    ...pageAnswer(request, 200, { ...head, links, preload: preloadFor(blocks) }, data, [
      ...dependencies,
      ...own.dependencies,
    ]),
    ...(own.isWhole && heard.isWhole ? {} : { freshForMs: retryAfterMs }),
  };
}

type HeardBlock = Extract<LandingBlock, { kind: 'stories' }>;

function isHeard(block: LandingBlock): block is HeardBlock {
  return block.kind === 'stories' && block.look === 'audio';
}

async function episodesIn(request: PageRequest, blocks: LandingBlock[]): Promise<EpisodesOfStories> {
  return episodesOfStories(
    request,
    blocks.filter(isHeard).flatMap(({ stories }) => stories),
  );
}

type StoriesBlock = Extract<Landing['blocks'][number], { kind: 'stories' }>;

/** Null for a block that has nothing to show. */
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
