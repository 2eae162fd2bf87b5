/** The whole page as a string: what the server imports from dist/server/entry-server.js. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from './assets.ts';
import { htmlDocument } from './document.ts';
import type { Page } from './page-data.ts';
import { PageView } from './page-views.tsx';
import { Shell } from './shell/Shell.tsx';
import { isLandingPage } from './view-of.ts';

export function renderPage(page: Page, assets: Assets): string {
  const body = renderToStaticMarkup(
    <Shell surroundings={page.surroundings} isFront={page.data.route === 'index' || isLandingPage(page.data)}>
      <PageView page={page} />
    </Shell>,
  );
  return htmlDocument(page, assets, body);
}
