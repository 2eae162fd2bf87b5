/** National lists, from the morning of the election to the result [SUPP-06] [SUPP-08]. */
import { describe, expect, it } from 'vitest';
import { countedRecords } from '../../counting/counted-records.ts';
import type { OfficeResults } from '../../counting/office-results.ts';
import { countSchema, type Election } from '../../records/election.ts';
import { ResultView } from '../ResultView.tsx';
import { htmlOf, inventedElection, resultPlace, rowsOf, textOf } from '../results.fixture.ts';

const props = { title: '', record: 'proba' };

function lists(record: Election, factory: 'party-lists' | 'nationality-lists' = 'party-lists'): string {
  return htmlOf(
    <ResultView shown={{ factory, props, record }} title="Listák" isTitled={false} place={resultPlace()} />,
  );
}

describe('the lists of a count', () => {
  const count = countSchema.parse({
    name: 'proba',
    kind: 'count',
    source: 'kitalált',
    title: 'Próba',
    rules: 'lists',
    listSeats: 2,
  });
  /** The office has lists and the turnout, and no votes yet. */
  const morning: OfficeResults = {
    percent: 0,
    at: '2030-04-07T09:00:00Z',
    registered: 0,
    voted: 0,
    valid: 0,
    invalid: 0,
    lists: ['Kék', 'Zöld'].map((name) => ({
      name,
      kind: 'party' as const,
      organisations: 1,
      colour: null,
      votes: 0,
    })),
    districts: [],
    turnout: null,
  };

  it('are shown before the first vote, without a turnout that nobody knows [S46]', () => {
    const html = lists(countedRecords(count, morning).election);
    expect(rowsOf(html).slice(1)).toEqual(['Kék|0|0,00%||–', 'Zöld|0|0,00%||–', 'Összesen|0|0,00%||–']);
    expect(textOf(html)).toContain('A szavazatok számlálása még nem kezdődött el');
    expect(textOf(html)).not.toContain('választópolgárból');
    expect(html).not.toMatch(/NaN|Infinity/);
  });

  it('have votes and seats with the first report, and a turnout when they are certified [S55]', () => {
    const voted = morning.lists.map((list, at) => ({ ...list, votes: at === 0 ? 30 : 70 }));
    const first = { ...morning, percent: 1.5, registered: 400, voted: 100, valid: 100, lists: voted };
    const html = lists(countedRecords(count, first).election);
    expect(rowsOf(html).slice(1)).toEqual([
      'Zöld|70|70,00%||2',
      'Kék|30|30,00%||–',
      'Összesen|100|100,00%||2',
    ]);
    expect(textOf(html)).not.toContain('választópolgárból');
    const certified = countedRecords({ ...count, isCertified: true }, { ...first, percent: 100 }).election;
    expect(textOf(lists(certified))).toContain('400 választópolgárból 100 szavazott, ez 25,00%.');
    expect(textOf(html)).toContain('Feldolgozva: 1,50%');
  });
});

describe('the lists of an election', () => {
  it('of one kind only leave a table without rows for the other kind', () => {
    const html = lists(inventedElection(), 'nationality-lists');
    expect(rowsOf(html)).toEqual(['Nemzetiségi lista|Szavazat|Arány|Ábra|Mandátum']);
  });

  it('have bars against the whole, as long as their share', () => {
    const widths = [
      ...lists(inventedElection()).matchAll(/<rect width="([\d.]+%)" height="100%" class="share/g),
    ];
    expect(widths.map(([, width]) => width)).toEqual(['58.3%', '41.7%']);
  });

  it('show a name with markup as text', () => {
    const hostile = { name: '<img src=x onerror=alert(1)>', votes: 1_200 };
    expect(lists(inventedElection({ lists: [hostile] }))).not.toContain('<img');
  });
});
