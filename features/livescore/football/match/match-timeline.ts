/** Positions of a match's events on its timeline [FOOT-12]. */
import type { MatchData } from './match-data.ts';
import type { Moment } from './match-event.ts';
import { type ShownEvent, shootOutKicks, shownEvents } from './match-events.ts';

export interface Timeline {
  /** In minutes: 105, with extra time 125, with a shoot-out 130. */
  width: 105 | 125 | 130;
  /** Minutes with a line and a number. */
  ticks: number[];
  /** Minutes played; null before and after the match. */
  now: number | null;
  marks: TimelineMark[];
}

export interface TimelineMark {
  shown: ShownEvent;
  /** Minute on the scale. */
  at: number;
  /** Several marks of one side at nearly the same minute stand above each other; 0 is the nearest to the line. */
  lane: number;
}

export function timelineOf(match: MatchData): Timeline {
  const width = widthOf(match);
  const shown = [...shownEvents(match), ...shootOutKicks(match)];
  const places = shown.flatMap((one) => {
    const at = minuteOf(one, width);
    return at === null ? [] : [{ shown: one, at }];
  });
  return {
    width,
    ticks: ticksOf(width),
    now: nowOf(match, width),
    marks: inLanes(places, width * nearShare),
  };
}

function widthOf({ state, events }: MatchData): Timeline['width'] {
  const kinds = new Set(events.map(({ kind }) => kind));
  if (state === 'shoot-out' || state === 'finished-after-shoot-out' || kinds.has('shoot-out-kick'))
    return 130;
  const isLonger = state === 'extra-time' || state === 'finished-after-extra-time';
  return isLonger || events.some(({ at }) => (at.elapsed ?? 0) > 90) ? 125 : 105;
}

const endOfExtraTime = 120;

function ticksOf(width: Timeline['width']): number[] {
  const last = width === 105 ? 90 : endOfExtraTime;
  return Array.from({ length: last / 15 + 1 }, (_, at) => at * 15);
}

/** Stoppage time of a half stands at its end, and that of the match behind it, as far as the scale goes. */
function minuteOf({ event }: ShownEvent, width: Timeline['width']): number | null {
  // Kicks are numbered; the last five minutes of the scale are theirs.
  if (event.kind === 'shoot-out-kick') return Math.min(width, 125 + (event.at.extra ?? 0) / 2);
  return placeOf(event.at, width);
}

function placeOf({ elapsed, extra }: Moment, width: Timeline['width']): number | null {
  if (elapsed === null) return null;
  const isLast = elapsed === (width === 105 ? 90 : endOfExtraTime);
  return Math.min(width === 130 ? 125 : width, isLast ? elapsed + (extra ?? 0) : elapsed);
}

function nowOf(match: MatchData, width: Timeline['width']): number | null {
  return isRunning.has(match.state) ? placeOf(match, width) : null;
}

const isRunning = new Set<MatchData['state']>([
  ...(['first-half', 'half-time', 'second-half', 'extra-time', 'break', 'in-progress'] as const),
]);

/** Signs are 16 px wide, the line about 330 px on phones: what is nearer than this share of it would overlap. */
const nearShare = 0.05;

/** Lanes on each side of the line. */
export const laneCount = 4;

function inLanes(places: readonly Omit<TimelineMark, 'lane'>[], nearMinutes: number): TimelineMark[] {
  const marks: TimelineMark[] = [];
  for (const { shown, at } of places) {
    const ends = Array.from({ length: laneCount }, (_, lane) =>
      Math.max(
        Number.NEGATIVE_INFINITY,
        ...marks.flatMap((mark) => (mark.shown.side === shown.side && mark.lane === lane ? [mark.at] : [])),
      ),
    );
    const free = ends.findIndex((end) => at - end >= nearMinutes);
    // Where all are taken, the sign covers the oldest one, of which most is seen.
    marks.push({ shown, at, lane: free === -1 ? ends.indexOf(Math.min(...ends)) : free });
  }
  return marks;
}
