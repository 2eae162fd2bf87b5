/** Parts of results: with nothing, with all, in both languages [SUPP-03] [SUPP-05] [SUPP-13]. */
import { describe, expect, it } from 'vitest';
import { electionSchema } from '../records/election.ts';
import { tournamentSchema } from '../records/tournament.ts';
import { Choices } from './Choices.tsx';
import { CloseRaces } from './elections/CloseRaces.tsx';
import { Dhondt } from './elections/Dhondt.tsx';
import { PartyLists } from './elections/PartyLists.tsx';
import { TurnoutCurve } from './elections/TurnoutCurve.tsx';
import { htmlOf, resultPlace, rowsOf } from './results.fixture.ts';
import { Groups } from './tournaments/Groups.tsx';
import { Matches } from './tournaments/Matches.tsx';
import { MedalTable } from './tournaments/MedalTable.tsx';
import { TopList } from './tournaments/TopList.tsx';

const place = resultPlace();

const match = { at: '2024-06-15T18:00:00+02:00', home: 'HUN', away: 'SUI', place: 'Köln', score: [1, 3] };
const goals = [
  ['away', 'Duah', '12'],
  ['away', 'Aebischer', '45'],
  ['home', 'Varga', '66', 'penalty'],
  ['away', 'Embolo', '90+3', 'own'],
];
function tournament(...matches: object[]) {
  return tournamentSchema.parse({
    name: 'proba',
    source: 'kitalált',
    kind: 'tournament',
    teams: { HUN: 'Magyarország', SUI: 'Svájc' },
    tieBreaks: ['difference'],
    advance: 1,
    groups: [{ name: 'A', teams: ['HUN', 'SUI'] }],
    stages: [
      { title: 'Csoportkör', kind: 'group', matches: [match] },
      {
        title: 'Döntő',
        kind: 'knock-out',
        matches: matches.length === 0 ? [{ ...match, score: null }] : matches,
      },
    ],
  });
}

describe('the matches of a tournament', () => {
  it('have their stage, time, place and score; a dash before they are played', () => {
    const text = htmlOf(<Matches tournament={tournament()} place={place} />);
    expect(text).toMatch(
      /<h3>Csoportkör<\/h3>.*jún\. 15\., 18:00.*Köln.*Magyarország.*1–3.*Svájc.*<h3>Döntő<\/h3>.*>–</s,
    );
  });

  it('have goals below the scorer’s team, and only those that are over', () => {
    const text = htmlOf(
      <Matches
        tournament={tournament({ ...match, goals }, { ...match, score: null })}
        place={place}
        hasGoals
      />,
    );
    expect(text).toMatch(
      /<ul><li>Varga 66’, [^<]+<\/li><li>Embolo \(öngól\) 90\+3’<\/li><\/ul><ul><li>Duah 12’<\/li>/,
    );
    expect(text.match(/Döntő/g)).toHaveLength(1);
    expect(text.match(/class="match"/g)).toHaveLength(2);
  });

  it('keep a shoot-out apart from the score', () => {
    const drawn = { ...match, score: [1, 1], extra: [2, 2], penalties: [4, 3] };
    expect(htmlOf(<Matches tournament={tournament(drawn)} place={place} />)).toMatch(
      /2–2<small>[^<]*4–3<\/small>/,
    );
    const extra = { ...match, score: [1, 1], extra: [2, 1] };
    expect(htmlOf(<Matches tournament={tournament(extra)} place={place} />)).toMatch(
      /2–1<small>[^<0-9]+<\/small>/,
    );
  });
});

describe('the tables of groups', () => {
  it('mark who advances, with a word for screen readers', () => {
    const rows = rowsOf(htmlOf(<Groups tournament={tournament()} place={place} />));
    expect(rows[1]).toMatch(/^1\.\|Svájc \(.+\)\|1\|1\|0\|0\|3–1\|\+2\|3$/);
    expect(rows[2]).toMatch(/^2\.\|Magyarország\|1\|0\|0\|1\|1–3\|−2\|0$/);
  });
});

describe('a list of players', () => {
  it('says that there is nothing, and shows a shared rank once', () => {
    const top = (...matches: object[]) =>
      htmlOf(<TopList tournament={tournament(...matches)} of="goals" title="Góllövők" place={place} />);
    expect(top()).toContain('Még nincs adat.');
    const rows = rowsOf(top({ ...match, goals }));
    expect(rows.slice(1).map((row) => row.split('|')[0])).toEqual(['1.', '', '']);
    expect(rows.join()).not.toContain('Embolo');
  });
});

