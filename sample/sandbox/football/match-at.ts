/** A match as it stood at a time: played minute by minute from its kick-off, with the usual breaks. */
import type { Goals, Minute, SandboxEvent, SandboxMatch } from './football-data.ts';

export interface MatchMoment {
  status: string;
  minute: Minute | null;
  events: SandboxEvent[];
  /** Null where the data does not say how the match stood then. */
  goals: Goals | null;
  halfTime: Goals | null;
  fullTime: Goals | null;
  /** Goals of extra time alone. */
  extraTime: Goals | null;
  shootOut: Goals | null;
}

interface Period {
  status: string;
  minutes: number;
  /** The minute of play with which it begins; null for a break. */
  from: number | null;
}

export function matchAt(match: SandboxMatch, now: Date): MatchMoment {
  let left = (now.getTime() - Date.parse(match.at)) / 60_000;
  // One whose result is not known stays as it was announced.
  if (left < 0 || match.status === 'NS') return { ...nothingYet, status: 'NS' };
  for (const period of periodsOf(match)) {
    if (left < period.minutes) return momentIn(match, period, Math.floor(left));
    left -= period.minutes;
  }
  return ended(match);
}

const nothingYet = {
  minute: null,
  events: [],
  goals: null,
  halfTime: null,
  fullTime: null,
  extraTime: null,
  shootOut: null,
};

const [half, halfTimeBreak, shortBreak, extraHalf, shootOut] = [45, 15, 5, 15, 10];

function periodsOf(match: SandboxMatch): Period[] {
  const regular = [
    { status: '1H', minutes: half + stoppageOf(match, 45), from: 0 },
    { status: 'HT', minutes: halfTimeBreak, from: null },
    { status: '2H', minutes: half + stoppageOf(match, 90), from: 45 },
  ];
  if (match.extraTime === null) return regular;
  const extra = [
    { status: 'BT', minutes: shortBreak, from: null },
    { status: 'ET', minutes: extraHalf + stoppageOf(match, 105), from: 90 },
    { status: 'ET', minutes: extraHalf + stoppageOf(match, 120), from: 105 },
  ];
  const kicks = match.shootOut === null ? [] : [{ status: 'P', minutes: shootOut, from: null }];
  return [...regular, ...extra, ...kicks];
}

/** One minute more than the last event of it. */
function stoppageOf({ events }: SandboxMatch, after: number): number {
  const extras = events.flatMap(({ minute }) =>
    minute?.elapsed === after && minute.extra !== null ? [minute.extra] : [],
  );
  return Math.max(0, ...extras) + 1;
}

function momentIn(match: SandboxMatch, { status, from }: Period, minutes: number): MatchMoment {
  const minute = from === null ? breakMinute(status) : playMinute(from, minutes);
  const events = match.events.filter((event) => event.minute !== null && !isAfter(event.minute, minute));
  const isSecondPart = minute.elapsed > 45 || status === 'HT';
  const isExtra = status === 'BT' || status === 'ET' || status === 'P';
  return {
    status,
    minute,
    events,
    goals: goalsAmong(match, events) ?? (isSecondPart ? match.halfTime : null),
    halfTime: isSecondPart ? match.halfTime : null,
    fullTime: isExtra ? match.fullTime : null,
    extraTime: status === 'P' ? extraOf(match) : null,
    shootOut: null,
  };
}

function breakMinute(status: string): Minute {
  const elapsed = { HT: 45, BT: 90 }[status] ?? 120;
  // Everything that happened in the stoppage time before the break is over.
  return { elapsed, extra: 99 };
}

/** The 46th minute of a first half is 45+1. */
function playMinute(from: number, minutes: number): Minute {
  const length = from < 90 ? half : extraHalf;
  const elapsed = from + Math.min(minutes + 1, length);
  return { elapsed, extra: minutes + 1 > length ? minutes + 1 - length : null };
}

function isAfter(one: Minute, other: Minute): boolean {
  return (
    one.elapsed > other.elapsed || (one.elapsed === other.elapsed && (one.extra ?? 0) > (other.extra ?? 0))
  );
}

/** Null where the scorers of the match are not known. */
function goalsAmong(match: SandboxMatch, events: readonly SandboxEvent[]): Goals | null {
  const isKnown = (match.extraTime ?? match.fullTime ?? [0, 0]).some((goals) => goals > 0)
    ? match.events.some(({ kind }) => kind === 'goal')
    : true;
  const of = (team: number): number =>
    events.filter((event) => event.kind === 'goal' && event.team === team).length;
  return isKnown ? [of(match.home.id), of(match.away.id)] : null;
}

function ended(match: SandboxMatch): MatchMoment {
  return {
    status: match.status,
    events: match.events,
    halfTime: match.halfTime,
    fullTime: match.fullTime,
    minute: { elapsed: match.extraTime === null ? 90 : 120, extra: null },
    goals: match.extraTime ?? match.fullTime,
    extraTime: extraOf(match),
    shootOut: match.shootOut,
  };
}

function extraOf({ extraTime, fullTime }: SandboxMatch): Goals | null {
  if (extraTime === null || fullTime === null) return null;
  return [extraTime[0] - fullTime[0], extraTime[1] - fullTime[1]];
}
