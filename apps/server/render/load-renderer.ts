/** Loads the part of the build that renders pages and mails. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Assets } from '#apps/web/assets.ts';
import type { Page } from '#apps/web/page.ts';
import type { MailFrame, RegisteredMail, RegisteredPage } from '#features/kit/public.ts';
import type { RenderFrontPart } from '#pages/front/front-part.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import type { BodyParts } from '#platform/http/requests/body-parts.server.ts';
import { type ReplacedWords, replacedWords } from '#platform/text/words.ts';

/** Folder of the build that `npm start` makes. */
export const distFolder = join(import.meta.dirname, '../../../dist');

const rendererSchema = z.object({
  renderPage: z.custom<(page: Page, assets: Assets) => BodyParts>((value) => typeof value === 'function'),
  renderFrontPart: z.custom<RenderFrontPart>((value) => typeof value === 'function'),
  renderMail: z.custom<(view: string, frame: MailFrame, props: object) => string>(
    (value) => typeof value === 'function',
  ),
  viewNames: z.set(z.string()),
  mailViewNames: z.set(z.string()),
  replaceWords: z.custom<(words: ReplacedWords) => void>((value) => typeof value === 'function'),
  faultsOfWords: z.custom<(words: ReplacedWords) => string[]>((value) => typeof value === 'function'),
});

export type Renderer = z.infer<typeof rendererSchema>;

/** Checks that every view that a page or mail names is part of the build, and the edition's words. */
export async function loadRenderer(
  distFolder: string,
  all: { pages: readonly RegisteredPage[]; mails: readonly RegisteredMail[] },
): Promise<Renderer> {
  const path = pathToFileURL(join(distFolder, 'server', 'entry-server.js')).href;
  const renderer = rendererSchema.parse(await import(path));
  const page = all.pages.find(({ traits }) => !renderer.viewNames.has(traits.view))?.traits;
  if (page) throw new Error(`the page '${page.route}' has no file ${page.view}.tsx`);
  const mail = all.mails.find(({ view }) => !renderer.mailViewNames.has(view));
  if (mail) throw new Error(`the mail '${mail.id}' has no file ${mail.view}.tsx`);
  replaceWordsIn(renderer);
  return renderer;
}

/** The build has modules of its own, with all words of the program. */
function replaceWordsIn({ faultsOfWords, replaceWords }: Renderer): void {
  const faults = faultsOfWords(replacedWords());
  if (faults.length > 0) throw new OperatorError(['The edition cannot be used:', ...faults].join('\n  '));
  replaceWords(replacedWords());
}
