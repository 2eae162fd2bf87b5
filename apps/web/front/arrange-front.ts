/** Lays a front page out: what stands in the first zone together, and what follows one below the other. */
import type { FrontBox } from '../page-data.ts';

export interface Front {
  /** Above everything [FRONT-01]. */
  breaking: FrontBox[];
  /** The first zone: the story of the day, what comes next to it, and the latest beside them. */
  lead: FrontBox | null;
  second: FrontBox | null;
  latest: FrontBox | null;
  rest: PlacedBox[];
}

export interface PlacedBox {
  box: FrontBox;
  /** Consecutive section boxes take turns in how they are laid out, so that the page keeps a rhythm. */
  turn: number;
}

export const breakingPosition = 1000;

/** Boxes without stories vanish; the first of each kind that belongs to the first zone goes there. */
export function arrangeFront(boxes: FrontBox[]): Front {
  const filled = boxes.filter((box) => box.stories.length > 0);
  const breaking = filled.filter((box) => box.position === breakingPosition || box.kind === 'breaking');
  const others = filled.filter((box) => !breaking.includes(box));
  const lead = firstOf(others, 'lead');
  const second = firstOf(others, 'second');
  const latest = firstOf(others, 'latest');
  const rest = others.filter((box) => box !== lead && box !== second && box !== latest);
  return { breaking, lead, second, latest, rest: inTurns(rest) };
}

/** As long as the lead is tall: with no more than these the second tier would leave a hole under the latest. */
const shortLatest = 7;

export function isLatestShort({ lead, second, latest }: Front): boolean {
  return lead !== null && second !== null && latest !== null && latest.stories.length <= shortLatest;
}

function firstOf(boxes: FrontBox[], kind: FrontBox['kind']): FrontBox | null {
  return boxes.find((box) => box.kind === kind) ?? null;
}

function inTurns(boxes: FrontBox[]): PlacedBox[] {
  const turns = new Map<FrontBox['kind'], number>();
  return boxes.map((box) => {
    const turn = turns.get(box.kind) ?? 0;
    turns.set(box.kind, turn + 1);
    return { box, turn };
  });
}
