/** The table of the sample's pictures: what each file of `pictures/stories` shows. */
import { join } from 'node:path';
import { z } from 'zod';
import { readYamlFile } from '#platform/text/read-yaml.server.ts';

export const picturesFolder = join(import.meta.dirname, '../pictures');

const share = z.number().min(0).max(1);
const pictureRowSchema = z.strictObject({
  /** What is drawn; `scene-words.yaml` has the words for it. */
  scene: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/),
  alt: z.string().min(1),
  credit: z.string().min(1).default('Illusztráció: Lapzárta'),
  /** The point that stays in every crop, in shares of the width and the height. */
  focal: z.tuple([share, share]),
});

const pictureTableSchema = z.record(z.string().regex(/^[a-z0-9-]+\.avif$/), pictureRowSchema);

/** Rows by file name. */
export type PictureTable = Readonly<Record<string, z.infer<typeof pictureRowSchema>>>;

export async function readPictureTable(faults: string[]): Promise<PictureTable> {
  const name = 'pictures.yaml';
  return (await readYamlFile(join(picturesFolder, name), pictureTableSchema, faults, name)) ?? {};
}
