/** What the tag input offers while somebody types: tags, authors, titles and sections that fit, the frequent first. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { StoryCard } from '#features/content/public.ts';
import { slugOf } from '#platform/text/slug.ts';
import { labelsFound } from './label-queries.server.ts';
import { planLabels } from './plan-search.ts';
import { isReservedWord, withoutCount } from './search-address.ts';
import {
  type SearchFilters,
  type Suggestion,
  type SuggestionKind,
  suggestionKinds,
} from './search-question.ts';

/** [S08] */
export const mostSuggestions = { each: 10, all: 25 };

/** `titles` of stories that fit are looked for at the same time. */
export async function suggest(
  db: Kysely<DB>,
  paper: string,
  typed: string,
  filters: SearchFilters,
  titles: Promise<StoryCard[]>,
): Promise<Suggestion[]> {
  const chosen = chosenIn(filters);
  const most = mostSuggestions.each + chosen.size;
  const [labels, stories] = await Promise.all([labelsFound(db, paper, planLabels(typed), most), titles]);
  const found: Suggestion[] = [
    ...labels.map(({ kind, slug, name, stories }) => ({ text: name, type: kind, slug, count: stories })),
    ...titlesOnce(stories),
  ].filter((one) => !isReservedWord(one.text) && !chosen.has(nameOf(one.type, one.slug)));
  return shareOut(suggestionKinds.map((kind) => found.filter((one) => one.type === kind)));
}

function chosenIn(filters: SearchFilters): Set<string> {
  const kinds = [
    ['tags', filters.and_tags],
    ['superTags', filters.superTags],
    ['authors', filters.authors],
  ] as const;
  return new Set(
    kinds.flatMap(([kind, values]) => values.map((value) => nameOf(kind, slugOf(withoutCount(value), 200)))),
  );
}

function nameOf(kind: SuggestionKind, slug: string): string {
  return `${kind} ${slug}`;
}

/** Series repeat their titles. */
function titlesOnce(stories: StoryCard[]): Suggestion[] {
  const groups = Map.groupBy(stories, (story) => story.title);
  return [...groups].map(([text, all]) => ({
    text,
    type: 'title',
    slug: all[0]?.slug ?? '',
    count: all.length,
  }));
}

/** The best of every group, then the second best, until there is no more room; then group by group. */
function shareOut(groups: Suggestion[][]): Suggestion[] {
  const taken = groups.map(() => 0);
  let room = mostSuggestions.all;
  for (let rank = 0; rank < mostSuggestions.each && room > 0; rank += 1)
    for (const [at, group] of groups.entries())
      if (room > 0 && group[rank] !== undefined) {
        taken[at] = rank + 1;
        room -= 1;
      }
  return groups.flatMap((group, at) => group.slice(0, taken[at]));
}
