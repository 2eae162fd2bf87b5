import { describe, expect, it } from 'vitest';
import { withTestApp } from '#tests/test-app.ts';
import { isPixelAddress, pixelAttribute } from './measuring-pixel.ts';
import { FieldInvalid } from './refuse-wrong-fields.ts';

const testApp = withTestApp();

describe('a measuring pixel', () => {
  it.each([
    ['', true],
    ['https://meres.example/p?k=1&n=2', true],
    ['http://meres.example/p', false],
    ['//meres.example/p', false],
    ['javascript:alert(1)', false],
    ['data:image/gif;base64,R0lGOD', false],
    ['<img src="https://meres.example/p">', false],
    ['lz-minta-001', false],
    ['https://user:secret@meres.example/p', false],
    [`https://meres.example/${'a'.repeat(500)}`, false],
  ])('is an https address and never HTML: %s → %s [ADS-15]', (text, isOne) => {
    expect(isPixelAddress(text)).toBe(isOne);
    expect(pixelAttribute(text)).toBe(isOne && text !== '' ? text : undefined);
  });

  it.each(['avCode', 'indexAvCode'])(
    'of another form is refused when a story is saved: %s [ADS-15]',
    async (field) => {
      const { content, edition } = testApp.context;
      const [site] = edition.sites;
      const draft = { slug: 'kepmeres', title: 'Képmérés', site: site?.slug ?? '', [field]: '<script>' };
      await expect(content.save([draft as never], 'create')).rejects.toBeInstanceOf(FieldInvalid);
    },
  );
});
