/** Renders pages to HTML: the server imports this as dist/server/entry-server.js. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailFrame } from '#features/kit/public.ts';
import type { Site } from '#features/sites/public.ts';
import type { FrontBlock, FrontBox } from '#pages/front/front-data.ts';
import { FrontPartContent } from '#pages/front/view/FrontPartContent.tsx';
import { withIslandScripts } from '#ui/Island.tsx';
import type { Assets } from './assets.ts';
import { documentEnd, headParts } from './document.ts';
import { mailViewNames, mailViewOf } from './mails.ts';
import { frameOf, type Page } from './page.ts';
import type { PageParts } from './page-parts.ts';
import { Main } from './shell/Shell.tsx';
import { shellMarkup } from './shell/shell-markup.server.tsx';
import { viewNames, viewOf } from './views.ts';

export { faultsOfWords } from '#platform/text/word-faults.ts';
export { replaceWords } from '#platform/text/words.ts';
export { mailViewNames, viewNames };

/** Those of the browser, too, so that an edition's words can be checked. */
export const words = import.meta.glob('/{apps,features,pages,platform}/**/*-words{,-hu,-en}.ts', {
  eager: true,
});

export function renderPage(page: Page, assets: Assets): PageParts {
  const main = withIslandScripts(assets.islands, () => renderMain(page));
  const { before, after } = shellMarkup(page.shell, frameOf(page));
  return { ...headParts(page, assets), before, main, after, end: documentEnd };
}

function renderMain(page: Page): string {
  const { data, frame, surroundings } = page;
  const View = viewOf(page.view);
  const html = renderToStaticMarkup(
    <>
      {surroundings.app !== '' && frame === 'front' && (
        <h1 className="visually-hidden">{surroundings.site.name}</h1>
      )}
      <View surroundings={surroundings} data={data} />
    </>,
  );
  return renderToStaticMarkup(<Main html={html} />);
}

/** Inner HTML of a front-page box, for a browser that shows another variant of it. */
export function renderFrontPart(part: FrontBox | FrontBlock, { timeZone }: Site): string {
  return renderToStaticMarkup(<FrontPartContent part={part} place={{ timeZone, language: 'hu' }} />);
}

/** The HTML of a mail, without scripts or stylesheets. */
export function renderMail(view: string, frame: MailFrame, props: object): string {
  const View = mailViewOf(view);
  return `<!doctype html>${renderToStaticMarkup(<View frame={frame} props={props} />)}`;
}
