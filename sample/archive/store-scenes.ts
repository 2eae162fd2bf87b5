/** Pictures for the whole archive: those of the sample, stored when a story first needs their scene. */
import type { MediaFeature } from '#features/media/public.server.ts';
import type { PictureTable } from '../load/picture-table.ts';
import { storePictures } from '../load/store-pictures.ts';

/** The pictures of each scene. */
export type ArchivePictures = Map<string, { imageId: number; alt: string }[]>;

/** Adds the missing scenes to `pictures`. */
export async function storeScenes(
  media: MediaFeature,
  scenes: readonly string[],
  table: PictureTable,
  pictures: ArchivePictures,
): Promise<void> {
  for (const scene of new Set(scenes)) {
    if (pictures.has(scene)) continue;
    const rows = Object.entries(table).filter(([, row]) => row.scene === scene);
    const ids = await storePictures(
      media,
      rows.map(([file]) => file),
      table,
    );
    pictures.set(
      scene,
      rows.flatMap(([file, { alt }]) => {
        const imageId = ids.get(file);
        return imageId === undefined ? [] : [{ imageId, alt }];
      }),
    );
  }
}
