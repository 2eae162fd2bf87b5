/** `/{site?}/{section?}/{year}/{month}/{day}/{slug}`: one story [SITE-23]. */

import type { ArticlePageData, Head } from '#apps/web/page-data.ts';
import { postsPerPage, type SeenStory } from '#features/content/public.server.ts';
import { plainTextOf, type Story } from '#features/content/public.ts';
import { pageAddress } from '#features/lists/public.ts';
import { originOf, postAnchor, type StoryAddress, siteBySlug, storyPath } from '#features/sites/public.ts';
import type { Problem } from '#platform/http/problem.ts';
import { episodesIn } from '../audio/episodes-in.ts';
import { podcastEpisode } from '../audio/podcast-json-ld.ts';
import { storyDescription } from '../head/description.ts';
import { shareLogo, sharePicture } from '../head/head-of.ts';
import { newsArticle, storyBreadcrumb } from '../head/json-ld.ts';
import { quizzesIn } from '../quiz/quizzes-in.ts';
import { NothingHere } from './nothing-here.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';
import { sectionUrl } from './section-url.ts';

/** To where a story lives, from wherever it was looked for. */
const way = { kind: 'redirect', status: 301, takesQuery: true } as const;

export async function articlePage(request: PageRequest, address: StoryAddress): Promise<PageAnswer> {
  const { house, view } = request;
  const seen = await house.content.storyBySlug(view, address.slug, address.posts);
  if (!seen) return formerAddress(request, address);
  if (!seen.isPublic && !request.isNewsroom) throw notHere(request, address, seen.story.id);
  const { dependencies } = seen;

  const path = pathHere(request, seen.story);
  if (path === null || !isIts(path, request.path, seen.story))
    return { ...way, location: path ?? seen.story.url, dependencies };
  if (seen.story.type === 'liveblog') {
    if (address.posts.post !== null) return pageOfPost(request, seen, path, address.posts.post);
    if (address.posts.page > 1 && seen.posts.length === 0)
      throw new NothingHere('page-not-found', `Page not found: ${request.path}`, dependencies);
  }

  const related = await house.lists.related(view, seen.story, seen.pubDate);
  const shareUrl = canonicalOf(request, seen.story);
  const quizzes = await quizzesIn(request, seen);
  const episodes = await episodesIn(request, seen);
  const parts = {
    live: seen.story.type === 'liveblog' ? liveBlogOf(seen, path, address) : null,
    related: related.stories,
    quizzes: quizzes.shown,
    episodes: episodes.shown,
  };
  const data = dataOf(request, seen, shareUrl, parts);
  const all = [...dependencies, ...[related, quizzes, episodes].flatMap((part) => part.dependencies)];
  const page = pageAnswer(request, 200, headOf(request, data), data, all, seen.story.language);
  return {
    ...page,
    ...(quizzes.freshForMs === null ? {} : { freshForMs: quizzes.freshForMs }),
    ...(isInvented(address, parts.live) ? { isKeptApart: true } : {}),
  };
}

/** A story that has no posts is the same under as many numbers as anybody asks for. */
function isInvented({ posts }: StoryAddress, live: ArticlePageData['live']): boolean {
  return live === null && (posts.page > 1 || posts.onlyKey || posts.post !== null);
}

/** While it is live a live blog is found with `/elo` at its address as well [X01] [SITE-24] [REDIR-09]. */
function isIts(path: string, asked: string, story: Story): boolean {
  return (
    asked === path || (asked === `${path}/elo` && story.type === 'liveblog' && story.flags.includes('live'))
  );
}

/** Wherever the post is by now; one that is withdrawn is nowhere. */
async function pageOfPost(
  { house }: PageRequest,
  { story, dependencies }: SeenStory,
  path: string,
  slug: string,
): Promise<PageAnswer> {
  const page = await house.content.pageOfPost(story.id, slug);
  const location = page === undefined ? path : `${pageAddress(path, page)}#${postAnchor(slug)}`;
  return { kind: 'redirect', status: 302, location, dependencies };
}

function liveBlogOf(
  { keyEvents, postCount }: SeenStory,
  path: string,
  { posts: { page, onlyKey } }: StoryAddress,
): ArticlePageData['live'] {
  const count = onlyKey ? keyEvents.length : postCount;
  return { path, page, totalPages: Math.max(1, Math.ceil(count / postsPerPage)), onlyKey, keyEvents };
}

