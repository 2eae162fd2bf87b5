/** Fills past years with invented stories; existing ones stay unchanged, so it can be run repeatedly. */
import type { AppContext } from '#apps/server/compose.ts';
import { everything } from '#platform/cache/dependency.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { slugOf } from '#platform/text/slug.ts';
import { contentFolder } from '../content-folder.ts';
import { readSample } from '../load/read-sample.ts';
import { updateStatistics } from '../load/sample-queries.server.ts';
import type { Sample } from '../load/sample-types.ts';
import { type ArchiveIds, archiveDraft, sourceKeyOf } from './archive-draft.ts';
import { archiveStory, archiveTags } from './archive-story.ts';
import { storeScenes } from './store-scenes.ts';

export interface ArchiveOptions {
  articles: number;
  seed: string;
  years: number;
  /** Called after every batch with the number of finished stories. */
  onProgress(done: number): void;
}

const batchSize = 500;

/** Returns the number of new stories. */
export async function generateArchive(context: AppContext, options: ArchiveOptions): Promise<number> {
  const { articles, seed, years } = options;
  const sample = await readSample(contentFolder, context.edition);
  const ids = await ensureIds(context, sample);
  const plan = { seed, years, now: context.clock.now() };
  let written = 0;
  let saving: Promise<unknown> = Promise.resolve();
  try {
    for (let first = 1; first <= articles; first += batchSize) {
      const numbers = await missingNumbers(context, seed, first, Math.min(articles, first + batchSize - 1));
      // Generated while the database saves the previous batch.
      const stories = numbers.map((number) => ({ number, story: archiveStory(seed, number) }));
      await storeScenes(
        context.media,
        stories.map(({ story }) => story.scene),
        sample.pictures,
        ids.pictures,
      );
      const drafts = stories.map(({ number, story }) => archiveDraft(plan, number, story, ids));
      await saving;
      options.onProgress(first - 1);
      saving =
        drafts.length === 0 ? Promise.resolve() : context.content.save(drafts, 'create', { announce: false });
      // Avoids an unhandled rejection; the error is thrown at the `await`.
      saving.catch(() => undefined);
      written += drafts.length;
    }
    await saving;
    if (written >= 2000) await updateStatistics(context.db);
    options.onProgress(articles);
    return written;
  } finally {
    if (written > 0) await recordInvalidations(context.db, [{ key: everything }]);
  }
}

/** The numbers from `first` to `last` that were not written by an earlier run. */
async function missingNumbers(
  context: AppContext,
  seed: string,
  first: number,
  last: number,
): Promise<number[]> {
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const known = await context.content.knownSourceKeys(numbers.map((number) => sourceKeyOf(seed, number)));
  return numbers.filter((number) => !known.has(sourceKeyOf(seed, number)));
}

/** Creates the authors, sections and tags of the stories; the first two are the sample edition's. */
async function ensureIds({ content }: AppContext, sample: Sample): Promise<ArchiveIds> {
  const authors = await content.ensureAuthors(sample.authors);
  const sections = await content.ensureSuperTags(sample.sections);
  const tags = await content.ensureTags(archiveTags.map((name) => ({ name, slug: slugOf(name) })));
  return {
    authors,
    sections: new Map(sample.sections.map(({ slug, site }) => [slug, { id: sections.get(slug) ?? 0, site }])),
    tags,
    pictures: new Map(),
  };
}
