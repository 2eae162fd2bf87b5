/** The whole page as text: what the server imports from dist/server/entry-server.js. */
import type { Site } from '#features/sites/public.ts';
import type { Piece } from '#platform/http/bytes-of.server.ts';
import type { Assets } from './assets.ts';
import { documentEnd, documentStart } from './document.ts';
import { drawLooking } from './draw/rare-text.ts';
import { staticMarkup, staticPieces } from './draw/static-markup.server.ts';
import { FrontPartInside } from './front/FrontPartInside.tsx';
import { withIslandScripts } from './islands/Island.tsx';
import type { FrontBlock, FrontBox, Page } from './page-data.ts';
import { PageView } from './page-views.tsx';
import { PreviewBar } from './shell/PreviewBar.tsx';
import { Shell } from './shell/Shell.tsx';
import { isBare, isFrontPage } from './view-of.ts';

/** In pieces, which nobody has to put together. */
export function renderPage(page: Page, assets: Assets): Piece[] {
  const { html, isRare } = drawLooking(() =>
    withIslandScripts(assets.islands, () =>
      staticPieces(
        <Shell
          surroundings={page.surroundings}
          isFront={isFrontPage(page.data)}
          isBare={isBare(page.data)}
          above={page.surroundings.shell.isPreview && <PreviewBar />}
        >
          <PageView page={page} />
        </Shell>,
      ),
    ),
  );
  return [documentStart(page, assets, isRare), ...html, documentEnd];
}

/** The inside of a front page's box, for a browser that shows another variant of it. */
export function renderFrontPart(part: FrontBox | FrontBlock, { timeZone }: Site): string {
  return staticMarkup(<FrontPartInside part={part} place={{ timeZone, language: 'hu' }} />);
}
