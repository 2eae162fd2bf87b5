import { type Edition, isSiteName } from '#features/sites/public.ts';
import type { ImportedStory, ImportedTerm } from '../imported.ts';
import type { BatchWork } from './batch-work.ts';
import type { PreparedStory } from './prepare-story.server.ts';

/** Ids of the authors, sections and tags of a batch; missing ones are created. */
export interface Labels {
  /** Names of tags that became one with a tag of another name: `híd → Híd utca`. */
  merged: string[];
  of(story: ImportedStory): {
    authorIds: number[];
    tagIds: number[];
    superTagIds: number[];
    mainSuperTagId: number | null;
  };
}

const noLabels: Labels = {
  merged: [],
  of: () => ({ authorIds: [], tagIds: [], superTagIds: [], mainSuperTagId: null }),
};

export async function ensureLabels(
  { needs, request }: BatchWork,
  ready: readonly PreparedStory[],
): Promise<Labels> {
  if (request.isDryRun || ready.length === 0) return noLabels;
  const stories = ready.map((one) => one.story);
  const authors = await needs.content.ensureAuthors(
    stories.flatMap((story) => story.authors.map(({ slug, name, email }) => ({ slug, name, email }))),
  );
  const sections = await needs.content.ensureSuperTags(
    stories.flatMap((story) =>
      sectionsOf(story).map(({ slug, name, description }) => ({
        slug: sectionSlug(needs.edition, slug),
        name,
        description,
        site: request.site,
      })),
    ),
  );
  const tags = await needs.content.tagsByName(stories.flatMap((story) => story.tags));
  return {
    merged: [...tags].flatMap(([name, tag]) =>
      name.toLowerCase() === tag.name.toLowerCase() ? [] : [`${name} → ${tag.name}`],
    ),
    of(story) {
      const [main, ...others] = sectionsOf(story).flatMap(
        (one) => sections.get(sectionSlug(needs.edition, one.slug)) ?? [],
      );
      return {
        authorIds: story.authors.flatMap((one) => authors.get(one.slug) ?? []),
        tagIds: [...new Set(story.tags.flatMap((one) => tags.get(one.name)?.id ?? []))],
        superTagIds: others,
        mainSuperTagId: main ?? null,
      };
    },
  };
}

/** WordPress's default categories, for stories that were assigned to none. */
const defaultCategories = new Set([
  'uncategorized',
  'egyeb-kategoria',
  'kategorizalatlan',
  'nincs-kategorizalva',
]);

/** An imported category may have the slug of one of our sites; its slug is then changed [X30]. */
export function sectionSlug(edition: Edition, slug: string): string {
  return isSiteName(edition, slug) ? `${slug}-rovat` : slug;
}

/** The main section first: the source's primary category, else its first. */
function sectionsOf(story: ImportedStory): ImportedTerm[] {
  const named = story.categories.filter((one) => !defaultCategories.has(one.slug));
  const main = named.find((one) => one.slug === story.primaryCategory) ?? named[0];
  return main === undefined ? [] : [main, ...named.filter((one) => one !== main)];
}
