/**
 * A story as readers had it at a past moment [REV-06]: the version of that time is written, read and rolled
 * back, so that the current presenter shows it. Other objects, such as the names of people, are as they are
 * today.
 */
import { z } from 'zod';
import type { Viewpoint } from '#features/sites/public.ts';
import type { ContentNeeds, Trx } from '../../content-needs.server.ts';
import type { LoadedStory } from '../../read/loaded-story.server.ts';
import { createStoryReads } from '../../read/story-reads.server.ts';
import { relationsSchema, rowSchema } from '../acts/restore-version.server.ts';
import { lockArticles, writeArticles, writeCorrections, writeRelations } from '../article-queries.server.ts';
import { referencesIn } from '../save-articles.server.ts';
import { columnsOfStories, hidePosts, publicStatesAt, stillThere } from './public-spans-queries.server.ts';
import type { PastState } from './version-queries.server.ts';

/** Undefined when readers had no version of it then, and when nothing is left of that version. */
export async function presentPast(
  { db }: Pick<ContentNeeds, 'db'>,
  view: Viewpoint,
  id: number,
  moment: Date,
): Promise<LoadedStory | undefined> {
  const trx = await db.startTransaction().execute();
  try {
    const [story] = await publicStatesAt(trx, [id], moment);
    if (!story) return undefined;
    const posts = await publicStatesAt(trx, await hidePosts(trx, id), moment);
    const columns = await columnsOfStories(trx);
    for (const state of [story, ...posts]) await writePast(trx, state, columns);
    return await createStoryReads(trx).storyById(view, id);
  } finally {
    await trx.rollback().execute();
  }
}

const pictureColumns = [
  'cover_image_id',
  'recommended_box_image_id',
  'facebook_image_id',
  'mobile_image_11_id',
  'mobile_image_43_id',
] as const;

/** At its address of today: the one of then may be another story's. */
async function writePast(
  trx: Trx,
  { id, story, relations }: PastState & { id: number },
  columns: ReadonlySet<string>,
): Promise<void> {
  const [now] = await lockArticles(trx, { ids: [id] });
  const row = rowSchema.parse(story);
  if (!now) return;
  const known = Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name)));
  await writeArticles(trx, [
    { ...known, ...(await picturesLeft(trx, row)), id, slug: now.slug, version: now.version },
  ]);
  // Versions of before relations were recorded have those of today.
  if (relations === null) return;
  const { mirroringSites: mirrors, corrections, ...past } = relationsSchema.parse(relations);
  const references = referencesIn(row.body);
  await writeRelations(trx, [
    {
      articleId: id,
      mirrors,
      linkedSlugs: references.linkedSlugs,
      imageIds: await stillThere(trx, 'image_refs', references.imageIds),
      authorIds: await stillThere(trx, 'authors', past.authorIds),
      contributorIds: await stillThere(trx, 'authors', past.contributorIds),
      tagIds: await stillThere(trx, 'tags', past.tagIds),
      superTagIds: await stillThere(trx, 'super_tags', past.superTagIds),
    },
  ]);
  await writeCorrections(trx, [{ articleId: id, corrections }]);
}

async function picturesLeft(
  trx: Trx,
  row: Readonly<Record<string, unknown>>,
): Promise<Record<string, number | null>> {
  const pictures = z
    .record(z.enum(pictureColumns), z.int().nullable().default(null))
    .parse(Object.fromEntries(pictureColumns.map((name) => [name, row[name] ?? null])));
  const ids = Object.values(pictures).filter((one) => one !== null);
  const left = new Set(await stillThere(trx, 'image_refs', ids));
  return Object.fromEntries(
    Object.entries(pictures).map(([name, one]) => [name, one !== null && left.has(one) ? one : null]),
  );
}
