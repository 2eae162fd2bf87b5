/** Renders pages in this process: page data once, HTML from it as often as needed. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pages } from '#apps/server/program.ts';
import { createPageRenderer } from '#apps/server/render/page-renderer.ts';
import { noClient } from '#apps/server/render/page-target.ts';
import { readAssets } from '#apps/web/assets.server.ts';
import type { Assets } from '#apps/web/assets.ts';
import type { Page } from '#apps/web/page.ts';
import type { PageParts } from '#apps/web/page-parts.ts';
import { anonymous } from '#features/sites/public.ts';
import type { FrontPageData } from '#pages/front/front-data.ts';
import { type BenchApp, project } from './bench-app.ts';

export interface Pages {
  dataOf(path: string): Promise<Page>;
  /** In parts, as a server stores it. */
  render(page: Page): PageParts;
}

export async function openPages({ context, view }: BenchApp): Promise<Pages> {
  const built = await readAssets(join(project, 'dist/web'), {
    siteStyles: '/_assets/sites.css',
    words: context.edition.words,
  });
  const assets = { ...built, build: '', worker: '' };
  const renderer: { renderPage(page: Page, assets: Assets): PageParts } = await import(
    pathToFileURL(join(project, 'dist/server/entry-server.js')).href
  );
  return {
    async dataOf(path) {
      const rendered: Page[] = [];
      const maker = createPageRenderer(context, pages, (page) => {
        rendered.push(page);
        return {};
      });
      const host = view.site.domains[0] ?? '';
      const target = { host, path, query: '', client: noClient, viewer: anonymous, requestId: 'bench' };
      const answer = await maker.render(target, maker.resolve(target));
      const [page] = rendered;
      if (!page || answer.status !== 200) throw new Error(`${path} is no page: ${answer.status}`);
      return page;
    },
    render: (page) => renderer.renderPage(page, assets),
  };
}

export interface FrontPage extends Page {
  data: FrontPageData;
}

/** Throws for any other page. */
export function frontPageOf(page: Page): FrontPage {
  if (!isFrontPage(page)) throw new Error(`${page.view} is no front page`);
  return page;
}

function isFrontPage(page: Page): page is FrontPage {
  return page.view === 'FrontPage';
}
