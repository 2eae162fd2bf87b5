/** The football service's answers by route. */
import { groupTable, type TableMatch, type TableRow } from '#features/livescore/public.ts';
import { pictureUrl } from '../pictures/picture-urls.ts';
import {
  fixtureAnswer,
  flagOf,
  leagueAnswer,
  type MatchOfCompetition,
  personAnswer,
  teamAnswer,
} from './fixture-answer.ts';
import { type SandboxCompetition, sandboxCompetitions } from './football-data.ts';
import { matchAt } from './match-at.ts';

/** Null for an unknown route; a text is the provider's complaint about the parameters. */
export function footballAnswer(
  path: string,
  query: URLSearchParams,
  now: Date,
): object[] | number[] | string | null {
  const competitions = sandboxCompetitions();
  const asked = competitions.filter(
    ({ id, season }) => isAsked(query, 'league', id) && isAsked(query, 'season', season),
  );
  switch (path) {
    case 'countries':
      return [...new Set(competitions.map(({ country }) => country))].toSorted().map(countryAnswer);
    case 'leagues':
      return leaguesAnswer(competitions, query, now);
    case 'leagues/seasons':
      return [...new Set(competitions.map(({ season }) => season))].toSorted((a, b) => a - b);
    case 'fixtures':
      return fixturesAnswer(competitions, query, now);
    case 'fixtures/headtohead':
      return headToHead(competitions, query, now);
    case 'standings':
      if (!query.has('season')) return 'The Season field is required.';
      return asked.filter(({ groups }) => groups.length > 0).map((one) => standingsAnswer(one, now));
    case 'players/topscorers':
      return asked.flatMap((competition) => topScorers(competition, now));
    // Cards are known of a few matches only, and nothing is known from which to predict.
    case 'players/topyellowcards':
    case 'players/topredcards':
    case 'predictions':
      return [];
    default:
      return null;
  }
}

function isAsked(query: URLSearchParams, name: string, value: number | string): boolean {
  return !query.has(name) || query.get(name) === String(value);
}

function countryAnswer(name: string): object {
  return { name, code: name === 'Hungary' ? 'HU' : null, flag: flagOf(name) };
}

function leaguesAnswer(
  competitions: readonly SandboxCompetition[],
  query: URLSearchParams,
  now: Date,
): object[] {
  const found = competitions.filter(
    ({ id, country, season }) =>
      isAsked(query, 'id', id) && isAsked(query, 'country', country) && isAsked(query, 'season', season),
  );
  return [...Map.groupBy(found, ({ id }) => id)].map(([id, seasons]) => {
    const [first] = seasons;
    const newest = Math.max(...seasons.map(({ season }) => season));
    return {
      league: { id, name: first?.name, type: first?.type, logo: pictureUrl('football/leagues', id) },
      country: countryAnswer(first?.country ?? ''),
      seasons: seasons.map((one) => seasonAnswer(one, one.season === newest, now)),
    };
  });
}

function seasonAnswer(competition: SandboxCompetition, current: boolean, now: Date): object {
  const { season: year, start, end, hasScorers, groups, matches } = competition;
  const fixtures = { events: hasScorers, lineups: false, statistics_fixtures: false };
  const coverage = {
    fixtures,
    standings: groups.length > 0 && matches.some(({ at }) => Date.parse(at) <= now.getTime()),
    players: false,
    top_scorers: hasScorers,
    top_cards: false,
    predictions: false,
    odds: false,
  };
  return { year, start, end, current, coverage };
}

const maxIds = 20;

function fixturesAnswer(
  competitions: readonly SandboxCompetition[],
  query: URLSearchParams,
  now: Date,
): object[] | string {
  if (query.size === 0) return 'At least one parameter is required.';
  const ids = (query.get('ids') ?? query.get('id'))?.split('-');
  if (ids && ids.length > maxIds) return `The Ids field must not have more than ${maxIds} ids.`;
  const day = query.get('date');
  const found = matchesOf(competitions).filter(
    ({ competition, match }) =>
      (ids === undefined || ids.includes(String(match.id))) &&
      (day === null || new Date(match.at).toISOString().startsWith(day)) &&
      isAsked(query, 'league', competition.id) &&
      isAsked(query, 'season', competition.season) &&
      (!query.has('live') || isLive(matchAt(match, now).status)),
  );
  return found.map((one) => fixtureAnswer(one, now, ids !== undefined));
}