const election = electionSchema.parse({
  name: 'proba',
  source: 'kitalált',
  kind: 'election',
  title: 'Próba',
  listSeats: 3,
  registered: 2_000,
  voted: 1_000,
  invalid: 0,
  valid: 1_000,
  lists: [
    { name: 'Kék', votes: 400, surplus: 200, passes: true, seats: 2, colour: 1 },
    { name: 'Zöld', votes: 550, passes: true, seats: 1, colour: 2 },
    { name: 'Kicsi', votes: 30 },
    { name: 'Német', votes: 20, kind: 'nationality' },
  ],
});

describe('the lists of an election', () => {
  it('have shares of all valid votes, the most first, by their kind', () => {
    const lists = (kind: 'party' | 'nationality') =>
      htmlOf(<PartyLists election={election} kind={kind} title="Listák" place={place} />);
    const rows = rowsOf(lists('party'));
    expect(rows[1]).toMatch(/^Zöld\|550\|55,00%\|.*\|1$/);
    expect(rows[3]).toMatch(/^Kicsi\|30\|3,00%\|.*\|–$/);
    expect(rowsOf(lists('nationality'))).toHaveLength(2);
    expect(lists('party')).toContain('50,00%');
  });

  it('have seats by votes and surplus, step by step, without those that do not pass', () => {
    const rows = rowsOf(htmlOf(<Dhondt election={election} place={place} />));
    expect(rows.slice(1, 3)).toEqual(['Kék|600|2', 'Zöld|550|1']);
    expect(rows[3]).toBe('Összesen|1150|3');
    expect(rows.slice(5)).toEqual(['1.|Kék|1|600,0', '2.|Zöld|1|550,0', '3.|Kék|2|300,0']);
    expect(rows.join()).not.toContain('Kicsi');
  });

  it('have no close races before the first vote', () => {
    const text = htmlOf(
      <CloseRaces election={election} size={10} title="Szoros" place={{ ...place, language: 'en' }} />,
    );
    expect(text).toContain('No data yet.');
  });
});

describe('the curve of a turnout [SUPP-06]', () => {
  const curve = (...points: [string, number][]) =>
    htmlOf(<TurnoutCurve points={points.map(([hour, share]) => ({ hour, share }))} label="Részvétel" />);

  it('needs two points, and has its last value in figures on a scale up to the next ten per cent', () => {
    expect(curve()).toBe('');
    expect(curve(['7:00', 0.02])).toBe('');
    const text = curve(['7:00', 0.02], ['13:00', 0.4], ['19:00', 0.6842]);
    expect(text).toContain('role="img" aria-label="Részvétel"');
    expect(text).toContain('68,42%');
    expect(text).toMatch(/>70%<|>70,?0*%</);
    const xs = [...text.matchAll(/<circle[^>]*cx="([\d.]+)"/g)].map(([, x]) => Number(x));
    expect(xs).toEqual([52, 336, 620]);
  });
});

describe('the table of medals', () => {
  const row = (code: string, country: string, medals: number[]) => [code, country, ...medals];
  it('has an address for each order, and says by which it is', () => {
    const medals = {
      kind: 'medals',
      name: 'p',
      source: 's',
      isRehearsal: false,
      rows: [row('HUN', 'Magyarország', [1, 0, 0])],
    };
    const table = (order: 'arany' | 'osszes') =>
      htmlOf(<MedalTable medals={medals as never} place={{ ...place, order }} />);
    for (const order of ['arany', 'osszes'] as const) {
      const text = table(order);
      expect(text.match(/aria-sort="descending"/g)).toHaveLength(1);
      expect(text).toContain('href="/melleklet/proba?rendezes=osszes"');
      expect(text.match(/aria-current="true"/g)).toHaveLength(1);
    }
  });

  it('links to other states with one that is current', () => {
    const choices = [
      { title: 'A', href: '/a', current: true },
      { title: 'B', href: '/b', current: false },
    ];
    expect(htmlOf(<Choices label="Sorrend" choices={choices} />)).toMatch(
      /<nav[^>]*aria-label="Sorrend"><a href="\/a" aria-current="true">A<\/a><a href="\/b">B<\/a>/,
    );
  });
});
