/** Lays a front page out: what stands in the first zone together, and what stands above and below it. */
import type { FrontBlock, FrontBox } from '../page-data.ts';

export interface Front {
  /** Above everything [FRONT-01]. */
  breaking: FrontBox[];
  /** Between breaking news and the first zone. */
  above: PlacedPart[];
  /** The first zone: the story of the day, what comes next to it, and the latest beside them. */
  lead: FrontBox | null;
  second: FrontBox | null;
  latest: FrontBox | null;
  rest: PlacedPart[];
}

export interface PlacedPart {
  part: FrontBox | FrontBlock;
  /** Consecutive section boxes take turns in how they are laid out, so that the page keeps a rhythm. */
  turn: number;
}

export const breakingPosition = 1000;

/** Boxes without stories vanish; the first of each kind that belongs to the first zone goes there. */
export function arrangeFront(parts: (FrontBox | FrontBlock)[]): Front {
  const filled = parts.filter((part) => !('stories' in part) || part.stories.length > 0);
  const breaking = filled.filter(isBox).filter(isBreaking);
  const others = filled.filter((part) => !isBox(part) || !isBreaking(part));
  const boxes = others.filter(isBox);
  const lead = boxes.find(({ kind }) => kind === 'lead' || kind === 'cover') ?? null;
  const second = boxes.find(({ kind }) => kind === 'second') ?? null;
  const latest = boxes.find(({ kind }) => kind === 'latest') ?? null;
  const zone = new Set<FrontBox | FrontBlock>([lead, second, latest].filter((box) => box !== null));
  const from = others.findIndex((part) => zone.has(part));
  const placed = inTurns(others.filter((part) => !zone.has(part)));
  return {
    breaking,
    above: placed.slice(0, Math.max(0, from)),
    lead,
    second,
    latest,
    rest: placed.slice(Math.max(0, from)),
  };
}

/** As long as the lead is tall: with no more than these the second tier would leave a hole under the latest. */
const shortLatest = 7;

export function isLatestShort({ lead, second, latest }: Front): boolean {
  return lead !== null && second !== null && latest !== null && latest.stories.length <= shortLatest;
}

/** A box of stories; what has other contents, or variants, is no part of the first zone. */
export function isBox(part: FrontBox | FrontBlock): part is FrontBox {
  return 'stories' in part && part.kind !== 'auto';
}

function isBreaking(box: FrontBox): boolean {
  return box.position === breakingPosition || box.kind === 'breaking';
}

function inTurns(parts: (FrontBox | FrontBlock)[]): PlacedPart[] {
  const turns = new Map<string, number>();
  return parts.map((part) => {
    const turn = turns.get(part.kind) ?? 0;
    turns.set(part.kind, turn + 1);
    return { part, turn };
  });
}
