/** Fills the years behind with invented stories; what is there already is left alone, so it can be run again. */
import { join } from 'node:path';
import { everything } from '#platform/cache/dependency.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { House } from '../compose.ts';
import { readSample } from '../sample/read-sample.ts';
import { tidyAfterBulk } from '../sample/sample-queries.server.ts';
import { type ArchiveIds, archiveDraft, sourceKeyOf } from './archive-draft.ts';
import { drawMotifs } from './archive-pictures.ts';
import { archiveStory, archiveTags } from './archive-story.ts';

export interface ArchiveWish {
  articles: number;
  seed: string;
  years: number;
  editionFolder: string;
  /** Told after every batch how many are done. */
  onProgress(done: number): void;
}

const batchSize = 500;

/** Returns how many stories are new. */
export async function generateArchive(house: House, wish: ArchiveWish): Promise<number> {
  const { articles, seed, years } = wish;
  const ids = await readyIds(house, wish.editionFolder);
  const plan = { seed, years, now: house.clock.now() };
  let written = 0;
  let saving: Promise<unknown> = Promise.resolve();
  try {
    for (let first = 1; first <= articles; first += batchSize) {
      const numbers = await missing(house, seed, first, Math.min(articles, first + batchSize - 1));
      // Invented while the database writes the batch before.
      const stories = numbers.map((number) => ({ number, story: archiveStory(seed, number) }));
      await drawMotifs(
        house.media,
        stories.map(({ story }) => story.motif),
        ids.pictures,
      );
      const drafts = stories.map(({ number, story }) => archiveDraft(plan, number, story, ids));
      await saving;
      wish.onProgress(first - 1);
      saving =
        drafts.length === 0 ? Promise.resolve() : house.content.save(drafts, 'create', undefined, false);
      // Its failure is met where it is waited for.
      saving.catch(() => undefined);
      written += drafts.length;
    }
    await saving;
    if (written >= 2000) await tidyAfterBulk(house.db);
    wish.onProgress(articles);
    return written;
  } finally {
    if (written > 0) await recordInvalidations(house.db, [{ key: everything }]);
  }
}

/** The numbers from `first` to `last` that were not written by an earlier run. */
async function missing(house: House, seed: string, first: number, last: number): Promise<number[]> {
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const known = await house.content.knownSourceKeys(numbers.map((number) => sourceKeyOf(seed, number)));
  return numbers.filter((number) => !known.has(sourceKeyOf(seed, number)));
}

/** People, sections and tags that the stories need; the first two are those of the sample edition. */
async function readyIds(house: House, editionFolder: string): Promise<ArchiveIds> {
  const { content, edition } = house;
  const sample = await readSample(join(editionFolder, 'sample'), edition);
  const authors = await content.ensureAuthors(sample.authors.map(({ avatar: _, ...author }) => author));
  const sections = await content.ensureSuperTags(sample.sections);
  const tags = await content.ensureTags(archiveTags.map((name) => ({ name, slug: slugOf(name) })));
  return {
    authors,
    sections: new Map(sample.sections.map(({ slug, site }) => [slug, { id: sections.get(slug) ?? 0, site }])),
    tags,
    pictures: new Map(),
  };
}
