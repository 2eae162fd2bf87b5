/** Parts of the Hungarian sentences about embedded content, whose forms depend on the provider or the kind of content. */
import { defineWordsIn } from '#platform/text/words.ts';
import type { EmbedShape } from './embed-frame.ts';
import type { EmbedProvider } from './embed-providers.ts';

const ofProvider: Partial<Record<EmbedProvider, string>> = {
  youtube: 'videók',
  vimeo: 'videók',
  tiktok: 'videók',
  facebook: 'tartalmak',
  instagram: 'bejegyzések',
  x: 'bejegyzések',
  spotify: 'lejátszók',
  soundcloud: 'lejátszók',
  datawrapper: 'ábrák',
};

const ofShape: Record<EmbedShape, string> = {
  video: 'videói',
  upright: 'videói',
  audio: 'lejátszói',
  post: 'bejegyzései',
  map: 'térképei',
  chart: 'ábrái',
  page: 'oldalai',
};

const opened: Record<EmbedShape, string> = {
  video: 'lejátszáskor',
  upright: 'lejátszáskor',
  audio: 'megnyitáskor',
  post: 'megjelenítéskor',
  map: 'megnyitáskor',
  chart: 'megjelenítéskor',
  page: 'megjelenítéskor',
};

export const embedContentWords = defineWordsIn('hu', 'embed-content', { ofProvider, ofShape, opened });
