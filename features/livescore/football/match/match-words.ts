/** Words about matches, in the language of the page. */
import { defineWords } from '#platform/text/words.ts';
import type { FixtureState } from '../fixture-state.ts';
import type { LineupPlayer } from './lineup.ts';

export interface MatchWords {
  states: Readonly<Record<Exclude<FixtureState, 'unknown'>, string>>;
  /** A state that the provider has added since, by its code. */
  unknownState: (code: string) => string;
  minute: (text: string) => string;
  /** Said after the number of the minute. */
  minuteUnit: string;
  liveNow: string;
  unnamed: string;
  score: (home: number | string, away: number | string) => string;
  shootOutScore: (home: number, away: number) => string;
  halfTimeScore: (home: number, away: number) => string;
  kickOff: string;
  noDate: string;
  venue: string;
  referee: string;
  sections: Readonly<
    Record<
      'summary' | 'timeline' | 'statistics' | 'squads' | 'prediction' | 'shootOut' | 'headToHead',
      string
    >
  >;
  nothing: string;
  /** Of a part without data that may still have some: when. */
  later: Readonly<Record<'summary' | 'statistics' | 'squads' | 'prediction', string>>;
  /** Events of which only the fact is known. */
  withoutMinute: string;
  latest: string;
  goal: { normal: string; penalty: string; own: string };
  ownMark: string;
  penaltyMark: string;
  assist: (name: string) => string;
  missedPenalty: string;
  kick: (isScored: boolean) => string;
  card: { yellow: string; 'second-yellow': string; red: string };
  substitution: string;
  /** After the names of those who come on and go off. */
  on: string;
  off: string;
  review: string;
  unknownPlayer: string;
  positions: Readonly<Record<NonNullable<LineupPlayer['position']>, string>>;
  starters: string;
  substitutes: string;
  coach: string;
  formation: string;
  outcome: { home: (team: string) => string; draw: string; away: (team: string) => string };
  predictedWinner: string;
  expectedGoals: string;
  automatic: string;
  informative: string;
  silentSince: (time: string) => string;
  /** The same in short, after the state. */
  notUpdatedSince: (time: string) => string;
  liveBlog: string;
  matchPage: string;
  label: string;
  details: string;
}

const hu: MatchWords = {
  states: {
    undated: 'Időpontja még nem ismert',
    'not-started': 'Még nem kezdődött el',
    postponed: 'Elhalasztva',
    'first-half': '1. félidő',
    'half-time': 'Félidő',
    'second-half': '2. félidő',
    'extra-time': 'Hosszabbítás',
    break: 'Szünet',
    'shoot-out': 'Tizenegyespárbaj',
    suspended: 'Félbeszakítva',
    interrupted: 'Megszakítva',
    'in-progress': 'Folyamatban',
    finished: 'Vége',
    'finished-after-extra-time': 'Vége, hosszabbítás után',
    'finished-after-shoot-out': 'Vége, tizenegyesek után',
    cancelled: 'Elmarad',
    abandoned: 'Félbeszakadt',
    awarded: 'Hivatalos eredmény',
    walkover: 'Játék nélkül megadott győzelem',
  },
  unknownState: (code) => (code === '' ? 'Állapota nem ismert' : `Állapota nem ismert (${code})`),
  minute: (text) => `${text}. perc`,
  minuteUnit: 'perc',
  liveNow: 'most élő',
  unnamed: 'Még nem dőlt el',
  score: (home, away) => `${home}–${away}`,
  shootOutScore: (home, away) => `Tizenegyesekkel ${home}–${away}`,
  halfTimeScore: (home, away) => `Félidő: ${home}–${away}`,
  kickOff: 'Kezdés',
  noDate: 'Időpontja még nem ismert',
  venue: 'Helyszín',
  referee: 'Játékvezető',
  sections: {
    summary: 'Összefoglaló',
    timeline: 'Idővonal',
    statistics: 'Statisztika',
    squads: 'Összeállítások',
    prediction: 'Várható kimenetel',
    shootOut: 'Tizenegyespárbaj',
    headToHead: 'Korábbi találkozók',
  },
  nothing: 'Még nincs adat.',
  later: {
    summary: 'Még nincs adat. A kezdés után, az eseményekkel együtt jelenik meg.',
    statistics: 'Még nincs adat. A kezdés után, a mérkőzés közben jelenik meg.',
    squads: 'Még nincs adat. A kezdés előtti egy órában jelenik meg.',
    prediction: 'Még nincs adat. A kezdés előtt jelenhet meg.',
  },
  withoutMinute: 'Ismeretlen percben',
  latest: 'Legutóbb',
  goal: { normal: 'Gól', penalty: 'Gól tizenegyesből', own: 'Öngól' },
  ownMark: '(öngól)',
  penaltyMark: '(11-es)',
  assist: (name) => `gólpassz: ${name}`,
  missedPenalty: 'Kihagyott tizenegyes',
  kick: (isScored) => (isScored ? 'belőtte' : 'kihagyta'),
  card: { yellow: 'Sárga lap', 'second-yellow': 'Második sárga lap', red: 'Piros lap' },
  substitution: 'Csere',
  on: 'be',
  off: 'le',
  review: 'Videóbíró',
  unknownPlayer: 'ismeretlen játékos',
  positions: { goalkeeper: 'Kapus', defender: 'Védők', midfielder: 'Középpályások', forward: 'Csatárok' },
  starters: 'Kezdők',
  substitutes: 'Cserejátékosok',
  coach: 'Edző',
  formation: 'Felállás',
  outcome: { home: (team) => `${team} nyer`, draw: 'Döntetlen', away: (team) => `${team} nyer` },
  predictedWinner: 'Várható győztes',
  expectedGoals: 'Gólok összevetése',
  automatic: 'automatikus adat',
  informative: 'Az adatok tájékoztató jellegűek, és nem feltétlenül valós idejűek.',
  silentSince: (time) => `Az adatok ${time} óta nem frissültek.`,
  notUpdatedSince: (time) => `${time} óta nem frissült`,
  liveBlog: 'Élő közvetítésünk',
  matchPage: 'A mérkőzés oldala',
  label: 'Mérkőzés',
  details: 'A mérkőzés részletei',
};

