import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { contentFolder } from '../content-folder.ts';
import { readSample } from './read-sample.ts';
import type { Sample, SampleStory } from './sample-types.ts';

/** The stories that stand highest: each site's leads and second line, and the first of each landing page. */
function highest({ boxes, groups }: Sample): string[] {
  const leading = ['breaking', 'lead', 'cover', 'second'];
  const main = (boxes.telex ?? []).filter(({ kind }) => leading.includes(kind));
  const regional = (boxes.transtelex ?? []).filter(({ kind }) => kind === 'cover');
  const landings = ['after-main', 'g7-main', 'karakter-main'].flatMap(
    (group) => groups[group]?.slice(0, 1) ?? [],
  );
  const [next] = boxes.telex?.find(({ kind }) => kind === 'dense')?.stories ?? [];
  const boxed = [...main, ...regional].flatMap(({ stories }) => stories ?? []);
  return [...new Set([...boxed, ...landings, ...(next ? [next] : [])])];
}

it('gives the stories that stand highest scenes that no other story shows [FRONT-16]', async () => {
  const sample = await readSample(
    contentFolder,
    await loadTestEdition(join(import.meta.dirname, '../../edition')),
  );
  const sceneOf = ({ picture }: SampleStory) => sample.pictures[picture.file]?.scene;
  const slugs = highest(sample);
  expect(slugs.length).toBeGreaterThanOrEqual(11);
  const shared = slugs.flatMap((slug) => {
    const story = sample.stories.find((one) => one.slug === slug);
    const others = sample.stories.filter((one) => one !== story);
    return story && others.every((other) => sceneOf(other) !== sceneOf(story)) ? [] : [slug];
  });
  expect(shared).toEqual([]);
});
