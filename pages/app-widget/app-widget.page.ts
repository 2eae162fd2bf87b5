/** `/app-web-widget`: the newest stories for a web view in the native app, without a shell [SITE-37]. */

import { definePage, headOfPage } from '#features/kit/public.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import { absoluteAddress, noQuery } from '#features/sites/public.ts';
import type { AppWidgetPageData } from './app-widget-data.ts';

const storiesShown = 10;

export const appWidgetPage = definePage({
  route: 'app_web_widget',
  view: 'AppWidgetPage',
  at: [{ pattern: '/app-web-widget', sites: 'root', row: undefined }],
  query: noQuery,
  audience: 'everyone',
  frame: 'bare',
  examples: [{ name: 'app_web_widget', path: '/app-web-widget' }],
  async load(request, { lists }: { lists: ListsFeature }) {
    const { path, site, view } = request;
    const { articles, dependencies } = await lists.page(view, `latest:${site.slug}`, 1, storiesShown);
    const data: AppWidgetPageData = {
      title: 'Legfrissebb',
      // The app opens links outside this web view, where relative addresses would not resolve.
      articles: articles.map((story) => ({ ...story, url: absoluteAddress(view, story.url) })),
    };
    const head = headOfPage(request, {
      title: data.title,
      description: site.description,
      canonicalPath: path,
      robots: 'noindex',
    });
    return { kind: 'page', head, data, dependencies };
  },
});
