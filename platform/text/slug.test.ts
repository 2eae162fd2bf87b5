import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSlug, slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['Árvíztűrő tükörfúrógép', 'arvizturo-tukorfurogep'],
    ['ŐSZI ŰRHAJÓ', 'oszi-urhajo'],
    ['Straße – és „idézet”', 'strasse-es-idezet'],
    ['Rock’n’roll 12,5%', 'rocknroll-12-5'],
    ['Łódź, Ærø, Đakovo', 'lodz-aero-dakovo'],
    ['  --  ', ''],
    ['Київ', ''],
    ['ﬁnom ②', 'finom-2'],
  ])('turns %s into %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('cuts long titles at the end of a word', () => {
    expect(slugOf('egy nagyon hosszú cím', 12)).toBe('egy-nagyon');
    expect(slugOf('egy nagyon hosszú cím', 17)).toBe('egy-nagyon-hosszu');
    expect(slugOf('megszentségteleníthetetlenség', 10)).toBe('megszentse');
  });

  it('returns only URL characters, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = slugOf(text);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

it('increments the number until a slug is free', () => {
  const taken = new Set(['hid', 'hid-2']);
  expect(freeSlug('hid', (slug) => taken.has(slug))).toBe('hid-3');
});
