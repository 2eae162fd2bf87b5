/** Drawings for the whole archive: each motif in its four compositions, drawn when a story first needs the motif. */
import type { MediaFeature } from '#features/media/public.server.ts';
import { type Composition, compositions, pictureStyles } from '#sample/pictures/picture-types.ts';
import { kitsByStyle } from '#sample/pictures/styles/all-styles.ts';
import { drawPictures } from '../load/draw-pictures.ts';
import { motifWords, placeWords } from './words/motif-words.ts';

/** Keys are `style/motif`. */
export type ArchivePictures = Map<string, { imageId: number; alt: string }[]>;

/** Draws the missing motifs and adds them to `pictures`. */
export async function drawMotifs(
  media: MediaFeature,
  motifs: string[],
  pictures: ArchivePictures,
): Promise<void> {
  const wanted = [...new Set(motifs)].filter((motif) => !pictures.has(motif));
  for (const motif of wanted) {
    const sources = compositions.map((composition) => ({
      source: `sample:${motif}/archivum/${composition}`,
      alt: alternativeText(motif, composition),
      caption: '',
    }));
    const ids = await drawPictures(media, sources);
    pictures.set(
      motif,
      sources.flatMap(({ source, alt }) => {
        const imageId = ids.get(source);
        return imageId === undefined ? [] : [{ imageId, alt }];
      }),
    );
  }
}

/** Description of a motif's composition, in Hungarian. */
export function alternativeText(motif: string, composition: Composition): string {
  const [style = '', name = ''] = motif.split('/');
  const known = pictureStyles.find((one) => one === style);
  const kit = known && kitsByStyle[known][name];
  const scene = motifWords[motif];
  if (!kit || scene === undefined) throw new RangeError(`${motif} has no words`);
  const nouns = kit.things.map(([, noun]) => noun);
  const [hero = ''] = nouns;
  const inFront = nouns[kit.front ?? 0] ?? hero;
  if (composition === 'wide') return placeWords[motif] ?? scene;
  // A portrait is drawn from near, with nothing in front of it.
  if (composition === 'near') return motif in placeWords ? scene : `${scene}, az előtérben ${inFront}`;
  if (composition === 'detail') return `${hero.charAt(0).toUpperCase()}${hero.slice(1)} közelről`;
  return `Csendélet: ${nouns.slice(0, -1).join(', ')} és ${nouns.at(-1)}`;
}
