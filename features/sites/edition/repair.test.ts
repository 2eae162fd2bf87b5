/** Faulty parts of an edition are removed, so that the rest can be checked against it. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repair } from './repair.ts';

const schema = z.strictObject({
  slug: z.string().regex(/^[a-z]+$/),
  colour: z.string(),
  title: z.string().default('cím'),
  size: z.strictObject({ width: z.number(), height: z.number() }),
  menu: z.array(z.strictObject({ title: z.string(), href: z.string().startsWith('/') })),
});
const valid = {
  slug: 'videk',
  colour: '#123456',
  title: 'Vidék',
  size: { width: 2, height: 1 },
  menu: [
    { title: 'Egy', href: '/egy' },
    { title: 'Kettő', href: '/ketto' },
    { title: 'Három', href: '/harom' },
  ],
};
const substitute = { colour: '#000000', size: { width: 1, height: 1 }, menu: [] };
const repaired = (change: object, replacements: unknown = substitute) =>
  repair(schema, { ...valid, ...change }, replacements);

describe('a part of an edition', () => {
  it('without faults stays as it is', () => {
    expect(repaired({})).toEqual({ value: valid, fields: new Set() });
  });

  it('is not changed itself', () => {
    const given = { ...valid, menu: [{ title: 'Egy', href: 'egy' }] };
    const before = structuredClone(given);
    repair(schema, given, substitute);
    expect(given).toEqual(before);
  });

  it('loses the faulty entries of a list only, however many there are', () => {
    const menu = [
      { title: 'Egy', href: 'egy' },
      { title: 'Kettő', href: '/ketto' },
      { title: 3, href: '/harom' },
      { title: 'Négy', href: '/negy' },
      'öt',
    ];
    const found = repaired({ menu });
    expect(found?.value.menu.map(({ title }) => title)).toEqual(['Kettő', 'Négy']);
    expect([...(found?.fields ?? [])]).toEqual(['menu']);
  });

  it('gets the replacement of a faulty field, also of one inside another', () => {
    expect(repaired({ colour: 7 })?.value.colour).toBe('#000000');
    expect(repaired({ size: { width: 'két', height: 5 } })?.value.size).toEqual({ width: 1, height: 5 });
    expect(repaired({ size: 'nagy' })?.value.size).toEqual({ width: 1, height: 1 });
  });

  it('gets the default of a faulty field that has no replacement', () => {
    expect(repaired({ title: 12 })).toMatchObject({ value: { title: 'cím' }, fields: new Set(['title']) });
  });

  it('loses fields that do not exist, and names them', () => {
    const found = repaired({ nev: 'x', szin: 'y' });
    expect(found?.value).toEqual(valid);
    expect(found?.fields).toEqual(new Set(['nev', 'szin']));
  });

  it('loses a whole entry with a field that does not exist', () => {
    const menu = [
      { title: 'Egy', href: '/egy', ikon: 'x' },
      { title: 'Kettő', href: '/ketto' },
    ];
    const found = repaired({ menu });
    expect(found?.fields).toEqual(new Set(['menu']));
    expect(found?.value.menu).toEqual([{ title: 'Kettő', href: '/ketto' }]);
  });

  it('is lost where a field without replacement is faulty', () => {
    expect(repaired({ slug: 'Nem Jó' })).toBeUndefined();
    expect(repaired({ size: 'nagy' }, {})).toBeUndefined();
  });

  it.each([[null], ['szöveg'], [[1, 2]], [undefined], [7]])('is lost if it is no object: %j', (value) => {
    expect(repair(schema, value, substitute)).toBeUndefined();
  });

  it('is lost, in the end, if its replacement is faulty too', () => {
    expect(repaired({ colour: 7 }, { colour: 8 })).toBeUndefined();
  });
});

describe('several faults at once', () => {
  it('are all removed, each at its place', () => {
    const menu = [
      { title: 'Egy', href: 'egy' },
      { title: 'Kettő', href: '/ketto' },
    ];
    const found = repaired({ menu, colour: null, size: { width: 2, height: '1' }, semmi: 1 });
    expect(found?.value).toEqual({
      slug: 'videk',
      colour: '#000000',
      title: 'Vidék',
      size: { width: 2, height: 1 },
      menu: [{ title: 'Kettő', href: '/ketto' }],
    });
    expect(found?.fields).toEqual(new Set(['menu', 'colour', 'size', 'semmi']));
  });

  it('in a list of lists leave the entries around them', () => {
    const deep = z.object({ rows: z.array(z.object({ cells: z.array(z.number()) })) });
    const found = repair(deep, { rows: [{ cells: [1] }, { cells: ['a', 2] }, { cells: [3] }] }, {});
    expect(found?.value.rows).toEqual([{ cells: [1] }, { cells: [3] }]);
  });
});