/** A slug the story once had leads to where it lives now [S03]. */
async function formerAddress(request: PageRequest, address: StoryAddress): Promise<PageAnswer> {
  const { house, view } = request;
  const slug = await house.content.slugOfFormerSlug(address.slug);
  const seen = slug && (await house.content.storyBySlug(view, slug));
  if (!seen || (!seen.isPublic && !request.isNewsroom))
    throw notHere(request, address, seen ? seen.story.id : null);
  return {
    ...way,
    location: pathHere(request, seen.story) ?? seen.story.url,
    dependencies: [{ key: `article:${seen.story.id}` }, { key: `slug:${address.slug}` }],
  };
}

function notHere(request: PageRequest, address: StoryAddress, id: number | null): Problem {
  const keys = [{ key: `slug:${address.slug}` }, ...(id === null ? [] : [{ key: `article:${id}` }])];
  return new NothingHere('article-not-found', `Page not found: ${request.path}`, keys);
}

/**
 * The story's path on the site that was asked: its own, or that of a site that mirrors it, which answers with a
 * canonical link to the original [S02]. Null when this site does not have the story.
 */
function pathHere(request: PageRequest, story: Story): string | null {
  const { site, house } = request;
  const place = { slug: story.slug, urlDate: urlDateIn(story.url), section: story.section };
  if (story.site === site.slug) return storyPath(siteBySlug(house.edition, story.site), place);
  return story.mirroringSites.includes(site.slug) ? storyPath(site, place) : null;
}

function urlDateIn(url: string): string {
  return /\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(url)?.slice(1).join('-') ?? '';
}

function canonicalOf(request: PageRequest, story: Story): string {
  const { edition, port } = request.house;
  const home = siteBySlug(edition, story.site);
  const place = { slug: story.slug, urlDate: urlDateIn(story.url), section: story.section };
  return originOf(home, port) + storyPath(home, place);
}

function dataOf(
  request: PageRequest,
  seen: SeenStory,
  shareUrl: string,
  parts: Pick<ArticlePageData, 'live' | 'related' | 'quizzes' | 'episodes'>,
): ArticlePageData {
  const { helpLines } = request.house.edition;
  const { story } = seen;
  return {
    route: 'single_article',
    story,
    ...parts,
    posts: seen.posts,
    siblings: seen.siblings,
    parent: seen.parent,
    sectionUrl: story.section?.active ? sectionUrl(request, story.section) : '',
    helpLines: [
      ...(story.spiritualHelp ? helpLines.spiritualHelp : []),
      ...(story.drugProblem ? helpLines.drugProblem : []),
    ],
    shareUrl,
  };
}

/** Social metadata from the story's own picture and description first [SEO-05]. */
function headOf(request: PageRequest, data: ArticlePageData): Head {
  const { story, live } = data;
  const { site } = request;
  const shared = story.facebookImage ?? story.image ?? story.coverImage;
  const description = storyDescription(story);
  const isAdult = story.flags.includes('adult-content');
  // Key events alone are the same posts once more; every page of all of them is its own.
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
      image: shared && !isAdult ? sharePicture(request, shared, story.slug) : shareLogo(request),
      imageAlt: shared && !isAdult ? shared.alt : site.name,
    },
    article: {
      published: new Date(story.pubDate * 1000).toISOString(),
      modified: new Date(story.updatedAt * 1000).toISOString(),
      section: story.section?.name ?? '',
      authors: story.authors.map((author) => author.name),
      tags: story.tags.map((tag) => tag.name),
    },
    links: [],
    jsonLd: [
      newsArticle(request, data, canonical, plainTextOf(story.body)),
      storyBreadcrumb(request, data),
      ...data.episodes.map((episode) => podcastEpisode(request, episode)),
    ],
    preload: null,
  };
}

function titleOf({ story, live }: ArticlePageData): string {
  if (live === null || live.page === 1) return story.title;
  return story.language === 'en'
    ? `${story.title} – page ${live.page}`
    : `${story.title} – ${live.page}. oldal`;
}

function robotsOf({ story, live }: ArticlePageData): string {
  if (story.state !== 'active' || live?.onlyKey) return 'noindex';
  return story.flags.includes('adult-content') ? 'noimageindex' : 'max-image-preview:large';
}
