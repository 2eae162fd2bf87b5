import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { leadLimits, titleLimits, truncate } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { contentFolder } from '../content-folder.ts';
import { readSample } from './read-sample.ts';
import type { Sample } from './sample-types.ts';

const edition = join(import.meta.dirname, '../../edition');

describe('what cards show of the sample stories', () => {
  let sample: Sample;
  beforeAll(async () => {
    sample = await readSample(contentFolder, await loadTestEdition(edition));
  });

  // The same recommender is on cards of 200 and of 90 characters, so the shorter limit applies.
  it('is a recommender different from the lead, short enough for every card [FRONT-16] [LIST-09] [ART-05]', () => {
    for (const { slug, lead, recommender } of sample.stories) {
      expect(recommender, slug).not.toBe('');
      expect(recommender, slug).not.toBe(lead);
      expect(truncate(recommender, leadLimits.short), slug).toBe(recommender);
    }
  });

  it('is a title short enough for every list, in live posts as well [LIST-09]', () => {
    for (const { slug, title } of [...sample.stories, ...sample.posts])
      expect(truncate(title, titleLimits.list), slug).toBe(title);
  });

  it('is in the topics of the day only if it is a topic, not a format [WIDG-08]', async () => {
    const { formatTags } = await loadTestEdition(edition);
    const format =
      /elemzés$|esszé$|explainer$|interjú$|közlemény$|kritika$|magyarázó$|műsor$|novella$|oknyomozás$|összefoglaló$|podcast$|portré$|recept$|riport$|tárca$|tényellenőrzés$|vélemény$/;
    const used = new Set(sample.stories.flatMap(({ tags }) => tags.filter((name) => format.test(name))));
    expect(used.size).toBeGreaterThan(10);
    expect([...used].filter((name) => !formatTags.includes(slugOf(name)))).toEqual([]);
  });
});
