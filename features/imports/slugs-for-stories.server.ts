/** Address parts for a batch of stories. */
import { createHash } from 'node:crypto';
import { freeSlug, slugOf } from '#platform/text/slug.ts';
import { type ExistingStory, takenSlugs } from './import-queries.server.ts';
import type { BatchWork } from './prepare-batch.server.ts';
import type { PreparedStory } from './prepare-story.server.ts';

/** Stories keep the address they have; new ones get the wanted one, or the next that is free. */
export async function slugsFor(
  { needs }: BatchWork,
  ready: readonly PreparedStory[],
  existing: ReadonlyMap<string, ExistingStory>,
): Promise<Map<string, string>> {
  const wishes = ready.map(({ story, title }) => ({
    key: story.sourceKey,
    names: namesFor(story.sourceKey, story.slug || slugOf(title) || 'cikk'),
  }));
  const taken = await takenSlugs(
    needs.db,
    wishes.flatMap(({ names }) => names),
  );
  const slugs = new Map<string, string>();
  for (const { key, names } of wishes) {
    const isTaken = (name: string) => taken.has(name);
    const free = names.find((name) => !isTaken(name)) ?? freeSlug(names.at(-1) ?? '', isTaken);
    const chosen = existing.get(key)?.slug ?? free;
    taken.add(chosen);
    slugs.set(key, chosen);
  }
  return slugs;
}

/** The wanted one first. */
function namesFor(key: string, slug: string): string[] {
  return [slug, ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${slug}-${number}`), ...toldApart(key, slug)];
}

/** So many of one name: the number in the old system tells them apart, or, where several systems count alike, the key. */
function toldApart(key: string, slug: string): string[] {
  const marks = [
    slugOf(key.split(':').at(-1) ?? '', 20),
    createHash('sha256').update(key).digest('hex').slice(0, 8),
  ];
  return marks.filter((mark) => mark !== '').map((mark) => `${slugOf(slug, 79 - mark.length)}-${mark}`);
}
