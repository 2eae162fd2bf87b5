/** The seats of a chamber as a half circle and a table [SUPP-06] [SUPP-08]. */
import { describe, expect, it } from 'vitest';
import { chamberSchema } from '../../records/election.ts';
import { htmlOf, resultPlace, rowsOf, textOf } from '../results.fixture.ts';
import { Parliament } from './Parliament.tsx';

type Group = [short: string, name: string, seats: number, colour: number];

function chamber(seats: number, ...groups: Group[]): string {
  return body({ isParliament: true }, seats, ...groups);
}

function body(about: object, seats: number, ...groups: Group[]): string {
  const record = chamberSchema.parse({
    ...about,
    name: 'proba',
    source: 'kitalált',
    kind: 'chamber',
    seats,
    groups: groups.map(([short, name, own, colour]) => ({ short, name, seats: own, colour })),
  });
  return htmlOf(<Parliament chamber={record} title="Mandátumok" place={resultPlace()} />);
}
const left: Group = ['BAL', 'Bal oldal', 3, 1];
const right: Group = ['JOBB', 'JOBB', 6, 2];
const dotsOf = (html: string) =>
  [...html.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) =>
    [...path.matchAll(/M(-?\d+) (-?\d+)h0/g)].map(([, x]) => Number(x)),
  );

describe('a chamber', () => {
  it('has a dot for every seat, its groups from left to right as given', () => {
    const [first = [], second = []] = dotsOf(chamber(9, left, right));
    expect([first.length, second.length]).toEqual([3, 6]);
    const middle = (xs: number[]) => xs.reduce((sum, x) => sum + x, 0) / xs.length;
    expect(middle(first)).toBeLessThan(middle(second));
  });

  it('has a table with the largest group first, and a short name once', () => {
    expect(rowsOf(chamber(9, left, right)).slice(1)).toEqual([
      'JOBB|6|66,7%',
      'BAL Bal oldal|3|33,3%',
      'Összesen|9|100,0%',
    ]);
  });

  it.each([
    [9, 5],
    [10, 6],
    [199, 100],
    [1, 1],
  ])('of %i seats has a majority from %i on', (seats, majority) => {
    const html = chamber(seats, ['A', 'A', seats, 0]);
    expect(textOf(html)).toContain(`A többséghez ${majority} mandátum kell.`);
  });

  it('that is no parliament has no majority, and lists are not called factions [S55]', () => {
    const html = body({}, 21, left);
    expect(textOf(html)).not.toContain('többség');
    expect(rowsOf(html)[0]).toMatch(/^Lista\|/);
    expect(rowsOf(body({ groupsAre: 'factions' }, 9, left))[0]).toMatch(/^Frakció\|/);
  });

  it('is described in words for those who cannot see it', () => {
    expect(chamber(9, left, right)).toContain('aria-label="Mandátumok: BAL: 3, JOBB: 6"');
  });

  it('names candidates who won without a list', () => {
    const html = chamber(4, ['', '', 1, 8], left);
    expect(html).toContain('aria-label="Mandátumok: független jelölt: 1, BAL: 3"');
    expect(rowsOf(html)[2]).toBe('független jelölt|1|25,0%');
  });

  it('leaves seats empty that no group has', () => {
    const dots = dotsOf(chamber(9, left));
    expect(dots.flat()).toHaveLength(3);
    expect(rowsOf(chamber(9, left))[1]).toBe('BAL Bal oldal|3|33,3%');
  });
});
