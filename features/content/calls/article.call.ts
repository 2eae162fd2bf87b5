/** One story over HTTP: by slug, by id, and its version. */
import { z } from 'zod';
import { type CallResult, defineCall, failure, json, publicCall } from '#features/kit/public.ts';
import type { Viewer } from '#features/sites/public.ts';
import { numberInAddress, pageInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import type { ContentFeature } from '../content-feature.server.ts';
import type { LoadedStory } from '../read/loaded-story.server.ts';
import { maximumId, slugParam } from './answer-parts.ts';
import { type ArticleAnswer, articleSchema, versionSchema } from './content-schema.ts';
import { isVisible } from './is-visible.ts';
import { presentArticle } from './present-article.ts';

interface ContentNeeds {
  content: ContentFeature;
}

const bySlug = z.object({ slug: slugParam });
const pageOfPosts = z.object({
  page: pageInAddress().optional().describe('Page of a live blog’s posts, 30 a page; 1 by default.'),
});

export const articleBySlugCall = defineCall({
  ...publicCall,
  id: 'articleBySlug',
  path: '/api/articles/:slug',
  tag: 'articles',
  summary: 'An article by its slug',
  description:
    'With its text, and a live blog with 30 of its posts. A slug that the article once had leads to the one it has now.',
  params: bySlug,
  query: pageOfPosts,
  answer: json(articleSchema, 'The article.'),
  problems: ['article-not-found', 'article-taken-down', 'page-not-found'],
  moved: 'The article has another slug now.',
  async handle({ view, viewer, params: { slug }, query: { page = 1 } }, { content }: ContentNeeds) {
    const found = await content.storyBySlug(view, slug, { page, onlyKey: false });
    if (found?.isTakenDown) return takenDown;
    if (found && (await isVisible(seenOf(found), viewer, content))) return articleAnswer(found, page);
    const toPage = page === 1 ? '' : `?page=${page}`;
    return found ? noArticle(slug) : movedOrNone(slug, toPage, viewer, content);
  },
});

export const articleByIdCall = defineCall({
  ...publicCall,
  id: 'articleById',
  path: '/api/article/:id',
  tag: 'articles',
  summary: 'An article by its id',
  params: z.object({ id: numberInAddress(maximumId) }),
  query: pageOfPosts,
  answer: json(articleSchema, 'The article.'),
  problems: ['article-not-found', 'article-taken-down', 'page-not-found'],
  async handle({ view, viewer, params: { id }, query: { page = 1 } }, { content }: ContentNeeds) {
    const found = await content.storyById(view, id, { page, onlyKey: false });
    if (found?.isTakenDown) return takenDown;
    if (!found || !(await isVisible(seenOf(found), viewer, content)))
      return failure('article-not-found', `No article has the id ${id}.`);
    return articleAnswer(found, page);
  },
});

export const articleVersionCall = defineCall({
  ...publicCall,
  id: 'articleVersion',
  path: '/api/articles/:slug/version',
  tag: 'articles',
  summary: 'The version of an article',
  description:
    'A few bytes, to find out whether to fetch the article again. The version of a live blog changes with every public post. Request it at most every 15 seconds, with If-None-Match, and less often after a failure.',
  params: bySlug,
  answer: json(versionSchema, 'The version.'),
  problems: ['article-not-found', 'article-taken-down'],
  moved: 'The article has another slug now.',
  varies: 'nothing',
  // Open pages poll every 15 seconds; shared caches answer a third of these requests.
  caching: 'poll',
  async handle({ viewer, params: { slug } }, { content }: ContentNeeds) {
    const found = await content.versionOf(slug);
    if (found?.isTakenDown) return takenDown;
    if (found && (await isVisible(found, viewer, content))) {
      const dependencies = [{ key: `article:${found.id}` }, { key: `slug:${slug}` }];
      return { kind: 'answer', value: { v: found.version }, dependencies };
    }
    return found ? noArticle(slug) : movedOrNone(slug, '/version', viewer, content);
  },
});

const takenDown = failure('article-taken-down', 'The article was removed for good.');

function seenOf({ story: { id }, isPublic }: LoadedStory) {
  return { id, isPublic };
}

function articleAnswer(loaded: LoadedStory, page: number): CallResult<ArticleAnswer> {
  if (page > 1 && loaded.posts.length === 0)
    return failure('page-not-found', `The article’s posts have no page ${page}.`);
  return {
    kind: 'answer',
    value: presentArticle(loaded.story, loaded.posts, loaded.postCount),
    dependencies: [...loaded.dependencies, { key: `slug:${loaded.story.slug}` }],
  };
}

/** From a former slug to the current one [S03]. */
async function movedOrNone(
  slug: string,
  below: string,
  viewer: Viewer,
  content: ContentFeature,
): Promise<CallResult<never>> {
  const current = await content.slugOfFormerSlug(slug);
  const story = current === undefined ? undefined : await content.versionOf(current);
  if (!story || !(await isVisible(story, viewer, content))) return noArticle(slug);
  const dependencies = [{ key: `slug:${slug}` }, { key: `article:${story.id}` }];
  return { kind: 'redirect', status: 301, location: `/api/articles/${current}${below}`, dependencies };
}

function noArticle(slug: string): CallResult<never> {
  return failure('article-not-found', `No article has the slug “${slug}”.`);
}
