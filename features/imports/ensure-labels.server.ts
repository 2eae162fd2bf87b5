/** Authors, sections and tags of a batch: made when missing, then named by id. */
import { type Edition, isSiteName } from '#features/sites/public.ts';
import type { ImportedStory, ImportedTerm } from './imported.ts';
import type { BatchWork } from './prepare-batch.server.ts';
import type { PreparedStory } from './prepare-story.server.ts';

export interface Labels {
  of(story: ImportedStory): {
    authorIds: number[];
    tagIds: number[];
    superTagIds: number[];
    mainSuperTagId: number | null;
  };
}

const none: Labels = { of: () => ({ authorIds: [], tagIds: [], superTagIds: [], mainSuperTagId: null }) };

export async function ensureLabels(
  { needs, request }: BatchWork,
  ready: readonly PreparedStory[],
): Promise<Labels> {
  if (request.isDryRun || ready.length === 0) return none;
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
  const tags = await needs.content.ensureTags(stories.flatMap((story) => story.tags));
  return {
    of(story) {
      const [main, ...others] = sectionsOf(story).flatMap(
        (one) => sections.get(sectionSlug(needs.edition, one.slug)) ?? [],
      );
      return {
        authorIds: story.authors.flatMap((one) => authors.get(one.slug) ?? []),
        tagIds: story.tags.flatMap((one) => tags.get(one.slug) ?? []),
        superTagIds: others,
        mainSuperTagId: main ?? null,
      };
    },
  };
}

/** What WordPress puts on stories that nobody put anywhere. */
const nowhere = new Set(['uncategorized', 'egyeb-kategoria', 'kategorizalatlan', 'nincs-kategorizalva']);

/** Another paper may have a category that is called as a site of ours is [X30]. */
function sectionSlug(edition: Edition, slug: string): string {
  return isSiteName(edition, slug) ? `${slug}-rovat` : slug;
}

/** The main section first: the one the source calls primary, else its first. */
function sectionsOf(story: ImportedStory): ImportedTerm[] {
  const named = story.categories.filter((one) => !nowhere.has(one.slug));
  const main = named.find((one) => one.slug === story.primaryCategory) ?? named[0];
  return main === undefined ? [] : [main, ...named.filter((one) => one !== main)];
}
