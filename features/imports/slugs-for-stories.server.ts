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
  const slugs = new Map([...existing].map(([key, { slug }]) => [key, slug]));
  const wishes = ready
    .map(({ story, title }) => ({ key: story.sourceKey, slug: story.slug || slugOf(title) || 'cikk' }))
    .filter(({ key }) => !slugs.has(key));
  const taken = await takenSlugs(
    needs.db,
    wishes.map(({ slug }) => slug),
  );
  const give = (key: string, slug: string): void => {
    taken.add(slug);
    slugs.set(key, slug);
  };
  const late: { key: string; names: string[] }[] = [];
  for (const { key, slug } of wishes)
    if (taken.has(slug)) late.push({ key, names: otherNames(key, slug) });
    else give(key, slug);
  if (late.length === 0) return slugs;
  // Asked for those alone: nearly every story gets the one it wants.
  const names = late.flatMap((one) => one.names);
  for (const slug of await takenSlugs(needs.db, names)) taken.add(slug);
  const isTaken = (name: string): boolean => taken.has(name);
  for (const { key, names: own } of late)
    give(key, own.find((name) => !isTaken(name)) ?? freeSlug(own.at(-1) ?? '', isTaken));
  return slugs;
}

/** For a story whose slug another one has. */
function otherNames(key: string, slug: string): string[] {
  return [...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${slug}-${number}`), ...toldApart(key, slug)];
}

/** So many of one name: the number in the old system tells them apart, or, where several systems count alike, the key. */
function toldApart(key: string, slug: string): string[] {
  const marks = [
    slugOf(key.split(':').at(-1) ?? '', 20),
    createHash('sha256').update(key).digest('hex').slice(0, 8),
  ];
  return marks.filter((mark) => mark !== '').map((mark) => `${slugOf(slug, 79 - mark.length)}-${mark}`);
}
