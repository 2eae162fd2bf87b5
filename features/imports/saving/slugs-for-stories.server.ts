import { createHash } from 'node:crypto';
import { freeSlug, slugOf } from '#platform/text/slug.ts';
import { type ExistingStory, takenSlugs } from '../import-queries.server.ts';
import type { BatchWork } from './batch-work.ts';
import type { PreparedStory } from './prepare-story.server.ts';

/**
 * Slugs for a batch of stories: existing ones keep theirs; new ones get the preferred slug, or the next free variant.
 */
export async function slugsFor(
  { needs }: BatchWork,
  ready: readonly PreparedStory[],
  existing: ReadonlyMap<string, ExistingStory>,
): Promise<Map<string, string>> {
  const slugs = new Map([...existing].map(([key, { slug }]) => [key, slug]));
  const preferred = ready
    .map(({ story, title }) => ({ key: story.sourceKey, slug: story.slug || slugOf(title) || 'cikk' }))
    .filter(({ key }) => !slugs.has(key));
  const taken = await takenSlugs(
    needs.db,
    preferred.map(({ slug }) => slug),
  );
  const assign = (key: string, slug: string): void => {
    taken.add(slug);
    slugs.set(key, slug);
  };
  const conflicts: { key: string; names: string[] }[] = [];
  for (const { key, slug } of preferred)
    if (taken.has(slug)) conflicts.push({ key, names: alternativeSlugs(key, slug) });
    else assign(key, slug);
  if (conflicts.length === 0) return slugs;
  // Only conflicting stories need this query: nearly every story gets its preferred slug.
  const names = conflicts.flatMap((one) => one.names);
  for (const slug of await takenSlugs(needs.db, names)) taken.add(slug);
  const isTaken = (name: string): boolean => taken.has(name);
  for (const { key, names: own } of conflicts)
    assign(key, own.find((name) => !isTaken(name)) ?? freeSlug(own.at(-1) ?? '', isTaken));
  return slugs;
}

/** Alternatives for a story whose preferred slug is taken. */
function alternativeSlugs(key: string, slug: string): string[] {
  return [...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${slug}-${number}`), ...disambiguatedSlugs(key, slug)];
}

/**
 * After nine stories of one slug: with the number in the old system, or, where several systems share numbers, a hash of
 * the key.
 */
function disambiguatedSlugs(key: string, slug: string): string[] {
  const marks = [
    slugOf(key.split(':').at(-1) ?? '', 20),
    createHash('sha256').update(key).digest('hex').slice(0, 8),
  ];
  return marks.filter((mark) => mark !== '').map((mark) => `${slugOf(slug, 79 - mark.length)}-${mark}`);
}
