/**
 * One item of each answer with every field that the provider's documentation and recordings have. Written by hand;
 * clubs, teams and people are invented.
 */

const club = (id: number, name: string) => ({
  id,
  name,
  logo: `https://media.api-sports.io/football/teams/${id}.png`,
});
const home = club(9001, 'Kőbánya SC');
const away = club(9002, 'Zugló FC');
const league = {
  id: 8271,
  name: 'Minta Liga',
  country: 'Atlantis',
  season: 2025,
  logo: 'https://media.api-sports.io/football/leagues/8271.png',
  flag: 'https://media.api-sports.io/flags/at.svg',
};
const score = (one: number | null, other: number | null) => ({ home: one, away: other });

/** A match decided by kicks, in a list. */
const listedFixture = {
  fixture: {
    id: 900_001,
    referee: 'M. Minta, Atlantis',
    timezone: 'UTC',
    date: '2025-08-10T16:00:00+00:00',
    timestamp: 1_754_841_600,
    periods: { first: 1_754_841_600, second: 1_754_845_200 },
    venue: { id: 19_990, name: 'Minta Aréna', city: 'Mintaváros' },
    status: { long: 'Match Finished', short: 'PEN', elapsed: 120, extra: 3 },
  },
  league: { ...league, round: 'Play-offs - Semi-finals', standings: true },
  teams: { home: { ...home, winner: true }, away: { ...away, winner: false } },
  goals: score(2, 2),
  score: {
    halftime: score(1, 0),
    fulltime: score(1, 1),
    extratime: score(1, 1),
    penalty: score(4, 3),
  },
};

const person = (id: number, name: string) => ({ id, name });
const event = (elapsed: number, type: string, detail: string, rest: object = {}) => ({
  time: { elapsed, extra: 2 },
  team: home,
  player: person(501, 'Á. Minta'),
  assist: person(502, 'B. Próba'),
  type,
  detail,
  comments: 'Foul',
  ...rest,
});
const onPitch = (id: number, pos: string, grid: string | null) => ({
  player: { id, name: `Játékos ${id}`, number: id % 100, pos, grid },
});
const kit = { primary: '0a0a0a', number: 'ffffff', border: '0a0a0a' };

const singleFixture = {
  ...listedFixture,
  events: [
    event(12, 'Goal', 'Normal Goal', { comments: null }),
    event(33, 'Goal', 'Own Goal'),
    event(45, 'Goal', 'Penalty'),
    event(51, 'Goal', 'Missed Penalty'),
    event(60, 'Card', 'Yellow Card'),
    event(61, 'Card', 'Red Card'),
    event(70, 'subst', 'Substitution 6'),
    event(80, 'Var', 'Goal Disallowed - offside'),
    event(81, 'Var', 'Penalty confirmed'),
    event(120, 'Goal', 'Penalty', { comments: 'Penalty Shootout' }),
    event(120, 'Goal', 'Missed Penalty', { comments: 'Penalty Shootout' }),
  ],
  lineups: [home, away].map((team) => ({
    team: { ...team, colors: { player: kit, goalkeeper: kit } },
    coach: { id: 71, name: 'E. Edző', photo: 'https://media.api-sports.io/football/coachs/71.png' },
    formation: '4-2-3-1',
    startXI: [onPitch(101, 'G', '1:1'), onPitch(102, 'D', '2:4'), onPitch(103, 'F', '5:1')],
    substitutes: [onPitch(112, 'M', null)],
  })),
  statistics: [home, away].map((team) => ({
    team,
    statistics: [
      { type: 'Shots on Goal', value: 5 },
      { type: 'Ball Possession', value: '47%' },
      { type: 'expected_goals', value: '1.31' },
      { type: 'Red Cards', value: null },
    ],
  })),
  players: [{ team: home, players: [] }],
};

const tally = { played: 3, win: 2, draw: 0, lose: 1, goals: { for: 5, against: 3 } };
const standings = {
  league: {
    ...league,
    standings: [
      [
        {
          rank: 1,
          team: home,
          points: 6,
          goalsDiff: 2,
          group: 'Group A',
          form: 'WLW',
          status: 'up',
          description: 'Promotion - Minta Kupa',
          all: tally,
          home: tally,
          away: tally,
          update: '2025-08-11T00:00:00+00:00',
        },
      ],
    ],
  },
};

const topPlayer = {
  player: {
    id: 501,
    name: 'Á. Minta',
    firstname: 'Ádám',
    lastname: 'Minta',
    age: 27,
    birth: { date: '1998-01-02', place: 'Mintaváros', country: 'Atlantis' },
    nationality: 'Atlantis',
    height: '182',
    weight: '78 kg',
    injured: false,
    photo: 'https://media.api-sports.io/football/players/501.png',
  },
  statistics: [
    {
      team: home,
      league,
      games: {
        appearences: 30,
        lineups: 28,
        minutes: 2500,
        number: 9,
        position: 'Attacker',
        rating: '7.213',
        captain: false,
      },
      substitutes: { in: 2, out: 9, bench: 2 },
      shots: { total: 61, on: 30 },
      goals: { total: 17, conceded: 0, assists: 4, saves: null },
      passes: { total: 500, key: 31, accuracy: 70 },
      tackles: { total: 9, blocks: 1, interceptions: 2 },
      duels: { total: 200, won: 99 },
      dribbles: { attempts: 30, success: 12, past: null },
      fouls: { drawn: 20, committed: 31 },
      cards: { yellow: 4, yellowred: 1, red: 0 },
      penalty: { won: 1, commited: null, scored: 3, missed: 1, saved: null },
    },
  ],
};

