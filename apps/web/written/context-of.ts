/** What the blocks of a document are told of the page they stand on. */
import type { BlockContext } from '#features/content/public.view.ts';
import type { Surroundings, WrittenPage } from '../page-data.ts';

export function contextOf(
  { language, path, site }: Surroundings,
  { images }: Pick<WrittenPage, 'images'>,
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
