/** Dependencies of a front page's boxes. */
import type { Dependency } from '#platform/cache/dependency.ts';
import { isStoryBox } from './boxes/box-kinds.ts';
import { autoBlockVariants } from './fill/variants.ts';
import type { BoxRow } from './front-queries.server.ts';
import { podcastPositionSlug } from './unique-item.ts';

/**
 * The stories shown, the hidden stories an editor put into the box, and its list down to the oldest story shown:
 * publications below that change nothing here.
 */
export function dependenciesOf(site: string, row: BoxRow, shown: number[]): Dependency[] {
  if (row.kind === 'mostRead') return [rankingDependency(site, row, shown), ...articles(shown)];
  const items = row.items.map((item) => item.id);
  if (row.kind === 'blogs')
    return [{ key: `unique-group:${row.slug}` }, ...row.group.map(({ slug }) => ({ key: `unique:${slug}` }))];
  if (!isStoryBox(row.kind)) return [{ key: `unique:${row.slug}` }, ...articles(items)];
  const place = row.kind === 'podcast' ? [{ key: `unique:${podcastPositionSlug}` }] : [];
  const named = [...place, ...articles([...items, ...shown])];
  return row.list === null ? named : [...named, listDependency(row, row.list, shown)];
}

function listDependency(row: BoxRow, list: string, shown: number[]): Dependency {
  const taken = row.candidates.filter((one) => shown.includes(one.id));
  const size = row.kind === 'auto' ? row.size * autoBlockVariants : row.size;
  const isFull = shown.length >= size && taken.length > 0;
  return isFull ? { key: list, from: Math.min(...taken.map((one) => one.at)) } : { key: list };
}

/** Changes below the last rank shown do not affect the box. */
function rankingDependency(site: string, row: BoxRow, shown: number[]): Dependency {
  const key = mostReadKey(site);
  const last = row.ranking.findLast(({ id }) => shown.includes(id));
  return last && shown.length >= row.size ? { key, to: last.place } : { key };
}

/** Time ranges of this key are ranks in the ranking, from 1 on. */
export function mostReadKey(site: string): string {
  return `most-read:${site}`;
}

function articles(ids: number[]): Dependency[] {
  return [...new Set(ids)].map((id) => ({ key: `article:${id}` }));
}
