/** Pages are drawn by ourselves, for the sake of time: what is drawn is what React would have drawn. */
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { createPageMaker } from '#apps/server/make-page.ts';
import { staticMarkup } from '#apps/web/draw/static-markup.server.ts';
import type { Page } from '#apps/web/page-data.ts';
import { PageView } from '#apps/web/page-views.tsx';
import { Shell } from '#apps/web/shell/Shell.tsx';
import { withServer } from '../server.ts';
import { pageNames, pagePaths, writeEveryPage } from './every-page.ts';

const server = withServer();
beforeAll(() => writeEveryPage(server));

it.each(pageNames)('%s is drawn as React draws it', async (name) => {
  const page = await pageAt(pagePaths[name]);
  const element = (
    <Shell surroundings={page.surroundings} isFront={name === 'index'} isBare={false}>
      <PageView page={page} />
    </Shell>
  );
  expect(tagsOf(staticMarkup(element))).toEqual(tagsOf(withoutHints(renderToStaticMarkup(element))));
});

async function pageAt(address: string): Promise<Page> {
  const drawn: Page[] = [];
  const maker = createPageMaker(server.house, (page) => {
    drawn.push(page);
    return [];
  });
  const { pathname: path, search } = new URL(address, 'http://telex.localhost');
  const query = search.slice(1);
  const asked = { host: 'telex.localhost', path, query, isNewsroom: false, requestId: 'a' };
  await maker.make(asked, maker.resolve(asked));
  const [page] = drawn;
  if (!page) throw new Error(`${address} is no page.`);
  return page;
}

/** Tags and texts; the order of attributes says nothing. */
function tagsOf(html: string): string[] {
  return html
    .split(/(<[^>]*>)/)
    .map((part) =>
      /^<[a-z]/.test(part) ? (part.match(/[^\s<>/="]+(="[^"]*")?/g) ?? []).sort().join(' ') : part,
    );
}

/** React guesses what to fetch first, and puts its guess before everything; our heads say that themselves. */
function withoutHints(html: string): string {
  return html.replace(/^(<link rel="preload"[^>]*>)+/, '');
}
