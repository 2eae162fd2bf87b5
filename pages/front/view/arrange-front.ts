/** Assigns the parts of a front page to the top zone and to the positions above and below it. */
import { breakingPosition } from '#features/front/public.ts';
import type { BlockOf, FrontBlock, FrontBox } from '../front-data.ts';

export interface FrontLayout {
  /** Above everything [FRONT-01]. */
  breaking: FrontBox[];
  /** The topics that would stand between breaking news and the top zone; with breaking news they are in its line. */
  topics: BlockOf<'trending'> | null;
  /** Between breaking news and the top zone. */
  above: PlacedPart[];
  /** The top zone: the lead story, the second tier, and the latest stories beside them. */
  lead: FrontBox | null;
  second: FrontBox | null;
  latest: FrontBox | null;
  rest: PlacedPart[];
}

export interface PlacedPart {
  part: FrontBox | FrontBlock;
  /** Number of parts of the same kind before it: consecutive section boxes alternate their layouts by it. */
  turn: number;
}

/** Omits boxes without stories; the first box of each kind in the top zone is placed there. */
export function arrangeFront(parts: (FrontBox | FrontBlock)[]): FrontLayout {
  const filled = parts.filter((part) => !('stories' in part) || part.stories.length > 0);
  const breaking = filled.filter(isBox).filter(isBreaking);
  const unplaced = filled.filter((part) => !isBox(part) || !isBreaking(part));
  const topics = breaking.length > 0 ? (unplaced.find(isTopics) ?? null) : null;
  const others = unplaced.filter((part) => part !== topics);
  const boxes = others.filter(isBox);
  const lead = boxes.find(({ kind }) => kind === 'lead' || kind === 'cover') ?? null;
  const second = boxes.find(({ kind }) => kind === 'second') ?? null;
  const latest = boxes.find(({ kind }) => kind === 'latest') ?? null;
  const zone = new Set<FrontBox | FrontBlock>([lead, second, latest].filter((box) => box !== null));
  const from = others.findIndex((part) => zone.has(part));
  const placed = withTurns(others.filter((part) => !zone.has(part)));
  return {
    breaking,
    topics,
    above: placed.slice(0, Math.max(0, from)),
    lead,
    second,
    latest,
    rest: placed.slice(Math.max(0, from)),
  };
}

/** Number of lines as tall as the lead: with no more, a second tier beside them would leave a gap below them. */
const maxShortLatest = 7;

export function isLatestShort({ lead, second, latest }: FrontLayout): boolean {
  return lead !== null && second !== null && latest !== null && latest.stories.length <= maxShortLatest;
}

/** Whether a part is a plain box of stories; blocks with other contents or variants are never in the top zone. */
export function isBox(part: FrontBox | FrontBlock): part is FrontBox {
  return 'stories' in part && part.kind !== 'auto';
}

function isTopics(part: FrontBox | FrontBlock): part is BlockOf<'trending'> {
  return part.kind === 'trending';
}

function isBreaking(box: FrontBox): boolean {
  return box.position === breakingPosition || box.kind === 'breaking';
}

function withTurns(parts: (FrontBox | FrontBlock)[]): PlacedPart[] {
  const turns = new Map<string, number>();
  return parts.map((part) => {
    const turn = turns.get(part.kind) ?? 0;
    turns.set(part.kind, turn + 1);
    return { part, turn };
  });
}
