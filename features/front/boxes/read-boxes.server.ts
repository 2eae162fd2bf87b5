/** Reads a front page's boxes; an unchanged box is returned as the same object. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { deeplyFrozen } from '#platform/cache/deeply-frozen.ts';
import type { Choices } from '../drafts/draft-queries.server.ts';
import type { BoxToFill } from '../fill/plan-front.ts';
import { autoBlockVariants } from '../fill/variants.ts';
import { type BoxRow, boxesOf } from '../front-queries.server.ts';
import { podcastPosition } from '../unique-item.ts';
import { isStoryBox } from './box-kinds.ts';

export interface ReadBox {
  row: BoxRow;
  /** The box's input to `planFront`. */
  toFill: BoxToFill;
}

export type ReadBoxes = (site: string) => Promise<ReadBox[]>;

/** More than the stories that list boxes above a box can take from its list on any real page. */
const spareCandidates = 32;

export function createBoxReader(db: Kysely<DB>): ReadBoxes {
  const before = new Map<string, { text: string; box: ReadBox }[]>();
  return async (site) => {
    const known = before.get(site) ?? [];
    const texts = await boxesOf(db, site, spareCandidates);
    const read = texts.map((text, at) => {
      const previous = known[at];
      return previous?.text === text ? previous : { text, box: boxOf(JSON.parse(text)) };
    });
    before.set(site, read);
    return read.map(({ box }) => box);
  };
}

/** The boxes as they would be if a draft were launched. */
export async function readDraftBoxes(db: Kysely<DB>, site: string, draft: Choices): Promise<ReadBox[]> {
  return (await boxesOf(db, site, spareCandidates, draft)).map((text) => boxOf(JSON.parse(text)));
}

function boxOf(given: BoxRow): ReadBox {
  const row = withPodcastPosition(given);
  return deeplyFrozen({ row, toFill: planInputOf(row) });
}

/** The position of the podcast block comes from its unique item; without one it is empty [FRONT-08]. */
function withPodcastPosition(row: BoxRow): BoxRow {
  if (row.kind !== 'podcast') return row;
  const position = podcastPosition(row.content);
  return position === null ? { ...row, items: [], candidates: [] } : { ...row, position };
}

export function planInputOf(row: BoxRow): BoxToFill {
  if (!isStoryBox(row.kind) || row.kind === 'mostRead')
    return { size: 0, chosen: [], candidates: [], isLatest: false };
  return {
    size: row.kind === 'auto' ? row.size * autoBlockVariants : row.size,
    chosen: row.items.filter((item) => item.isPublic).map((item) => item.id),
    candidates: row.candidates.map((one) => one.id),
    isLatest: row.kind === 'latest',
  };
}
