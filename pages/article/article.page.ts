/** `/{site?}/{section?}/{year}/{month}/{day}/{slug}`: one story [SITE-23]. */

import type { z } from 'zod';
import { type AdsFeature, adsOf } from '#features/ads/public.server.ts';
import { partsOfAds } from '#features/ads/public.ts';
import type { AudioFeature } from '#features/audio/public.server.ts';
import { podcastEpisode } from '#features/audio/public.ts';
import { type ContentFeature, type LoadedStory, postsPerPage } from '#features/content/public.server.ts';
import { isSponsored, plainTextOf, type Story, storyDescription } from '#features/content/public.ts';
import {
  type DocumentTraits,
  definePage,
  type Head,
  type LoadRequest,
  oembedLink,
  type PageRequest,
  type PageResult,
  pageAddress,
  pagedTitle,
  shareLogo,
  shareLogoSize,
} from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import { postAnchor } from '#features/live/public.ts';
import type { LivescoreFeature } from '#features/livescore/public.server.ts';
import type { MatchData } from '#features/livescore/public.ts';
import { sharePicture, sharePictureSize } from '#features/media/public.ts';
import { promotedNewsletter } from '#features/newsletters/public.server.ts';
import { type FollowNeeds, followPath } from '#features/push/public.ts';
import type { QuizFeature } from '#features/quiz/public.server.ts';
import {
  fullAddress,
  type HeroType,
  isPlainQuery,
  type PagePath,
  sectionUrl,
  siteBySlug,
  storyPath,
} from '#features/sites/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { soonest } from '#platform/time/soonest.ts';
import { scoresOfStories } from '../scores-of-stories.server.ts';
import { adSubjectOf } from './ad-subject.ts';
import type { ArticlePageData } from './article-data.ts';
import { newsArticle, storyBreadcrumb } from './article-json-ld.ts';
import { headerOf, isLedByMatch, isLongRead, leadPreload } from './article-look.ts';
import { episodesIn } from './episodes-in.server.ts';
import { feedsOfStory } from './feeds-of-story.ts';
import { matchIn } from './match-in.server.ts';
import { postsQuery } from './posts-query.ts';
import { quizzesIn } from './quizzes-in.ts';

interface ArticlePageNeeds extends FollowNeeds {
  ads: AdsFeature;
  content: ContentFeature;
  lists: ListsFeature;
  quiz: QuizFeature;
  audio: AudioFeature;
  livescore: LivescoreFeature;
  clock: Clock;
}

type PostsQuery = z.output<typeof postsQuery>;
type ArticleRequest = LoadRequest<undefined, PostsQuery>;

export const articlePage = definePage({
  route: 'single_article',
  view: 'ArticlePage',
  at: [
    storyAt('/{year:4}/{month:2}/{day:2}/{slug}'),
    storyAt('/{superTag}/{year:4}/{month:2}/{day:2}/{slug}'),
    storyAt('/{year:4}/{month:2}/{day:2}/{slug}/elo'),
    storyAt('/{superTag}/{year:4}/{month:2}/{day:2}/{slug}/elo'),
  ],
  query: postsQuery,
  redirectsToOwnAddress: true,
  mayBeMissing: true,
  audience: 'everyone',
  newsroomSeesMore: true,
  frame: 'site',
  examples: [
    {
      name: 'single_article',
      path: '/tudomany/2026/11/20/fabol-epitettek-rezgeserzekelot-a-hidra',
      sample: '/kozlekedes/2026/11/21/kecskemet-keresztezodes-lezaras-kerulout',
    },
    {
      name: 'liveBlog',
      path: '/belfold/2026/11/20/villamosremiz-teto-koltozese-szeged',
      sample: '/belfold/2026/11/21/villamosremiz-teto-koltozese-szeged',
    },
    {
      name: 'adult',
      path: '/2026/11/20/csak-felnotteknek',
      sample: '/after/kapcsolatok/2026/11/20/szurovizsgalat-uj-kapcsolat-elott',
    },
    {
      name: 'sponsored',
      path: '/2026/11/20/tamogatott',
      sample: '/pr-cikk/2026/11/21/pr-borsika-kamra-vacsora-egy-dobozban',
    },
    {
      name: 'helpful',
      path: '/2026/11/20/segitseg',
      sample: '/egeszseg/2026/11/20/maganyos-emberek-hova-fordulhatnak',
    },
    {
      name: 'longRead',
      path: '/2026/11/20/hosszan',
      sample: '/direkt36/2026/11/19/senki-hidjai-gazdatlan-kis-hidak',
    },
    {
      name: 'quizStory',
      path: '/2026/11/20/kviz',
      sample: '/kornyezet/2026/11/20/esokert-a-parkolo-helyen',
    },
  ],
  load,
});

