/** Makes pages in this process: as data, to draw them again and again, and as HTML. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPageMaker } from '#apps/server/make-page.ts';
import { readAssets } from '#apps/web/assets.server.ts';
import type { Assets } from '#apps/web/assets.ts';
import type { Page } from '#apps/web/page-data.ts';
import type { Piece } from '#platform/http/bytes-of.server.ts';
import { type Paper, project } from './paper.ts';

export interface Pages {
  dataOf(path: string): Promise<Page>;
  /** In pieces, as a server sends it. */
  draw(page: Page): Piece[];
}

export async function openPages({ house, view }: Paper): Promise<Pages> {
  const built = await readAssets(join(project, 'dist/web'), '/_assets/sites.css');
  const assets = { ...built, build: '', worker: '' };
  const renderer: { renderPage(page: Page, assets: Assets): Piece[] } = await import(
    pathToFileURL(join(project, 'dist/server/entry-server.js')).href
  );
  return {
    async dataOf(path) {
      const drawn: Page[] = [];
      const maker = createPageMaker(house, (page) => {
        drawn.push(page);
        return [];
      });
      const host = view.site.domains[0] ?? '';
      const asked = { host, path, query: '', isNewsroom: false, requestId: 'bench' };
      const answer = await maker.make(asked, maker.resolve(asked));
      const [page] = drawn;
      if (!page || answer.status !== 200) throw new Error(`${path} is no page: ${answer.status}`);
      return page;
    },
    draw: (page) => renderer.renderPage(page, assets),
  };
}