function matchesOf(competitions: readonly SandboxCompetition[]): MatchOfCompetition[] {
  return competitions.flatMap((competition) => competition.matches.map((match) => ({ competition, match })));
}

function isLive(status: string): boolean {
  return !['NS', 'FT', 'AET', 'PEN'].includes(status);
}

function headToHead(
  competitions: readonly SandboxCompetition[],
  query: URLSearchParams,
  now: Date,
): object[] | string {
  const pair = (query.get('h2h') ?? '').split('-').map(Number);
  if (pair.length !== 2) return 'The H2h field is required.';
  return matchesOf(competitions)
    .filter(({ match }) => pair.includes(match.home.id) && pair.includes(match.away.id))
    .map((one) => fixtureAnswer(one, now, false));
}

function standingsAnswer(competition: SandboxCompetition, now: Date): object {
  const played = competition.matches.flatMap((match): TableMatch[] => {
    const { status, goals } = matchAt(match, now);
    // Knockout matches do not count in the groups' tables.
    const counts = competition.type === 'League' || match.round.startsWith('Group');
    if (!counts || goals === null || isLive(status)) return [];
    const [homeGoals, awayGoals] = goals;
    const at = Date.parse(match.at) / 1000;
    return [{ home: match.home.id, away: match.away.id, homeGoals, awayGoals, at }];
  });
  const standings = competition.groups.map(({ name, teams }) => {
    const group = name === '' ? competition.name : `Group ${name}`;
    const among = played.filter(({ home, away }) => teams.includes(home) && teams.includes(away));
    return groupTable(teams, among, competition.rules).map((row, at) =>
      rowAnswer(row, { competition, group, rank: at + 1 }),
    );
  });
  return { league: { ...leagueAnswer(competition), standings } };
}

/** Numbers of home and away matches are null, as they are of international tournaments. */
const uncounted = { played: null, win: null, draw: null, lose: null, goals: { for: null, against: null } };

function rowAnswer(
  row: TableRow,
  { competition, group, rank }: { competition: SandboxCompetition; group: string; rank: number },
): object {
  const team = competition.teams.find(({ id }) => id === row.team);
  const { played, won: win, drawn: draw, lost: lose, goalsFor, goalsAgainst } = row;
  return {
    rank,
    team: team ? teamAnswer(team) : null,
    points: row.points,
    goalsDiff: row.goalDifference,
    group,
    form: row.form.join(''),
    status: 'same',
    description: null,
    all: { played, win, draw, lose, goals: { for: goalsFor, against: goalsAgainst } },
    home: uncounted,
    away: uncounted,
    update: null,
  };
}

const listLength = 20;

/** Counted from the goals of the matches; own goals are nobody's. */
function topScorers(competition: SandboxCompetition, now: Date): object[] {
  const goals = competition.matches.flatMap((match) =>
    matchAt(match, now).events.filter((event) => event.kind === 'goal' && event.how !== 'own'),
  );
  const byPlayer = Map.groupBy(goals, (goal) => ('player' in goal ? `${goal.team} ${goal.player}` : ''));
  return [...byPlayer.values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, listLength)
    .map((own) => scorerAnswer(competition, own));
}

function scorerAnswer(
  competition: SandboxCompetition,
  own: readonly { team: number; player?: string; how?: string }[],
): object {
  const [first] = own;
  const team = competition.teams.find(({ id }) => id === first?.team);
  return {
    player: { ...personAnswer(first?.player ?? null, team), photo: null },
    statistics: [
      {
        team: team ? teamAnswer(team) : null,
        league: leagueAnswer(competition),
        goals: { total: own.length, conceded: null, assists: null, saves: null },
        cards: { yellow: null, yellowred: null, red: null },
        penalty: { scored: own.filter(({ how }) => how === 'pen').length, missed: null },
      },
    ],
  };
}
