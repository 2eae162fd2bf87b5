/** Fields of the provider's answers in any form: read, or null, and the rest stays readable [S53]. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  decimal,
  flag,
  list,
  maybeId,
  part,
  percent,
  readItems,
  requiredId,
  text,
  wholeNumber,
} from './lenient.ts';

describe('a field', () => {
  it.each([
    [wholeNumber, '12', 12],
    [wholeNumber, ' -3 ', -3],
    [wholeNumber, 1.5, null],
    [wholeNumber, '1e3', null],
    [wholeNumber, '', null],
    [decimal, '12.5', 12.5],
    [decimal, '12,5', null],
    [percent, '47%', 47],
    [percent, '-2.5', -2.5],
    [percent, 'sok', null],
    [text, '  Varga ', 'Varga'],
    [text, '   ', null],
    [text, 5, null],
    [flag, 'true', null],
    [flag, false, false],
    [maybeId, 0, null],
    [maybeId, '17', 17],
    [maybeId, -1, null],
  ])('is read as a value or null (%#)', (schema, given, value) => {
    expect(schema.parse(given)).toBe(value);
  });

  it('never makes its object unreadable, whatever it is', () => {
    const object = part({ a: wholeNumber, b: decimal, c: percent, d: text, e: flag, f: maybeId });
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        const read = object.parse({ a: one, b: other, c: one, d: other, e: one, f: other });
        expect(read.a === null || Number.isInteger(read.a)).toBe(true);
        expect(read.f === null || read.f > 0).toBe(true);
        expect(object.safeParse(one).success).toBe(true);
      }),
    );
  });
});

describe('a list', () => {
  const item = z.object({ id: requiredId, name: text });

  it('leaves out items that are none, and may be absent', () => {
    expect(list(item).parse([{ id: 1 }, null, 'x', { id: 0 }, { id: '2', name: 'b' }])).toEqual([
      { id: 1, name: null },
      { id: 2, name: 'b' },
    ]);
    for (const absent of [undefined, null, 'x', {}]) expect(list(item).parse(absent)).toEqual([]);
  });

  it('of an answer is unreadable only if nothing of it can be read, and tells what was left out', () => {
    const notices: string[] = [];
    const read = (response: unknown) => readItems(response, item, (what) => notices.push(what));
    expect(read([{ id: 1 }, {}])).toEqual([{ id: 1, name: null }]);
    expect(notices).toHaveLength(1);
    expect(read([{}, 'x'])).toBeNull();
    expect(read({ id: 1 })).toBeNull();
    expect(read([])).toEqual([]);
    expect(notices).toHaveLength(1);
  });
});
