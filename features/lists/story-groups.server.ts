/**
 * Stories of landing pages' groups: the editors' choice, then the newest; no story is in two of the requested groups.
 */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { cardsByIds, presentCard } from '#features/content/public.server.ts';
import type { StoryCard } from '#features/content/public.ts';
import { type Edition, type StoryGroup, siteBySlug, type Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { type GroupRow, rowsOfGroups } from './group-queries.server.ts';
import { listOfSearch } from './list-names.ts';

/** A group by its slug, with the number of stories wanted; by default the group's own size. */
export interface GroupRequest {
  slug: string;
  size?: number | undefined;
}

export interface FilledGroup {
  slug: string;
  stories: StoryCard[];
}

export interface GroupNeeds {
  db: Kysely<DB>;
  /** Distributes the chosen public stories and the candidates among all groups at once. */
  plan(groups: { size: number; chosen: number[]; candidates: number[] }[]): number[][];
}

/** Returns groups in the order requested; an unknown group is empty, and a group requested twice is returned twice. */
export async function storiesOfGroups(
  { db, plan }: GroupNeeds,
  view: Viewpoint,
  requests: GroupRequest[],
): Promise<{ groups: FilledGroup[]; dependencies: Dependency[] }> {
  const distinct = [...new Map(requests.map((request) => [request.slug, request])).values()];
  const known = distinct.flatMap((request) => {
    const group = groupBySlug(view.edition, request.slug);
    return group ? [{ ...group, size: Math.min(request.size ?? group.size, group.size) }] : [];
  });
  const all = known.reduce((sum, { size }) => sum + size, 0);
  const rows = known.length === 0 ? [] : await rowsOfGroups(db, known, all);
  const planned = plan(rows.map((row, at) => fillInput(row, known[at]?.size ?? 0)));
  const found = await cardsByIds(db, [...new Set(planned.flat())]);
  const byId = new Map(found.map((row) => [row.id, presentCard(view, row)]));
  const filled = new Map(
    rows.map(({ slug }, at) => [slug, (planned[at] ?? []).flatMap((id) => byId.get(id) ?? [])]),
  );
  return {
    groups: requests.map(({ slug }) => ({ slug, stories: filled.get(slug) ?? [] })),
    dependencies: rows.flatMap((row, at) => dependenciesOf(row, planned[at] ?? [], known[at]?.size ?? 0)),
  };
}

/** The edition's group of this slug, with the list it is filled from. */
function groupBySlug(edition: Edition, slug: string): (StoryGroup & { list: string }) | undefined {
  for (const { site, groups } of edition.landings) {
    const group = groups.find((one) => one.slug === slug);
    if (group) return { ...group, list: listOfSearch(edition, siteBySlug(edition, site), group.search) };
  }
  return undefined;
}

function fillInput({ items, candidates }: GroupRow, size: number) {
  return {
    size,
    chosen: items.filter(({ isPublic }) => isPublic).map(({ id }) => id),
    candidates: candidates.map(({ id }) => id),
  };
}

/** The group's choice, its stories and those shown, and the list down to the oldest story taken from it. */
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
