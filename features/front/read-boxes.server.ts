/** A front page's boxes as the database tells of them: each the same object for as long as it tells the same. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { deeplyFrozen } from '#platform/cache/deeply-frozen.ts';
import { isStoryBox } from './box-kinds.ts';
import { type BoxRow, boxesOf } from './front-queries.server.ts';
import type { BoxToFill } from './plan-front.ts';
import { podcastPosition } from './unique-item.ts';
import { autoBlockVariants } from './variants.ts';

export interface ReadBox {
  row: BoxRow;
  /** What it asks of the plan. */
  toFill: BoxToFill;
}

export type ReadBoxes = (site: string) => Promise<ReadBox[]>;

/** More than the stories that list boxes above a box can take from its list's head on any real page. */
const spareCandidates = 32;

export function readingBoxes(db: Kysely<DB>): ReadBoxes {
  const before = new Map<string, { text: string; box: ReadBox }[]>();
  return async (site) => {
    const known = before.get(site) ?? [];
    const texts = await boxesOf(db, site, spareCandidates);
    const read = texts.map((text, at) => {
      const same = known[at];
      return same?.text === text ? same : { text, box: boxOf(JSON.parse(text)) };
    });
    before.set(site, read);
    return read.map(({ box }) => box);
  };
}

function boxOf(given: BoxRow): ReadBox {
  const row = placed(given);
  return deeplyFrozen({ row, toFill: toFillOf(row) });
}

/** The podcasts stand where their unique item says, or nowhere [FRONT-08]. */
function placed(row: BoxRow): BoxRow {
  if (row.kind !== 'podcast') return row;
  const position = podcastPosition(row.content);
  return position === null ? { ...row, items: [], candidates: [] } : { ...row, position };
}

export function toFillOf(row: BoxRow): BoxToFill {
  if (!isStoryBox(row.kind) || row.kind === 'mostRead') return { size: 0, chosen: [], candidates: [] };
  return {
    size: row.kind === 'auto' ? row.size * autoBlockVariants : row.size,
    chosen: row.items.filter((item) => item.isPublic).map((item) => item.id),
    candidates: row.candidates.map((one) => one.id),
  };
}
