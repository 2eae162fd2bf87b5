/** Builds the page context that a document's blocks are rendered with. */
import type { BlockContext } from '#features/content/public.view.ts';
import type { Surroundings } from '#features/kit/public.ts';
import type { DocumentContent } from '../document-data.ts';

export function blockContextOf(
  { language, path, site }: Surroundings,
  { images }: Pick<DocumentContent, 'images'>,
): BlockContext {
  return {
    images,
    linked: {},
    language,
    name: path.split('/').at(-1) ?? '',
    isInterview: false,
    tallAudio: site.tallAudio,
  };
}
