/** Items in the provider's shape, with invented clubs and players. */

export function fixtureItem(changes: { status?: object; rest?: object } = {}): object {
  const club = (id: number, name: string) => ({ id, name, logo: `https://logo/${id}.png`, winner: null });
  return {
    fixture: {
      id: 9001,
      referee: 'M. Minta, Hungary',
      timezone: 'UTC',
      date: '2024-08-10T16:00:00+00:00',
      timestamp: 1_723_305_600,
      periods: { first: null, second: null },
      venue: { id: null, name: null, city: null },
      status: { long: 'Not Started', short: 'NS', elapsed: null, ...changes.status },
    },
    league: {
      id: 271,
      name: 'NB I',
      country: 'Hungary',
      logo: 'https://logo/l.png',
      flag: null,
      season: 2024,
      round: 'Regular Season - 3',
    },
    teams: { home: club(901, 'Kőbánya SC'), away: club(902, 'Zugló FC') },
    goals: { home: null, away: null },
    score: {
      halftime: { home: null, away: null },
      fulltime: { home: null, away: null },
      extratime: { home: null, away: null },
      penalty: { home: null, away: null },
    },
    ...changes.rest,
  };
}

export function eventItem(type: string, detail: string, changes: object = {}): object {
  return {
    time: { elapsed: 10, extra: null },
    team: { id: 901, name: 'Kőbánya SC', logo: '' },
    player: { id: 501, name: 'Á. Minta' },
    assist: { id: null, name: null },
    type,
    detail,
    comments: null,
    ...changes,
  };
}

export function raceItem(type: string, status: string, changes: object = {}): object {
  return {
    id: 1900,
    competition: { id: 5, name: 'Minta Nagydíj', location: { country: 'Hungary', city: 'Mogyoród' } },
    circuit: { id: 7, name: 'Mintaring', image: 'https://circuit/7.png' },
    season: 2024,
    type,
    status,
    distance: null,
    timezone: 'utc',
    date: '2024-07-21T13:00:00+00:00',
    laps: { current: null, total: null },
    weather: null,
    fastest_lap: { driver: { id: null }, time: null },
    ...changes,
  };
}

export function driverRow(changes: object = {}): object {
  return {
    race: { id: 1900 },
    driver: { id: 31, name: 'Minta Ádám', abbr: null, number: 12, image: 'https://driver/31.png' },
    team: { id: 3, name: 'Minta Racing', logo: 'https://team/3.png' },
    ...changes,
  };
}
