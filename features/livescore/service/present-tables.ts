/** Tables, lists of players, countries and leagues as the service answers them [FOOT-08] [FOOT-09]. */
import type { League, Standings, Tally, TopPlayer } from '../football/tables/tables.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import type { LeaguesAnswer, StandingsAnswer, TopPlayersAnswer } from './football-schema.ts';
import { presentTeam } from './present-fixture.ts';

export function presentStandings(standings: Standings | 'none'): StandingsAnswer {
  if (standings === 'none') return [];
  return standings.groups.map(({ name: group, rows }) =>
    rows.map(({ rank, team, points, goalDifference, form, description, all, home, away }) => ({
      rank,
      team: presentTeam(team),
      points,
      goalsDiff: goalDifference,
      group,
      form,
      description,
      all: presentTally(all),
      home: presentTally(home),
      away: presentTally(away),
    })),
  );
}

function presentTally({ played, won, drawn, lost, goalsFor, goalsAgainst }: Tally) {
  return { played, win: won, draw: drawn, lose: lost, goals: { for: goalsFor, against: goalsAgainst } };
}

export function presentTopPlayers(players: readonly TopPlayer[]): TopPlayersAnswer {
  return players.map(({ id, name, photo, team, goals, cards }) => ({
    player: { id, name, photo: pictureAddress(photo) },
    statistics: [
      {
        team: presentTeam(team),
        goals: { total: goals },
        cards: { yellow: cards.yellow, yellowred: cards.secondYellow, red: cards.red },
      },
    ],
  }));
}

const types = { league: 'League', cup: 'Cup' } as const;

export function presentLeagues(leagues: readonly League[]): LeaguesAnswer {
  return leagues.map(({ id, name, kind, logo, country, seasons }) => ({
    league: { id, name, type: kind && types[kind], logo: pictureAddress(logo) },
    country: { name: country },
    seasons: seasons.map(({ year, start, end, isCurrent }) => ({ year, start, end, current: isCurrent })),
  }));
}