/** `[{super tag}/]{year}/{month}/{day}/{slug}[/elo]` [SITE-23] [SITE-24] [X01]. */
function storyAt(pattern: string): PagePath<undefined> {
  return {
    pattern,
    sites: 'all',
    row: undefined,
    // A story is looked up by its slug alone, so any section may precede the date.
    free: ['superTag'],
    isValid: ({ year, month, day }) => isDate(`${year}-${month}-${day}`),
  };
}

function isDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

/** A match that is over has no news. */
function followPathOf({ site }: ArticleRequest, match: MatchData | null, needs: FollowNeeds): string | null {
  return match?.followFrom ? followPath(site, { meccs: String(match.id) }, needs) : null;
}

async function load(request: ArticleRequest, needs: ArticlePageNeeds): Promise<PageResult<ArticlePageData>> {
  const { query, view } = request;
  const slug = slugIn(request);
  const posts = { page: query.oldal, onlyKey: query.szuro !== null };
  const seen = await needs.content.storyBySlug(view, slug, posts);
  if (!seen) return redirectFromFormerSlug(request, needs);
  if (!(await needs.content.isShown(request.viewer, seen))) return notFound(request, seen);
  const { dependencies } = seen;

  const path = pathOnSite(request, seen.story);
  if (path === null || !isPathOfStory(path, request.path, seen.story))
    return { ...permanentRedirect, location: path ?? seen.story.url, dependencies };
  if (seen.story.type === 'liveblog') {
    if (query.poszt !== null) return redirectToPost(seen, path, query.poszt, needs);
    if (query.oldal > 1 && seen.posts.length === 0)
      return { kind: 'nothing', code: 'page-not-found', dependencies };
  }

  const related = await needs.lists.related(view, seen.story, seen.pubDate);
  const shareUrl = canonicalOf(request, seen.story);
  const quizzes = await quizzesIn(request, seen, needs);
  const episodes = await episodesIn(request, seen, needs);
  const match = await matchIn(request, seen, needs);
  const style = { timeZone: request.site.timeZone, language: seen.story.language };
  const scores = await scoresOfStories(related.stories, style, needs);
  const ads = await needs.ads.ofPage(request, adSubjectOf(seen.story));
  const parts = {
    ads: ads.ads,
    inText: adsOf(view.edition, request.site)?.inText ?? null,
    match: match.match,
    matchFollowPath: followPathOf(request, match.match, needs),
    liveList: match.list,
    scores: scores.scores,
    live: seen.story.type === 'liveblog' ? liveBlogOf(seen, path, query) : null,
    related: related.stories,
    quizzes: quizzes.shown,
    episodes: episodes.shown,
  };
  const newsletter = newsletterBelow(request, seen.story);
  const data = dataOf(request, seen, shareUrl, { ...parts, newsletter });
  return {
    kind: 'page',
    head: headOf(request, data),
    data,
    ...(parts.live ? { view: 'LiveBlogPage' } : {}),
    traits: traitsOf(data),
    language: seen.story.language,
    dependencies: [
      ...dependencies,
      ...[related, quizzes, episodes, match, scores, ads].flatMap((part) => part.dependencies),
    ],
    freshForMs: [ads, quizzes, match, scores].map((part) => part.freshForMs).reduce(soonest),
    store: ignoresPostParameters(query, parts.live) ? 'apart' : 'pages',
  };
}

