/** The edition with games that are open at the time of the tests, and results that a test can change. */
import type { Edition } from '#features/sites/public.ts';
import { recordsPart } from '#features/supplements/public.server.ts';
import { gamesPart } from '#pages/tips/games-part.server.ts';

/** An hour after the time of the tests. */
export const closing = '2026-11-21T09:00:00+01:00';

const teams = { AAA: 'A ország', BBB: 'B ország', CCC: 'C ország', DDD: 'D ország' };
const first = { at: closing, home: 'AAA', away: 'BBB', place: 'Proba' };
const second = { at: '2026-11-21T20:00:00+01:00', home: 'CCC', away: 'DDD' };

const tournamentRecord = {
  name: 'proba-torna',
  kind: 'tournament',
  source: 'Próba',
  teams,
  advance: 2,
  tieBreaks: ['difference', 'goals'],
  groups: [{ name: 'A', teams: Object.keys(teams) }],
  stages: [{ title: 'Csoportkör', kind: 'group', matches: [first, second] }],
};

const electionRecord = {
  name: 'proba-szavazas',
  kind: 'election',
  title: 'Próbaszavazás',
  source: 'Próba',
  registered: 100,
  voted: 100,
  invalid: 0,
  valid: 100,
  listSeats: 1,
  lists: [
    { name: 'Kék lista', votes: 60 },
    { name: 'Zöld lista', votes: 40 },
  ],
  districts: [
    {
      code: '01-01',
      name: 'Próba 1.',
      registered: 100,
      voted: 100,
      candidates: [
        ['Első Jelölt', 'Kék lista', 60],
        ['Második Jelölt', 'Zöld lista', 40],
      ],
    },
  ],
};

const matchGame = {
  slug: 'proba',
  site: 'telex',
  title: 'Próbatorna',
  description: 'Játék a teszteknek.',
  results: 'proba-torna',
  questions: [
    { id: 'egy', kind: 'match', match: 'AAA-BBB' },
    { id: 'ketto', kind: 'match', match: 'CCC-DDD', factor: 2 },
    { id: 'csoport', kind: 'group-order', group: 'A' },
  ],
};

const replayGame = {
  slug: 'visszajatszas',
  site: 'telex',
  title: 'Visszajátszás',
  description: 'Játék a teszteknek.',
  results: 'proba-szavazas',
  trial: true,
  closes: 'PT30M',
  scored: 'PT5H',
  questions: [
    { id: 'korzet', kind: 'district-winner', district: '01-01' },
    { id: 'lista', kind: 'list-share', list: 'Kék lista' },
  ],
};

const englishGame = {
  ...matchGame,
  slug: 'english',
  language: 'en',
  title: 'Trial cup',
  description: 'A game.',
};

export interface ChangeableRecord {
  /** The first match of the tournament. */
  setScore(score: [number, number] | null): void;
}

export function withTestGames(): { edition(edition: Edition): Edition; record: ChangeableRecord } {
  const record = recordsPart.schema.parse(tournamentRecord);
  const others = [electionRecord].map((one) => recordsPart.schema.parse(one));
  const games = [matchGame, replayGame, englishGame].map((one) => gamesPart.schema.parse(one));
  return {
    edition: (edition) => ({ ...edition, parts: [...edition.parts, record, ...others, ...games] }),
    record: {
      setScore(score) {
        const match = record.kind === 'tournament' ? record.stages[0]?.matches[0] : undefined;
        if (!match) throw new Error('The record has a match.');
        match.score = score;
      },
    },
  };
}
