/** Stories of landing pages' groups: what editors chose, then the newest, no story in two of those asked for. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Viewpoint } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import { type Edition, type StoryGroup, siteBySlug } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { type GroupRow, rowsOfGroups } from './group-queries.server.ts';
import { listOfSearch } from './list-names.ts';

/** A group by its slug, with how many of its stories are wanted: as many as it has when that is left out. */
export interface WantedGroup {
  slug: string;
  size?: number | undefined;
}

export interface FilledGroup {
  slug: string;
  stories: StoryCard[];
}

export interface GroupNeeds {
  db: Kysely<DB>;
  /** Which of the public stories chosen and of a list's head stand where, decided for all groups at once. */
  plan(groups: { size: number; chosen: number[]; candidates: number[] }[]): number[][];
  cards(view: Viewpoint, ids: number[]): Promise<StoryCard[]>;
}

/** In the order asked for; one that the edition does not know is empty. */
export async function storiesOfGroups(
  { db, plan, cards }: GroupNeeds,
  view: Viewpoint,
  wanted: WantedGroup[],
): Promise<{ groups: FilledGroup[]; dependencies: Dependency[] }> {
  const known = wanted.flatMap((want) => {
    const group = groupBySlug(view.edition, want.slug);
    return group ? [{ ...group, size: Math.min(want.size ?? group.size, group.size) }] : [];
  });
  const all = known.reduce((sum, { size }) => sum + size, 0);
  const rows = known.length === 0 ? [] : await rowsOfGroups(db, known, all);
  const planned = plan(rows.map((row, at) => toFill(row, known[at]?.size ?? 0)));
  const found = await cards(view, [...new Set(planned.flat())]);
  const byId = new Map(found.map((card) => [card.id, card]));
  const filled = new Map(
    rows.map(({ slug }, at) => [slug, (planned[at] ?? []).flatMap((id) => byId.get(id) ?? [])]),
  );
  return {
    groups: wanted.map(({ slug }) => ({ slug, stories: filled.get(slug) ?? [] })),
    dependencies: rows.flatMap((row, at) => dependenciesOf(row, planned[at] ?? [], known[at]?.size ?? 0)),
  };
}

/** The edition's group of this name, with the list it is filled from. */
function groupBySlug(edition: Edition, slug: string): (StoryGroup & { list: string }) | undefined {
  for (const { site, groups } of edition.landings) {
    const group = groups.find((one) => one.slug === slug);
    if (group) return { ...group, list: listOfSearch(edition, siteBySlug(edition, site), group.search) };
  }
  return undefined;
}

function toFill({ items, candidates }: GroupRow, size: number) {
  return {
    size,
    chosen: items.filter(({ isPublic }) => isPublic).map(({ id }) => id),
    candidates: candidates.map(({ id }) => id),
  };
}

/** What an editor may change, what is shown, and of the list the stretch down to the oldest story taken from it. */
function dependenciesOf(row: GroupRow, shown: number[], size: number): Dependency[] {
  const articles = [...new Set([...row.items.map(({ id }) => id), ...shown])];
  const times = row.candidates.filter(({ id }) => shown.includes(id)).map(({ at }) => at);
  const isFull = shown.length >= size && times.length > 0;
  return [
    { key: groupKey(row.slug) },
    ...articles.map((id) => ({ key: `article:${id}` })),
    isFull ? { key: row.list, from: Math.min(...times) } : { key: row.list },
  ];
}

export function groupKey(slug: string): string {
  return `group:${slug}`;
}
