import { describe, expect, it } from 'vitest';
import { htmlOf, textOf } from '../results.fixture.ts';
import { type Tile, TileMap } from './TileMap.tsx';

const tile = (about: Partial<Tile>): Tile => ({
  column: 0,
  row: 0,
  short: ['', 'A'],
  name: 'Alfa',
  value: '',
  colour: null,
  shade: 1,
  description: '',
  href: '',
  group: '',
  ...about,
});
const mapOf = (tiles: readonly Tile[], legend: [number, string][] = [], language: 'hu' | 'en' = 'hu') =>
  htmlOf(<TileMap tiles={tiles} title="Térkép" legend={legend} language={language} />);
const bordersOf = (...tiles: Tile[]) => /class="borders" d="([^"]*)"/.exec(mapOf(tiles))?.[1];

describe('a map of tiles', () => {
  it('is as large as its farthest tile, and dense from nine columns on', () => {
    const wide = (columns: number) => mapOf([tile({ column: columns - 1, row: 1 })]);
    expect(wide(3)).toContain('viewBox="0 0 180 120"');
    expect(wide(8)).not.toContain('dense');
    expect(wide(9)).toContain('dense');
  });

  it('without tiles is an empty one', () => {
    const html = mapOf([]);
    expect(html).toContain('viewBox="0 0 60 60"');
    expect(html).not.toMatch(/<title>|Infinity/);
  });

  it('names each tile with what it shows, and links only those that lead somewhere', () => {
    const html = mapOf([
      tile({ name: 'Alfa', description: 'Kék, 60%', href: '/a' }),
      tile({ name: 'Béta', column: 1 }),
    ]);
    expect(html).toContain('<a href="/a"><title>Alfa: Kék, 60%</title>');
    expect(html).toContain('<g><title>Béta</title>');
  });

  it('has no colour for a tile without data, and a shade for one with data', () => {
    expect(mapOf([tile({ shade: 4 })])).toMatch(/<rect class="tile grey"/);
    expect(mapOf([tile({ shade: 4, colour: 2 })])).toMatch(/<rect class="tile [^"]*shade4"/);
  });

  it('shows names from outside as text', () => {
    const html = mapOf([tile({ name: '<script>', description: '"><img>', short: ['', '<b>'] })]);
    expect(html).not.toMatch(/<script|<img|<b>/);
  });
});

describe('the lines of a map', () => {
  it('separate neighbours of different groups, to the right and below', () => {
    const [here, right, below] = [{ group: 'x' }, { column: 1, group: 'y' }, { row: 1, group: 'z' }];
    expect(bordersOf(tile(here), tile(right))).toBe('M60 0v60');
    expect(bordersOf(tile(here), tile(below))).toBe('M0 60h60');
  });

  it('are not between tiles of one group, nor at the edge, nor across a gap', () => {
    expect(bordersOf(tile({ group: 'x' }), tile({ column: 1, group: 'x' }))).toBe('');
    expect(bordersOf(tile({ group: 'x' }))).toBe('');
    expect(bordersOf(tile({ group: 'x' }), tile({ column: 2, group: 'y' }))).toBe('');
  });
});

describe('the legend of a map', () => {
  it('has the colours that occur, and the limits of the shades, in both languages', () => {
    expect(textOf(mapOf([], [[1, 'Kék, Lila']]))).toMatch(
      /Kék, Lila.*40% alatt 40–50% 50–60% 60% vagy több$/,
    );
    expect(textOf(mapOf([], [[1, 'Blue']], 'en'))).toMatch(/below 40% 40–50% 50–60% 60% or more$/);
  });

  it('is missing where nothing has a colour', () => {
    expect(textOf(mapOf([tile({})]))).not.toContain('alatt');
  });
});