const en: MatchWords = {
  states: {
    undated: 'Date to be decided',
    'not-started': 'Not started',
    postponed: 'Postponed',
    'first-half': 'First half',
    'half-time': 'Half-time',
    'second-half': 'Second half',
    'extra-time': 'Extra time',
    break: 'Break',
    'shoot-out': 'Penalty shoot-out',
    suspended: 'Suspended',
    interrupted: 'Interrupted',
    'in-progress': 'In progress',
    finished: 'Full time',
    'finished-after-extra-time': 'Full time, after extra time',
    'finished-after-shoot-out': 'Full time, after penalties',
    cancelled: 'Cancelled',
    abandoned: 'Abandoned',
    awarded: 'Awarded',
    walkover: 'Walkover',
  },
  unknownState: (code) => (code === '' ? 'State unknown' : `State unknown (${code})`),
  minute: (text) => `${text}’`,
  minuteUnit: 'minute',
  liveNow: 'live now',
  unnamed: 'To be decided',
  score: (home, away) => `${home}–${away}`,
  shootOutScore: (home, away) => `${home}–${away} on penalties`,
  halfTimeScore: (home, away) => `Half-time: ${home}–${away}`,
  kickOff: 'Kick-off',
  noDate: 'Date to be decided',
  venue: 'Venue',
  referee: 'Referee',
  sections: {
    summary: 'Summary',
    timeline: 'Timeline',
    statistics: 'Statistics',
    squads: 'Line-ups',
    prediction: 'Predicted outcome',
    shootOut: 'Penalty shoot-out',
    headToHead: 'Earlier matches',
  },
  nothing: 'No data yet.',
  later: {
    summary: 'No data yet. They come after the kick-off, with the events.',
    statistics: 'No data yet. They come after the kick-off, during the match.',
    squads: 'No data yet. They come in the hour before the kick-off.',
    prediction: 'No data yet. They may come before the kick-off.',
  },
  withoutMinute: 'Minute not known',
  latest: 'Latest',
  goal: { normal: 'Goal', penalty: 'Goal from a penalty', own: 'Own goal' },
  ownMark: '(own goal)',
  penaltyMark: '(pen.)',
  assist: (name) => `assist: ${name}`,
  missedPenalty: 'Missed penalty',
  kick: (isScored) => (isScored ? 'scored' : 'missed'),
  card: { yellow: 'Yellow card', 'second-yellow': 'Second yellow card', red: 'Red card' },
  substitution: 'Substitution',
  on: 'on',
  off: 'off',
  review: 'Video review',
  unknownPlayer: 'unknown player',
  positions: {
    goalkeeper: 'Goalkeeper',
    defender: 'Defenders',
    midfielder: 'Midfielders',
    forward: 'Forwards',
  },
  starters: 'Starters',
  substitutes: 'Substitutes',
  coach: 'Coach',
  formation: 'Formation',
  outcome: { home: (team) => `${team} win`, draw: 'Draw', away: (team) => `${team} win` },
  predictedWinner: 'Predicted winner',
  expectedGoals: 'Comparison of goals',
  automatic: 'automatic data',
  informative: 'The data are for information only and not necessarily real time.',
  silentSince: (time) => `The data have not changed since ${time}.`,
  notUpdatedSince: (time) => `not updated since ${time}`,
  liveBlog: 'Our live blog',
  matchPage: 'Page of the match',
  label: 'Match',
  details: 'Details of the match',
};

export const matchWords = defineWords('match', { hu, en });

/** Hungarian names of the provider's statistics, by its words in small letters; others are shown as they come. */
const hungarianStatistics: Readonly<Record<string, string>> = {
  'ball possession': 'Labdabirtoklás',
  'shots on goal': 'Kaput eltaláló lövés',
  'shots off goal': 'Kapu mellé ment lövés',
  'total shots': 'Összes lövés',
  'blocked shots': 'Blokkolt lövés',
  'shots insidebox': 'Lövés a tizenhatoson belülről',
  'shots outsidebox': 'Lövés a tizenhatoson kívülről',
  fouls: 'Szabálytalanság',
  'corner kicks': 'Szöglet',
  offsides: 'Les',
  'yellow cards': 'Sárga lap',
  'red cards': 'Piros lap',
  'goalkeeper saves': 'Kapusvédés',
  'total passes': 'Összes passz',
  'passes accurate': 'Pontos passz',
  'passes %': 'Passzpontosság',
  expected_goals: 'Várható gól (xG)',
  goals_prevented: 'Megakadályozott gól',
};

export function statisticName(type: string, language: 'hu' | 'en'): string {
  if (language === 'en') return type;
  const key = type.toLowerCase();
  return Object.hasOwn(hungarianStatistics, key) ? (hungarianStatistics[key] ?? type) : type;
}
