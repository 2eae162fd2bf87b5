/** Which view draws a page: all routes that are sections are drawn by one, and so are landing pages. */
import type { ViewName } from './assets.ts';
import type { LandingPageData, ListPageData, PageData } from './page-data.ts';

export function viewOf(data: PageData): ViewName {
  if (isLandingPage(data)) return 'landing';
  return isSectionPage(data) ? 'section' : data.route;
}

export function isSectionPage(data: PageData): data is ListPageData {
  return 'sidebar' in data;
}

export function isLandingPage(data: PageData): data is LandingPageData {
  return 'blocks' in data;
}

/** What a site opens with: its name is the page's heading. */
export function isFrontPage(data: PageData): boolean {
  return data.route === 'index' || isLandingPage(data);
}
