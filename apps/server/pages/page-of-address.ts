/** Which function makes which route's page. */
import type { PageAddress } from '#features/sites/public.ts';
import { podcastPage } from '../audio/podcast-page.ts';
import { podcastsPage } from '../audio/podcasts-page.ts';
import { loginPage } from '../preview/login-page.ts';
import { appWidgetPage } from './app-widget-page.ts';
import { archivePage } from './archive-page.ts';
import { articlePage } from './article-page.ts';
import { contentPage } from './content-page.ts';
import { documentPage } from './document-page.ts';
import { emptyPage } from './empty-page.ts';
import { exchangePage } from './exchange-page.ts';
import { frontPage } from './front-page.ts';
import { keptPage } from './kept-page.ts';
import { landingPage } from './landing-page.ts';
import { listPage } from './list-page.ts';
import { NothingHere } from './nothing-here.ts';
import type { PageAnswer, PageRequest } from './page-request.ts';
import { withHeadFigures } from './with-head-figures.ts';

export async function pageOfAddress(request: PageRequest, address: PageAddress): Promise<PageAnswer> {
  switch (address.route) {
    case 'index': {
      const landing = request.house.edition.landings.find(({ site }) => site === request.site.slug);
      return withHeadFigures(request, await (landing ? landingPage(request, landing) : frontPage(request)));
    }
    case 'single_article':
      return articlePage(request, address);
    case 'section':
      return listPage(request, address);
    case 'doc':
      return documentPage(request, address.slug);
    case 'content':
      return contentPage(request, address.page);
    case 'app_web_widget':
      return appWidgetPage(request);
    case 'empty':
      return emptyPage(request);
    case 'kept':
      return keptPage(request, address.isOffline);
    case 'archivum':
      return archivePage(request, address);
    case 'podcast':
      return address.slug === null
        ? podcastsPage(request)
        : podcastPage(request, { slug: address.slug, page: address.page });
    case 'login':
      return loginPage(request, address.query);
    case 'exchange':
      return exchangePage(request, address.query);
    case 'later':
      throw new NothingHere('route-not-found', `Page not found: ${request.path}`, []);
  }
}
