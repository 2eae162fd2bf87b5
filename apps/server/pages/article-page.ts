/** `/{site?}/{section?}/{year}/{month}/{day}/{slug}`: one story [SITE-23]. */

import type { ArticlePageData, Head } from '#apps/web/page-data.ts';
import type { SeenStory } from '#features/content/public.server.ts';
import { plainTextOf, type Story } from '#features/content/public.ts';
import { originOf, type PageAddress, siteBySlug, storyPath } from '#features/sites/public.ts';
import type { Problem } from '#platform/http/problem.ts';
import { storyDescription } from '../head/description.ts';
import { shareLogo, sharePicture } from '../head/head-of.ts';
import { breadcrumb, newsArticle } from '../head/json-ld.ts';
import { quizzesIn } from '../quiz/quizzes-in.ts';
import { NothingHere } from './nothing-here.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';
import { sectionUrl } from './section-url.ts';

type ArticleAddress = Extract<PageAddress, { route: 'single_article' }>;

export async function articlePage(request: PageRequest, address: ArticleAddress): Promise<PageAnswer> {
  const { house, view } = request;
  const seen = await house.content.storyBySlug(view, address.slug);
  if (!seen) return formerAddress(request, address);
  if (!seen.isPublic && !request.isNewsroom) throw notHere(request, address, seen.story.id);
  const { dependencies } = seen;

  const path = pathHere(request, seen.story);
  if (path === null || path !== request.path)
    return { kind: 'redirect', status: 301, location: path ?? seen.story.url, dependencies };

  const related = await house.lists.related(view, seen.story, seen.pubDate);
  const canonical = canonicalOf(request, seen.story);
  const quizzes = await quizzesIn(request, seen);
  const data = dataOf(request, seen, related.stories, canonical, quizzes.shown);
  const all = [...dependencies, ...related.dependencies, ...quizzes.dependencies];
  const page = pageAnswer(request, 200, headOf(request, data, canonical), data, all, seen.story.language);
  return quizzes.freshForMs === null ? page : { ...page, freshForMs: quizzes.freshForMs };
}

/** A slug the story once had leads to where it lives now [S03]. */
async function formerAddress(request: PageRequest, address: ArticleAddress): Promise<PageAnswer> {
  const { house, view } = request;
  const slug = await house.content.slugOfFormerSlug(address.slug);
  const seen = slug && (await house.content.storyBySlug(view, slug));
  if (!seen || (!seen.isPublic && !request.isNewsroom))
    throw notHere(request, address, seen ? seen.story.id : null);
  return {
    kind: 'redirect',
    status: 301,
    location: pathHere(request, seen.story) ?? seen.story.url,
    dependencies: [{ key: `article:${seen.story.id}` }, { key: `slug:${address.slug}` }],
  };
}

function notHere(request: PageRequest, address: ArticleAddress, id: number | null): Problem {
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
  related: ArticlePageData['related'],
  canonical: string,
  quizzes: ArticlePageData['quizzes'],
): ArticlePageData {
  const { helpLines } = request.house.edition;
  const { story } = seen;
  return {
    route: 'single_article',
    story,
    related,
    posts: seen.posts,
    parent: seen.parent,
    sectionUrl: story.section?.active ? sectionUrl(request, story.section) : '',
    helpLines: [
      ...(story.spiritualHelp ? helpLines.spiritualHelp : []),
      ...(story.drugProblem ? helpLines.drugProblem : []),
    ],
    shareUrl: canonical,
    quizzes,
  };
}

/** Social metadata from the story's own picture and description first [SEO-05]. */
function headOf(request: PageRequest, data: ArticlePageData, canonical: string): Head {
  const { story } = data;
  const { site } = request;
  const shared = story.facebookImage ?? story.image ?? story.coverImage;
  const description = storyDescription(story);
  const isAdult = story.flags.includes('adult-content');
  return {
    title: `${story.title} – ${site.name}`,
    description,
    canonical,
    robots: isAdult ? 'noimageindex' : story.state === 'active' ? 'max-image-preview:large' : 'noindex',
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
      breadcrumb(request, [
        ...(story.section && data.sectionUrl !== ''
          ? [{ name: story.section.name, path: data.sectionUrl }]
          : []),
        { name: story.title, path: request.path },
      ]),
    ],
    preload: null,
  };
}