const country = { name: 'Atlantis', code: 'AT', flag: 'https://media.api-sports.io/flags/at.svg' };
const leagueItem = {
  league: { id: 8271, name: 'Minta Liga', type: 'League', logo: league.logo },
  country,
  seasons: [
    {
      year: 2025,
      start: '2025-07-26',
      end: '2026-05-25',
      current: true,
      coverage: {
        fixtures: { events: true, lineups: true, statistics_fixtures: true, statistics_players: false },
        standings: true,
        players: true,
        top_scorers: true,
        top_assists: true,
        top_cards: true,
        injuries: false,
        predictions: true,
        odds: false,
      },
    },
  ],
};

const shares = (one: string, other: string) => ({ home: one, away: other });
const recent = { played: 5, form: '60%', att: '50%', def: '40%' };
const prediction = {
  predictions: {
    winner: { id: 9001, name: 'Kőbánya SC', comment: 'Win or draw' },
    win_or_draw: true,
    under_over: '-3.5',
    goals: shares('-2.5', '-1.5'),
    advice: 'Double chance : Kőbánya SC or draw',
    percent: { ...shares('45%', '10%'), draw: '45%' },
  },
  league,
  teams: { home: { ...home, last_5: recent }, away: { ...away, last_5: recent } },
  comparison: {
    form: shares('60%', '40%'),
    att: shares('50%', '50%'),
    def: shares('50%', '50%'),
    poisson_distribution: shares('0%', '0%'),
    h2h: shares('50%', '50%'),
    goals: shares('52.5%', '47.5%'),
    total: shares('51.0%', '49.0%'),
  },
  h2h: [listedFixture],
};

const competition = { id: 88, name: 'Minta Nagydíj', location: { country: 'Atlantis', city: 'Mintaváros' } };
const picture = (kind: string, id: number) => `https://media.api-sports.io/formula-1/${kind}/${id}.png`;
const raceTeam = { id: 77, name: 'Minta Racing', logo: picture('teams', 77) };
const raceDriver = { id: 66, name: 'Próba Béla', abbr: 'PRO', number: 66, image: picture('drivers', 66) };
const race = {
  id: 19_001,
  competition,
  circuit: { id: 55, name: 'Mintaring', image: picture('circuits', 55) },
  season: 2025,
  type: 'Race',
  laps: { current: '31', total: 70 },
  fastest_lap: { driver: { id: 66 }, time: '1:20.305' },
  distance: '306.6 Kms',
  timezone: 'utc',
  date: '2025-07-21T13:00:00+00:00',
  weather: 'P. Cloudy',
  status: 'Completed',
};
const circuit = {
  id: 55,
  name: 'Mintaring',
  image: picture('circuits', 55),
  competition,
  first_grand_prix: 1986,
  laps: 70,
  length: '4.381 Kms',
  race_distance: '306.63 kms',
  capacity: 70_000,
  opened: 1986,
  lap_record: { time: '1:16.627', driver: 'Próba Béla', year: '2020' },
  owner: 'Minta Kft.',
};
const raceTeamProfile = {
  ...raceTeam,
  base: 'Mintaváros, Atlantis',
  first_team_entry: 1966,
  world_championships: 8,
  highest_race_finish: { position: 1, number: 183 },
  pole_positions: 156,
  fastest_laps: 165,
  president: 'E. Elnök',
  director: 'C. Vezető',
  technical_manager: 'T. Mérnök',
  chassis: 'M-38',
  engine: 'Minta',
  tyres: 'Pirelli',
};
const driver = {
  ...raceDriver,
  nationality: 'Atlantisi',
  country: { name: 'Atlantis', code: 'AT' },
  birthdate: '1998-01-02',
  birthplace: 'Mintaváros',
  grands_prix_entered: 120,
  podiums: 31,
  world_championships: 1,
  highest_race_finish: { position: 1, number: 9 },
  highest_grid_position: 1,
  career_points: '514.5',
  teams: [{ season: 2025, team: raceTeam }],
};
const place = { race: { id: 19_001 }, driver: raceDriver, team: raceTeam, position: 2, time: '+6.031' };

export const documented = {
  listedFixture,
  singleFixture,
  standings,
  topPlayer,
  country,
  leagueItem,
  prediction,
  competition,
  race,
  circuit,
  raceTeamProfile,
  driver,
  result: { ...place, laps: 70, grid: '3', pits: 2, gap: null },
  gridPlace: place,
  driverStanding: {
    position: 1,
    driver: raceDriver,
    team: raceTeam,
    points: 400,
    wins: 9,
    behind: 12,
    season: 2025,
  },
  constructorStanding: { position: 1, team: raceTeam, points: 600, season: 2025 },
};
