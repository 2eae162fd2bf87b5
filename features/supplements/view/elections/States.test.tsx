/** Votes for two candidates by state [SUPP-09]. */
import { describe, expect, it } from 'vitest';
import { statesSchema } from '../../records/election.ts';
import { ResultView } from '../ResultView.tsx';
import { htmlOf, resultPlace, rowsOf, textOf } from '../results.fixture.ts';

const rows = [
  ['AA', 'Alfa', 600, 300, 1_000, 0, 0],
  ['BB', 'Béta', 450, 450, 900, 1, 0],
  ['CC', 'Gamma', 10, 90, 100, 1, 1],
];

function states(given: unknown[][] = rows, place = {}): string {
  const record = statesSchema.parse({
    name: 'proba',
    source: 'kitalált',
    kind: 'states',
    title: 'Próba',
    rows: given,
    candidates: [
      ['Első Elek', 0],
      ['Második Mária', 5],
    ],
  });
  const shown = { factory: 'states', props: { title: '', record: 'proba' }, record } as const;
  return htmlOf(<ResultView shown={shown} title="Államok" isTitled place={resultPlace(place)} />);
}

describe('the states of an election', () => {
  it('have the shares of all votes there, those for others included, and the lead in votes', () => {
    expect(rowsOf(states())).toEqual([
      'Állam|Győztes|Első Elek|Második Mária|Előny',
      'Alfa|Első Elek|60,0%|30,0%|300',
      'Béta|–|50,0%|50,0%|0',
      'Gamma|Második Mária|10,0%|90,0%|80',
      'Összesen||53,0%|42,0%|',
    ]);
    expect(states().match(/<strong>/g)).toHaveLength(2);
  });

  it('are ordered by name as Hungarian has it', () => {
    const given = ['Wyoming', 'Észak-Dakota', 'Alaszka'].map((name, at) => [`S${at}`, name, 2, 1, 3, at, 0]);
    const names = rowsOf(states(given)).map((row) => row.split('|')[0]);
    expect(names.slice(1)).toEqual(['Alaszka', 'Észak-Dakota', 'Wyoming', 'Összesen']);
  });

  it('are summed up in votes and in their share of all votes', () => {
    expect(textOf(states())).toContain('Első Elek: 1060 (53,00%), Második Mária: 840 (42,00%).');
  });

  it('are tiles that say the same, and lead nowhere', () => {
    const html = states();
    expect([...html.matchAll(/<title>([^<]*)</g)].map(([, title]) => title)).toEqual([
      'Alfa: Első Elek, 60,0%',
      'Béta',
      'Gamma: Második Mária, 90,0%',
    ]);
    expect(html).not.toContain('<a ');
    expect(html).toMatch(/viewBox="0 0 120 120"/);
  });

  it('without votes have no leader, and divide by nothing', () => {
    const html = states([['AA', 'Alfa', 0, 0, 0, 0, 0]]);
    expect(rowsOf(html)[1]).toBe('Alfa|–|0,0%|0,0%|0');
    expect(textOf(html)).toContain('Első Elek: 0 (0,00%)');
  });

  it('have a table behind its title in a frame', () => {
    expect(states(rows, { foldsTables: true })).toMatch(/<details.*Államok: táblázat.*<table/s);
    expect(states()).not.toContain('<details');
  });
});
