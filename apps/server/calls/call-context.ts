/** Everything that calls can need: the features, and what only the running server has. */
import type { PageSitemap, RegisteredPage, SitemapScope } from '#features/kit/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import { apiDocsPage } from '#pages/api-docs/api-docs.page.ts';
import type { RenderFrontPart } from '#pages/front/front-part.ts';
import type { PagePreview } from '#pages/oembed/oembed.call.ts';
import type { FinishedAnswer } from '#platform/http/answer-cache.server.ts';
import { anonymous } from '#platform/http/viewer.ts';
import type { Build } from '../builds/build.ts';
import type { AppContext } from '../compose.ts';
import type { PageRenderer } from '../render/page-renderer.ts';
import { noClient } from '../render/page-target.ts';

export interface CallContext extends AppContext {
  build: Build;
  buildCheckSeconds: number;
  openApi(): object;
  pageSitemaps(scope: SitemapScope): Promise<PageSitemap[]>;
  previewOf(address: URL): Promise<PagePreview | null>;
  renderApiDocs(view: Viewpoint, path: string, document: object): Promise<FinishedAnswer>;
  renderFrontPart: RenderFrontPart;
}

export interface CallContextNeeds
  extends Pick<CallContext, 'build' | 'buildCheckSeconds' | 'openApi' | 'renderFrontPart'> {
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
