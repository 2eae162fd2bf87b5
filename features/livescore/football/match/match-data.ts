/** Data of a match for its views, JSON-serialisable. */
import type { Fixture, Score } from '../fixture.ts';
import { isLive, stateGroup } from '../fixture-state.ts';
import type { Prediction } from '../tables/tables.ts';
import type { Lineup } from './lineup.ts';
import { matchAddress } from './match-address.ts';
import type { MatchEvent } from './match-event.ts';

export interface MatchTeam {
  id: number | null;
  name: string | null;
}

/** The line of a match in a list. */
export interface MatchLine {
  id: number;
  /** Unix seconds; null while it is not known. */
  kickOff: number | null;
  state: Fixture['state'];
  /** The provider's code, which is shown when the state is unknown. */
  code: string;
  elapsed: number | null;
  extra: number | null;
  home: MatchTeam;
  away: MatchTeam;
  /** With extra time, without the shoot-out. */
  goals: Score;
  shootOut: Score;
  league: { id: number; name: string | null; country: string | null; season: number | null };
  round: string | null;
}

export interface MatchData extends MatchLine {
  halfTime: Score;
  venue: Fixture['venue'];
  referee: string | null;
  /** In the order of the match. */
  events: MatchEvent[];
  lineups: Lineup[];
  statistics: MatchStatistic[];
  prediction: MatchPrediction | null;
  /** Other matches of the two teams, newest first. */
  earlier: MatchLine[];
  /** Address of our live blog of the match; null if there is none. */
  liveBlog: string | null;
  /** Address on the football page. */
  page: string;
  /** Address of the live blog, or else of the match's page [S52]. */
  url: string;
  /** Whether no editor has touched the record [S52]. */
  isAutomatic: boolean;
  /** Unix seconds: since when there is no news of a match that is played; null while there is. */
  silentSince: number | null;
  /** Unix seconds from which an open page asks for news; null if there will be none [FOOT-11]. */
  followFrom: number | null;
}

export interface MatchStatistic {
  /** The provider's word. */
  type: string;
  home: number | string | null;
  away: number | string | null;
}

export type MatchPrediction = Pick<Prediction, 'winner' | 'percent' | 'goals'>;

/** Data about a match that are not in its own record. */
export interface MatchExtras {
  prediction: Prediction | null;
  /** For matches without a prediction, which has them itself. */
  headToHead: readonly Fixture[];
  liveBlog: string | null;
  checkedAt: Date;
  now: Date;
}

export function matchDataOf(fixture: Fixture, extras: MatchExtras): MatchData {
  const { prediction } = extras;
  const { events = [], lineups = [] } = fixture.details ?? {};
  return {
    ...matchLineOf(fixture),
    halfTime: fixture.score.halfTime,
    venue: fixture.venue,
    referee: fixture.referee,
    events,
    lineups,
    statistics: statisticsOf(fixture),
    prediction: prediction && {
      winner: prediction.winner,
      percent: prediction.percent,
      goals: prediction.goals,
    },
    earlier: earlierMatches(fixture, prediction?.earlierMatches ?? extras.headToHead),
    liveBlog: extras.liveBlog,
    page: matchAddress(fixture),
    url: extras.liveBlog ?? matchAddress(fixture),
    // There is no editor for the provider's records.
    isAutomatic: true,
    silentSince: silentSince(fixture.state, extras),
    followFrom: followFrom(fixture),
  };
}

/** Without the provider's pictures, which are never linked. */
export function matchLineOf(fixture: Fixture): MatchLine {
  const { id, kickOff, state, code, elapsed, extra, goals, home, away, league } = fixture;
  return {
    id,
    kickOff,
    state,
    code,
    elapsed,
    extra,
    goals,
    home: { id: home.id, name: home.name },
    away: { id: away.id, name: away.name },
    shootOut: fixture.score.shootOut,
    league: { id: league.id, name: league.name, country: league.country, season: league.season },
    round: league.round,
  };
}

/** One row for each type, in the order of the first team that has it. */
function statisticsOf({ details, home, away }: Fixture): MatchStatistic[] {
  const valuesOf = (id: number | null) =>
    details?.statistics.find(({ teamId }) => teamId !== null && teamId === id)?.values ?? [];
  const [one, other] = [valuesOf(home.id), valuesOf(away.id)];
  const valueIn = (values: typeof one, type: string) =>
    values.find((own) => own.type === type)?.value ?? null;
  return [...new Set([...one, ...other].map(({ type }) => type))]
    .map((type) => ({ type, home: valueIn(one, type), away: valueIn(other, type) }))
    .filter((row) => row.home !== null || row.away !== null);
}

const shownEarlier = 5;

function earlierMatches(fixture: Fixture, found: readonly Fixture[]): MatchLine[] {
  return found
    .filter(
      ({ id, kickOff }) => id !== fixture.id && kickOff !== null && kickOff < (fixture.kickOff ?? Infinity),
    )
    .toSorted((a, b) => (b.kickOff ?? 0) - (a.kickOff ?? 0))
    .slice(0, shownEarlier)
    .map(matchLineOf);
}

/** Line-ups are published in the hour before the kick-off. */
const beforeKickOff = 60 * 60;

function followFrom({ state, kickOff }: Fixture): number | null {
  const group = stateGroup(state);
  if (group === 'live' || group === 'unknown') return kickOff ?? 0;
  return state === 'not-started' && kickOff !== null ? kickOff - beforeKickOff : null;
}

/** A match that is played is checked every 15 s; a page that was made a minute ago is no silence yet. */
const silenceMs = 3 * 60_000;
/** A silent page is rendered again soon: the data may be old only because nobody read them. */
const renewedMs = 5_000;

/** Unix seconds since when there is no news of a match that is played; null while there is, and for other matches. */
export function silentSince(
  state: Fixture['state'],
  { checkedAt, now }: Pick<MatchExtras, 'checkedAt' | 'now'>,
): number | null {
  const isSilent = isLive(state) && now.getTime() - checkedAt.getTime() > silenceMs;
  return isSilent ? Math.floor(checkedAt.getTime() / 1000) : null;
}

/**
 * Milliseconds until `silentSince` changes without new data; for a silent match, news may come at any time.
 */
export function untilSilenceChangesMs(
  state: Fixture['state'],
  { checkedAt, now }: Pick<MatchExtras, 'checkedAt' | 'now'>,
): number | null {
  if (!isLive(state)) return null;
  const left = checkedAt.getTime() + silenceMs - now.getTime();
  return left < 0 ? renewedMs : left + 1;
}
