/**
 * `erasures.json` in the data folder lists takedowns and final deletions outside of what a backup restores, so that they
 * are repeated in a restored database [SAVE-13].
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import {
  type ContentFeature,
  erasureSchema,
  erasuresIn,
  keyOfErasure,
} from '#features/content/public.server.ts';
import { type MediaFeature, pictureErasureSchema, pictureErasures } from '#features/media/public.server.ts';
import type { WritingFeature } from '#features/writing/public.server.ts';

const fileSchema = z.object({
  stories: z.array(erasureSchema),
  pictures: z.array(pictureErasureSchema),
});

type Listed = z.infer<typeof fileSchema>;

export interface Erasures {
  /** Repeats what the database does not know, and lists what it knows; returns how many were repeated. */
  keep(): Promise<number>;
}

interface ErasuresNeeds {
  db: Kysely<DB>;
  dataFolder: string;
  content: Pick<ContentFeature, 'repeatErasures'>;
  media: Pick<MediaFeature, 'repeatPictureErasures'>;
  textsOf: WritingFeature['textsOf'];
}

export function createErasures({ db, dataFolder, content, media, textsOf }: ErasuresNeeds): Erasures {
  return {
    async keep() {
      const { stories, pictures } = await readListed(dataFolder);
      const repeated =
        (await content.repeatErasures(stories, textsOf)) + (await media.repeatPictureErasures(pictures));
      await listErasures(db, dataFolder);
      return repeated;
    },
  };
}

/** Adds what this database knows to the file; returns how many the file has. */
export async function listErasures(db: Kysely<DB>, dataFolder: string): Promise<number> {
  const listed = await readListed(dataFolder);
  const stories = [...listed.stories, ...(await erasuresIn(db))];
  const pictures = [...listed.pictures, ...(await pictureErasures(db))];
  const all: Listed = {
    stories: [...new Map(stories.map((one) => [keyOfErasure(one), one])).values()],
    pictures: [...new Map(pictures.map((one) => [one.original, one])).values()],
  };
  const [before, now] = [listed, all].map((one) => one.stories.length + one.pictures.length);
  if (now !== before) await writeListed(dataFolder, all);
  return now ?? 0;
}

const pathIn = (dataFolder: string) => join(dataFolder, 'erasures.json');

async function readListed(dataFolder: string): Promise<Listed> {
  try {
    return fileSchema.parse(JSON.parse(await readFile(pathIn(dataFolder), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { stories: [], pictures: [] };
    throw error;
  }
}

/** By renaming, so that a reader never sees a part of the file. */
async function writeListed(dataFolder: string, all: Listed): Promise<void> {
  const path = pathIn(dataFolder);
  const draft = `${path}.${process.pid}.part`;
  await mkdir(dataFolder, { recursive: true });
  await writeFile(draft, `${JSON.stringify(all, null, 1)}\n`);
  await rename(draft, path);
}
