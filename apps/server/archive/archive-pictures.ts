/** Drawings for the whole archive: a few of each motif that its stories ask for, drawn when first asked for. */
import type { MediaRoom } from '#features/media/public.server.ts';
import { drawPictures } from '../sample/draw-pictures.ts';
import { motifWords } from './words/motif-words.ts';

const seeds = ['archivum-1', 'archivum-2', 'archivum-3'];

/** By `style/motif`. */
export type ArchivePictures = Map<string, { imageId: number; alt: string }[]>;

/** Adds what is not there yet. */
export async function drawMotifs(
  media: MediaRoom,
  motifs: string[],
  pictures: ArchivePictures,
): Promise<void> {
  const wanted = [...new Set(motifs)].filter((motif) => !pictures.has(motif));
  for (const motif of wanted) {
    const alt = motifWords[motif] ?? '';
    const sources = seeds.map((seed) => ({ source: `sample:${motif}/${seed}`, alt, caption: '' }));
    const ids = await drawPictures(media, sources);
    pictures.set(
      motif,
      [...ids.values()].map((imageId) => ({ imageId, alt })),
    );
  }
}
