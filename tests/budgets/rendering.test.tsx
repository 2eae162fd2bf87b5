/** The parts of every kind of page, as the renderer returns them. */
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { pages } from '#apps/server/program.ts';
import { createPageRenderer } from '#apps/server/render/page-renderer.ts';
import { noClient } from '#apps/server/render/page-target.ts';
import { readAssets } from '#apps/web/assets.server.ts';
import { renderPage } from '#apps/web/entry.server.tsx';
import type { Page } from '#apps/web/page.ts';
import type { PageParts } from '#apps/web/page-parts.ts';
import { anonymous } from '#features/sites/public.ts';
import { withServer } from '../server.ts';
import { pageNames, pathOf, writeEveryPage } from './every-page.ts';

const server = withServer();
beforeAll(() => writeEveryPage(server));

/** For pictures outside `<picture>` that are not lazy, React writes preload hints before the HTML of a part. */
it.each(pageNames)('%s has no hints of React’s outside its head', async (name) => {
  const { before, main, after } = await partsOf(pathOf(name));
  expect(String(before)).toMatch(/^(?:<a [^>]*href="#tartalom">|$)/);
  expect(String(main)).toMatch(/^<main id="tartalom".*<\/main>$/s);
  expect(String(after)).toMatch(/^(?:<footer|<div data-stays="")/);
  expect([before, main, after].join('')).not.toMatch(/<link\b/);
});

async function partsOf(address: string): Promise<PageParts> {
  const built = await readAssets(join(import.meta.dirname, '../../dist/web'), {
    siteStyles: '',
    words: {},
  });
  return renderPage(await pageAt(address), { ...built, build: 'b1', worker: '' });
}

async function pageAt(address: string): Promise<Page> {
  const rendered: Page[] = [];
  const renderer = createPageRenderer(server.context, pages, (page) => {
    rendered.push(page);
    return {};
  });
  const { pathname: path, search } = new URL(address, 'http://telex.localhost');
  const query = search.slice(1);
  const target = {
    host: 'telex.localhost',
    path,
    query,
    client: noClient,
    viewer: anonymous,
    requestId: 'a',
  };
  await renderer.render(target, renderer.resolve(target));
  const [page] = rendered;
  if (!page) throw new Error(`${address} is no page.`);
  return page;
}
