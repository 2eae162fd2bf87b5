import { defineWords } from '#platform/text/words.ts';

/** Words of tables and results that other pages show too, in the language of the page. */
export type ListLanguage = 'hu' | 'en';

const hu = {
  noData: 'Még nincs adat.',
  silentSince: (time: string) => `Ezek a legutóbbi adatok, ${time} óta nem frissültek.`,
  informative: (source: string) =>
    `Az adatok nem feltétlenül valós idejűek, és csak tájékoztató jellegűek. Automatikus adat, forrása: ${source}.`,
  live: 'Élő',
  cancelled: 'Elmarad',
  postponed: 'Elhalasztva',
  tableOf: (title: string) => `${title}: tabella`,
  rank: 'Helyezés',
  team: 'Csapat',
  played: ['M', 'Mérkőzés'],
  won: ['GY', 'Győzelem'],
  drawn: ['D', 'Döntetlen'],
  lost: ['V', 'Vereség'],
  goals: ['G', 'Rúgott és kapott gól'],
  difference: ['GK', 'Gólkülönbség'],
  points: ['P', 'Pont'],
  form: 'Forma',
  formOf: (results: string) => `Legutóbb: ${results}`,
  letters: { W: ['GY', 'győzelem'], D: ['D', 'döntetlen'], L: ['V', 'vereség'] },
  grid: 'rajtrács',
  result: 'eredmény',
  fastestLap: (time: string, driver: string) => `Leggyorsabb kör: ${time} (${driver})`,
  laps: (laps: string) => `${laps} kör`,
  lapNow: (lap: number) => `${lap}. kör`,
  place: 'Hely',
  placeNumber: (place: number) => `${place}.`,
  driver: 'Versenyző',
  gridPlace: 'Rajthely',
  lapColumn: 'Kör',
  time: 'Idő',
  undecided: 'Még nem dőlt el',
  group: (letter: string) => `${letter} csoport`,
  thirds: 'A csoportharmadikok sorrendje',
  groupStage: 'Csoportkör',
  liveNow: 'most élő',
  hiddenResults: (what: string) => `Eredmények elrejtve: ${what}`,
  showResults: 'Megnézem',
  noMatches: 'Nem rendeznek mérkőzést ezen a napon.',
  dayBefore: 'Az előző játéknap',
  dayAfter: 'A következő játéknap',
  unknownPlayer: 'Ismeretlen játékos',
  player: 'Játékos',
  secondYellow: 'Második sárga',
  /** Titles that say what a list shows. */
  leaders: (names: readonly string[], count: number, what: string) =>
    names.length > 3
      ? `${names.length} játékos az élen, ${count} ${what.toLowerCase()}`
      : `${names.join(', ')}: ${count} ${what.toLowerCase()}`,
  goalsOfMatches: (matches: number, goals: number) => `${matches} mérkőzés, ${goals} gól`,
  counts: {
    gol: ['góllövőlista', 'Gól'],
    sarga: ['legtöbb sárga lap', 'Sárga lap'],
    piros: ['legtöbb piros lap', 'Piros lap'],
  },
  lists: {
    day: ['Foci', 'Minden focieredmény'],
    timetable: ['Meccsek', 'A bajnokság oldala'],
    tables: ['Tabella', 'A bajnokság oldala'],
    players: ['Toplista', 'A lista a bajnokság oldalán'],
    weekend: ['Forma–1', 'Minden Forma–1-eredmény'],
    race: ['Forma–1', 'A nagydíj oldala'],
  },
};

const en: typeof hu = {
  noData: 'No data yet.',
  silentSince: (time) => `These are the latest data, which have not changed since ${time}.`,
  informative: (source) =>
    `The data are for information only and not necessarily real time. Automatic data, source: ${source}.`,
  live: 'Live',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  tableOf: (title) => `${title}: table`,
  rank: 'Rank',
  team: 'Team',
  played: ['P', 'Played'],
  won: ['W', 'Won'],
  drawn: ['D', 'Drawn'],
  lost: ['L', 'Lost'],
  goals: ['G', 'Goals for and against'],
  difference: ['GD', 'Goal difference'],
  points: ['Pts', 'Points'],
  form: 'Form',
  formOf: (results) => `Latest: ${results}`,
  letters: { W: ['W', 'won'], D: ['D', 'drawn'], L: ['L', 'lost'] },
  grid: 'starting grid',
  result: 'result',
  fastestLap: (time, driver) => `Fastest lap: ${time} (${driver})`,
  laps: (laps) => `${laps} laps`,
  lapNow: (lap) => `lap ${lap}`,
  place: 'Pos.',
  placeNumber: String,
  driver: 'Driver',
  gridPlace: 'Grid',
  lapColumn: 'Laps',
  time: 'Time',
  undecided: 'To be decided',
  group: (letter) => `Group ${letter}`,
  thirds: 'Ranking of third-placed teams',
  groupStage: 'Group stage',
  liveNow: 'live now',
  hiddenResults: (what) => `Results are hidden: ${what}`,
  showResults: 'Show',
  noMatches: 'No matches are played on this day.',
  dayBefore: 'The match day before',
  dayAfter: 'The next match day',
  unknownPlayer: 'Unknown player',
  player: 'Player',
  secondYellow: 'Second yellow',
  leaders: (names, count, what) =>
    names.length > 3
      ? `${names.length} players lead, ${count} ${what.toLowerCase()}`
      : `${names.join(', ')}: ${count} ${what.toLowerCase()}`,
  goalsOfMatches: (matches, goals) => `${matches} matches, ${goals} goals`,
  counts: {
    gol: ['top scorers', 'Goals'],
    sarga: ['most yellow cards', 'Yellow cards'],
    piros: ['most red cards', 'Red cards'],
  },
  lists: {
    day: ['Football', 'All football results'],
    timetable: ['Matches', 'The page of the competition (in Hungarian)'],
    tables: ['Table', 'The page of the competition (in Hungarian)'],
    players: ['Top players', 'The list on the page of the competition (in Hungarian)'],
    weekend: ['Formula 1', 'All results of Formula 1 (in Hungarian)'],
    race: ['Formula 1', 'The page of the Grand Prix (in Hungarian)'],
  },
};

export const listWords = defineWords('livescore', { hu, en });

export type ListWords = (typeof listWords)['hu'];
