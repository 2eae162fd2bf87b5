/** The real page of a story by the real renderer, with another story in the place of the stored one [EDIT-11]. */
import type { RenderStory } from '#features/writing/public.server.ts';
import { articlePage } from '#pages/article/article.page.ts';
import { postsQuery } from '#pages/article/posts-query.ts';
import { isStream } from '#platform/http/answers/answer-compression.server.ts';
import { bytesOf } from '#platform/http/answers/bytes-of.server.ts';
import { joinParts } from '#platform/http/requests/body-parts.server.ts';
import type { AppContext } from '../compose.ts';
import type { PageRenderer } from '../render/page-renderer.ts';
import { noClient } from '../render/page-target.ts';

interface RenderStoryNeeds {
  context: AppContext;
  renderer: PageRenderer;
}

export function createRenderStory({ context, renderer }: RenderStoryNeeds): RenderStory {
  return async ({ site }, loaded, { viewer, colorScheme }) => {
    const [host = ''] = site.domains;
    const target = { host, path: `${site.path}/`, query: '', client: noClient, viewer, requestId: '' };
    const needs = { ...context, content: { ...context.content, storyBySlug: async () => loaded } };
    const { contentType, body, headers } = await renderer.renderResult(
      target,
      articlePage,
      async (request) => {
        const asked = {
          ...request,
          row: undefined,
          params: { slug: loaded.story.slug },
          query: postsQuery.parse({}),
          cookie: null,
        };
        const first = await articlePage.load(asked, needs);
        // The first request is for another address than the story's own, to which the page redirects.
        const result =
          first.kind === 'redirect'
            ? await articlePage.load({ ...asked, path: first.location }, needs)
            : first;
        return result.kind === 'page' && colorScheme !== null
          ? { ...result, traits: { ...result.traits, colorScheme } }
          : result;
      },
    );
    if (isStream(body)) throw new Error('the page of a story is no stream');
    const bytes = typeof body === 'string' ? bytesOf(body) : joinParts(body).bytes;
    return { contentType, body: bytes, headers: headers ?? {} };
  };
}
