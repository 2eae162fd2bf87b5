/** Refuses text that was taken down, in every version to be stored and in working copies [ACT-08]. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { hasPassage } from './passage.server.ts';
import { isEmptied, passagesOf, textsOf } from './takedown-queries.server.ts';

/** The story contains a passage that was taken down. */
class TakenDown extends Error {
  readonly slug: string;
  constructor(slug: string) {
    super(`a passage of '${slug}' was taken down`);
    this.slug = slug;
  }
}

/** @throws {TakenDown} */
export async function refusePassages(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  const passages = await passagesOf(db, ids);
  if (passages.length === 0) return;
  for (const { id, slug, text } of await textsOf(db, ids))
    if (passages.some((one) => one.id === id && hasPassage(text, one.passage))) throw new TakenDown(slug);
}

/** Whether the story was taken down, or its text has a passage that was. */
export async function hasTakenDown(db: Kysely<DB>, id: number, text: () => string): Promise<boolean> {
  const passages = await passagesOf(db, [id]);
  if (await isEmptied(db, id)) return true;
  return passages.some(({ passage }) => hasPassage(text(), passage));
}