/** Redirect to the canonical address of a story. */
const permanentRedirect = { kind: 'redirect', status: 301, takesQuery: true } as const;

function slugIn({ params: { slug = '' } }: ArticleRequest): string {
  return slug;
}

/** A story without posts is the same page for any of an unlimited number of post parameters. */
function ignoresPostParameters(query: PostsQuery, live: ArticlePageData['live']): boolean {
  return live === null && !isPlainQuery(postsQuery, query);
}

/** A live blog is also found at `/elo` below its address while it is live [X01] [SITE-24] [REDIR-09]. */
function isPathOfStory(path: string, requested: string, story: Story): boolean {
  return (
    requested === path ||
    (requested === `${path}/elo` && story.type === 'liveblog' && story.flags.includes('live'))
  );
}

/** Redirects to the post's current page; a withdrawn post has none. */
async function redirectToPost(
  { story, dependencies }: LoadedStory,
  path: string,
  slug: string,
  { content }: ArticlePageNeeds,
): Promise<PageResult<never>> {
  const page = await content.pageOfPost(story.id, slug);
  const location = page === undefined ? path : `${pageAddress(path, page)}#${postAnchor(slug)}`;
  return { kind: 'redirect', status: 302, location, dependencies };
}

function liveBlogOf(
  { keyEvents, postCount }: LoadedStory,
  path: string,
  { oldal: page, szuro }: PostsQuery,
): ArticlePageData['live'] {
  const onlyKey = szuro !== null;
  const count = onlyKey ? keyEvents.length : postCount;
  return { path, page, totalPages: Math.max(1, Math.ceil(count / postsPerPage)), onlyKey, keyEvents };
}

/** A former slug redirects to the story's current address [S03]. */
async function redirectFromFormerSlug(
  request: ArticleRequest,
  { content }: ArticlePageNeeds,
): Promise<PageResult<never>> {
  const slug = await content.slugOfFormerSlug(slugIn(request));
  const seen = slug && (await content.storyBySlug(request.view, slug));
  if (!seen || !(await content.isShown(request.viewer, seen))) return notFound(request, seen || null);
  return {
    ...permanentRedirect,
    location: pathOnSite(request, seen.story) ?? seen.story.url,
    dependencies: [{ key: `article:${seen.story.id}` }, { key: `slug:${slugIn(request)}` }],
  };
}

function notFound(request: ArticleRequest, seen: LoadedStory | null): PageResult<never> {
  const dependencies = [
    { key: `slug:${slugIn(request)}` },
    ...(seen === null ? [] : [{ key: `article:${seen.story.id}` }]),
  ];
  const code = seen?.isTakenDown ? 'article-taken-down' : 'article-not-found';
  return { kind: 'nothing', code, dependencies };
}

/**
 * The story's path on the requested site: its own site, or one that mirrors it with a canonical link to the original
 * [S02]. Null if this site does not have the story.
 */
function pathOnSite({ site, view }: PageRequest, story: Story): string | null {
  const place = { slug: story.slug, urlDate: urlDateIn(story.url), section: story.section };
  if (story.site === site.slug) return storyPath(siteBySlug(view.edition, story.site), place);
  return story.mirroringSites.includes(site.slug) ? storyPath(site, place) : null;
}

function urlDateIn(url: string): string {
  return /\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(url)?.slice(1).join('-') ?? '';
}

function canonicalOf({ view }: PageRequest, story: Story): string {
  const home = siteBySlug(view.edition, story.site);
  const place = { slug: story.slug, urlDate: urlDateIn(story.url), section: story.section };
  return fullAddress({ ...view, site: home }, storyPath(home, place));
}

