/** `GET /api/articles`: filtered lists of stories [ART-18]. */
import { z } from 'zod';
import { type CallFailure, defineCall, failure, json, publicCall } from '#features/kit/public.ts';
import type { ListSearch, Viewer, Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { numberInAddress, pageInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import type { ContentFeature } from '../content-feature.server.ts';
import type { StoryCard } from '../story.ts';
import { maximumId, slugParam } from './answer-parts.ts';
import { articleListSchema } from './content-schema.ts';
import { isVisible } from './is-visible.ts';

/** Default page size [ART-18]. */
const defaultPerPage = 6;

const querySchema = z
  .object({
    'filters[tag]': slugParam.optional().describe('Slug of a tag.'),
    'filters[mstag]': slugParam.optional().describe('Slug of a section.'),
    'filters[author]': slugParam.optional().describe('Slug of an author.'),
    'filters[flag]': slugParam
      .optional()
      .describe('A flag, or one of `important`, `favorite`, `announcement`.'),
    'filters[parent]': numberInAddress(maximumId)
      .optional()
      .describe('Id of a live blog, for its posts; cannot be combined with other filters.'),
    page: pageInAddress().optional().describe('1 by default.'),
    perPage: numberInAddress(100)
      .optional()
      .describe(`Articles per page, ${defaultPerPage} by default, 100 at most.`),
    limit: numberInAddress(100).optional().describe('The same as `perPage`; only one of them may be given.'),
  })
  .refine(
    (query) => query['filters[parent]'] === undefined || countFilters(query) === 1,
    'filters[parent]: cannot be combined with other filters',
  )
  .refine(
    ({ limit, perPage }) => limit === undefined || perPage === undefined,
    'limit, perPage: only one of them may be given',
  );
type ListQuery = z.infer<typeof querySchema>;

function countFilters(query: object): number {
  return Object.keys(query).filter((name) => name.startsWith('filters[')).length;
}

interface ArticleListNeeds {
  content: ContentFeature;
  lists: {
    /** A page of the stories that match, newest first. */
    pageOfSearch(view: Viewpoint, search: ListSearch, page: number, perPage: number): Promise<CardPage>;
  };
}

interface CardPage {
  articles: StoryCard[];
  totalItems: number;
  dependencies: Dependency[];
}

export const articleListCall = defineCall({
  ...publicCall,
  id: 'articles',
  path: '/api/articles',
  tag: 'articles',
  summary: 'Articles, the newest first',
  description:
    'Without a filter the site’s own; else those of the site’s domain that all filters are true of. Of several filters at once the newest 5000 articles of the rarest are looked at.',
  query: querySchema,
  answer: json(articleListSchema, 'A page of the list.'),
  problems: ['article-not-found', 'page-not-found'],
  async handle({ view, viewer, query }, needs: ArticleListNeeds) {
    const { page = 1, limit = defaultPerPage, perPage = limit } = query;
    const found = await pageFor(view, viewer, query, { page, perPage }, needs);
    if ('kind' in found) return found;
    if (page > 1 && found.articles.length === 0)
      return failure('page-not-found', `The list has no page ${page}.`);
    const presentItem = await needs.content.listPresenter(view, found.articles);
    return {
      kind: 'answer',
      value: {
        items: found.articles.map(presentItem),
        page,
        perPage,
        totalItems: found.totalItems,
        totalPages: Math.ceil(found.totalItems / perPage),
      },
      // An empty list is not cached: otherwise requests for unknown slugs could fill the cache.
      dependencies: found.totalItems === 0 ? null : found.dependencies,
      // A single filter has few pages; combinations of filters are unlimited.
      store: countFilters(query) > 1 ? 'apart' : 'pages',
    };
  },
});

async function pageFor(
  view: Viewpoint,
  viewer: Viewer,
  query: ListQuery,
  { page, perPage }: { page: number; perPage: number },
  { content, lists }: ArticleListNeeds,
): Promise<CardPage | CallFailure> {
  const parent = query['filters[parent]'];
  if (parent === undefined) return lists.pageOfSearch(view, searchOf(query), page, perPage);
  const blog = await content.storyById(view, parent);
  if (!blog || !(await isVisible({ id: parent, isPublic: blog.isPublic }, viewer, content)))
    return failure('article-not-found', `No article has the id ${parent}.`);
  const { cards, totalItems } = await content.postsOf(view, parent, page, perPage);
  return {
    articles: cards,
    totalItems,
    dependencies: [{ key: `article:${parent}` }, { key: `posts:${parent}` }],
  };
}

/** Filtered lists contain stories of all sites of the domain [X11]. */
function searchOf(query: ListQuery): ListSearch {
  const given = (name: 'tag' | 'mstag' | 'author' | 'flag') => query[`filters[${name}]`] ?? [];
  const search = {
    superTags: [given('mstag')].flat(),
    tags: [given('tag')].flat(),
    authors: [given('author')].flat(),
    flags: [given('flag')].flat(),
    withoutTags: [],
  };
  const isFiltered = Object.values(search).some((slugs) => slugs.length > 0);
  return { ...search, sites: isFiltered ? 'domain' : 'own' };
}
