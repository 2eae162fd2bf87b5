/** Which view draws a page: all routes that are sections are drawn by one, and so are landing pages. */
import type { ViewName } from './assets.ts';
import type { ContentPageData, LandingPageData, ListPageData, PageData } from './page-data.ts';

export function viewOf(data: PageData): ViewName {
  if (isLandingPage(data)) return 'landing';
  if (isContentPage(data)) return 'content';
  if (isSectionPage(data)) return 'section';
  return data.route === 'single_article' && data.live ? 'live_blog' : data.route;
}

/** Pages with nothing around them. */
export function isBare(data: PageData): boolean {
  return data.route === 'app_web_widget' || data.route === 'login';
}

export function isSectionPage(data: PageData): data is ListPageData {
  return 'sidebar' in data;
}

export function isLandingPage(data: PageData): data is LandingPageData {
  return 'blocks' in data;
}

export function isContentPage(data: PageData): data is ContentPageData {
  return 'part' in data;
}

/** What a site opens with: its name is the page's heading. */
export function isFrontPage(data: PageData): boolean {
  return data.route === 'index' || isLandingPage(data);
}