function dataOf(
  { view }: PageRequest,
  seen: LoadedStory,
  shareUrl: string,
  parts: Omit<
    ArticlePageData,
    'story' | 'posts' | 'siblings' | 'parent' | 'sectionUrl' | 'helpLines' | 'shareUrl'
  >,
): ArticlePageData {
  const { helpLines } = view.edition;
  const { story } = seen;
  return {
    story,
    ...parts,
    posts: seen.posts,
    siblings: seen.siblings,
    parent: seen.parent,
    sectionUrl: story.section?.active ? sectionUrl(view, story.section) : '',
    helpLines: [
      ...(story.spiritualHelp ? helpLines.spiritualHelp : []),
      ...(story.drugProblem ? helpLines.drugProblem : []),
    ],
    shareUrl,
  };
}

/** Not below what a sponsor pays for, nor below a live blog, whose end nobody reads. */
function newsletterBelow({ site, view, isInApp }: PageRequest, story: Story): ArticlePageData['newsletter'] {
  if (isInApp || isSponsored(story) || story.type === 'liveblog') return null;
  return promotedNewsletter(view.edition, site, story.language);
}

/** Social metadata from the story's own picture and description first [SEO-05]. */
function headOf({ site, view }: PageRequest, data: ArticlePageData): Head {
  const { story, live } = data;
  const shared = story.facebookImage ?? story.image ?? story.coverImage;
  const description = storyDescription(story);
  const isAdult = story.flags.includes('adult-content');
  // The page of key events repeats posts; every other page is canonical itself.
  const canonical = live?.onlyKey ? data.shareUrl : pageAddress(data.shareUrl, live?.page ?? 1);
  return {
    title: `${titleOf(data)} – ${site.name}`,
    description,
    canonical,
    robots: robotsOf(data),
    openGraph: {
      type: 'article',
      title: story.title,
      description,
      image: shared && !isAdult ? fullAddress(view, sharePicture(shared, story.slug)) : shareLogo(view),
      imageAlt: shared && !isAdult ? shared.alt : site.name,
      imageSize: shared && !isAdult ? sharePictureSize(shared) : shareLogoSize(view),
    },
    article: {
      published: new Date(story.pubDate * 1000).toISOString(),
      modified: new Date(story.updatedAt * 1000).toISOString(),
      section: story.section?.name ?? '',
      authors: story.authors.map((author) => author.name),
      tags: story.tags.map((tag) => tag.name),
    },
    links: [...feedsOfStory(view, story), oembedLink(view, { canonical, title: story.title })],
    jsonLd: [
      newsArticle(view, data, canonical, plainTextOf(story.body)),
      storyBreadcrumb(view, data),
      ...data.episodes.map((episode) => podcastEpisode(view, episode)),
    ],
    preload: isLedByMatch(story, data.match) ? null : leadPreload(story),
  };
}

function traitsOf({ story, quizzes, episodes, match, liveList, ads }: ArticlePageData): DocumentTraits {
  return {
    hero: heroOf(story),
    colorScheme: story.colorScheme,
    colorClass: story.colorClass,
    hasItalics: true,
    parts: [
      ...(quizzes.length > 0 ? ['QuizPart'] : []),
      ...(episodes.length > 0 ? ['EpisodePart'] : []),
      ...(match ? ['MatchPart'] : []),
      ...(liveList ? ['LiveListPart'] : []),
      ...partsOfAds(ads),
    ],
  };
}

function heroOf(story: Story): HeroType {
  if (story.flags.includes('g7-hero') || headerOf(story) === 'hero') return 'g7-hero';
  return isLongRead(story) ? 'longform' : 'none';
}

function titleOf({ story, live }: ArticlePageData): string {
  return pagedTitle(story.title, live?.page ?? 1, story.language);
}

function robotsOf({ story, live }: ArticlePageData): string {
  if (story.state !== 'active' || live?.onlyKey) return 'noindex';
  return story.flags.includes('adult-content') ? 'noimageindex' : 'max-image-preview:large';
}
