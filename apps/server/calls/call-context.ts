/** Everything that calls can need: the features, and what only the running server has. */
import type { PageSitemap, RegisteredPage, SitemapScope } from '#features/kit/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import { anonymous } from '#features/sites/public.ts';
import type { Rehearse, RenderStory } from '#features/writing/public.server.ts';
import { apiDocsPage } from '#pages/api-docs/api-docs.page.ts';
import type { RenderFrontPart } from '#pages/front/front-part.ts';
import type { PagePreview } from '#pages/oembed/oembed.call.ts';
import type { FinishedAnswer } from '#platform/http/answers/answer-cache.server.ts';
import type { Build } from '../builds/build.ts';
import type { AppContext } from '../compose.ts';
import type { PageRenderer } from '../render/page-renderer.ts';
import { noClient } from '../render/page-target.ts';
import { createRehearse } from './rehearse.ts';
import { createRenderStory } from './render-story.ts';

export interface CallContext extends AppContext {
  build: Build;
  buildCheckSeconds: number;
  openApi(): object;
  newsroomApi(): object;
  pageSitemaps(scope: SitemapScope): Promise<PageSitemap[]>;
  previewOf(address: URL): Promise<PagePreview | null>;
  renderApiDocs(view: Viewpoint, path: string, document: object): Promise<FinishedAnswer>;
  renderFrontPart: RenderFrontPart;
  /** The page of a story that is given instead of the stored one. */
  renderStory: RenderStory;
  rehearse: Rehearse;
}

export interface CallContextNeeds
  extends Pick<CallContext, 'build' | 'buildCheckSeconds' | 'openApi' | 'newsroomApi' | 'renderFrontPart'> {
  context: AppContext;
  pages: readonly RegisteredPage<AppContext>[];
  renderer: PageRenderer;
}

export function createCallContext(needs: CallContextNeeds): CallContext {
  const { context, pages, renderer, ...rest } = needs;
  return {
    ...context,
    ...rest,
    async pageSitemaps(scope) {
      const found = await Promise.all(pages.map((page) => page.sitemap(context, scope)));
      return found.filter((sitemap) => sitemap !== null);
    },
    previewOf: ({ host, pathname: path, search }) =>
      renderer.preview({
        host,
        path,
        query: search.slice(1),
        client: noClient,
        viewer: anonymous,
        requestId: '',
      }),
    renderStory: createRenderStory({ context, renderer }),
    rehearse: createRehearse(context),
    renderApiDocs: (view, path, document) =>
      renderer.renderResult(
        {
          host: view.site.domains[0] ?? '',
          path,
          query: '',
          client: noClient,
          viewer: anonymous,
          requestId: '',
        },
        apiDocsPage,
        (request) =>
          apiDocsPage.load({ ...request, row: undefined, params: {}, query: {}, cookie: null }, { document }),
      ),
  };
}
