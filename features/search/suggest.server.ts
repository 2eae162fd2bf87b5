/** Suggestions of the tag input: matching tags, authors, titles and sections, the most frequent first. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { StoryCard } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import { findLabels } from './labels/label-queries.server.ts';
import { planLabels } from './plan-search.ts';
import { isReservedWord, withoutCount } from './search-address.ts';
import {
  type SearchFilters,
  type Suggestion,
  type SuggestionKind,
  suggestionKinds,
} from './search-request.ts';

/** Maximum number of suggestions of each kind and in all [S08]. */
export const maxSuggestions = { each: 10, all: 25 };

/** `titles`: matching stories, which are searched for at the same time. */
export async function suggest(
  db: Kysely<DB>,
  domain: string,
  typed: string,
  filters: SearchFilters,
  titles: Promise<StoryCard[]>,
): Promise<Suggestion[]> {
  const chosen = chosenKeys(filters);
  const maxLabels = maxSuggestions.each + chosen.size;
  const [labels, stories] = await Promise.all([findLabels(db, domain, planLabels(typed), maxLabels), titles]);
  const found: Suggestion[] = [
    ...labels.map(({ kind, slug, name, stories }) => ({ text: name, type: kind, slug, count: stories })),
    ...distinctTitles(stories),
  ].filter((one) => !isReservedWord(one.text) && !chosen.has(suggestionKey(one.type, one.slug)));
  return distributeByRank(suggestionKinds.map((kind) => found.filter((one) => one.type === kind)));
}

function chosenKeys(filters: SearchFilters): Set<string> {
  const kinds = [
    ['tags', filters.and_tags],
    ['superTags', filters.superTags],
    ['authors', filters.authors],
  ] as const;
  return new Set(
    kinds.flatMap(([kind, values]) =>
      values.map((value) => suggestionKey(kind, slugOf(withoutCount(value), 200))),
    ),
  );
}

function suggestionKey(kind: SuggestionKind, slug: string): string {
  return `${kind} ${slug}`;
}

/** One suggestion for each title, because series repeat their titles. */
function distinctTitles(stories: StoryCard[]): Suggestion[] {
  const groups = Map.groupBy(stories, (story) => story.title);
  return [...groups].map(([text, all]) => ({
    text,
    type: 'title',
    slug: all[0]?.slug ?? '',
    count: all.length,
  }));
}

/** Takes the best of every group, then the second best, up to the maximum; returns them group by group. */
function distributeByRank(groups: Suggestion[][]): Suggestion[] {
  const taken = groups.map(() => 0);
  let remaining = maxSuggestions.all;
  for (let rank = 0; rank < maxSuggestions.each && remaining > 0; rank += 1)
    for (const [at, group] of groups.entries())
      if (remaining > 0 && group[rank] !== undefined) {
        taken[at] = rank + 1;
        remaining -= 1;
      }
  return groups.flatMap((group, at) => group.slice(0, taken[at]));
}
