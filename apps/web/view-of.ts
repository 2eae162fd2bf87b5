/** Which view draws a page: all routes that are sections are drawn by one. */
import type { ViewName } from './assets.ts';
import type { ListPageData, PageData } from './page-data.ts';

export function viewOf(data: PageData): ViewName {
  return isSectionPage(data) ? 'section' : data.route;
}

export function isSectionPage(data: PageData): data is ListPageData {
  return 'sidebar' in data;
}
