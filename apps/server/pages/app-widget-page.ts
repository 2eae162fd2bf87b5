/** `/app-web-widget`: the newest stories for a view inside the native app, with nothing around them [SITE-37]. */
import type { AppWidgetPageData } from '#apps/web/page-data.ts';
import { headOfPage } from '../head/head-of.ts';
import { fullAddress, type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';

const shown = 10;

export async function appWidgetPage(request: PageRequest): Promise<PageAnswer> {
  const { house, path, site, view } = request;
  const { articles, dependencies } = await house.lists.page(view, `latest:${site.slug}`, 1, shown);
  const data: AppWidgetPageData = {
    route: 'app_web_widget',
    title: 'Legfrissebb',
    // The app opens them outside this view, where a path alone would lead nowhere.
    articles: articles.map((story) => ({
      ...story,
      url: story.url.startsWith('/') ? fullAddress(request, story.url) : story.url,
    })),
  };
  const words = { title: data.title, description: site.description, canonicalPath: path, robots: 'noindex' };
  return pageAnswer(request, 200, headOfPage(request, words), data, dependencies);
}
