import { describe, expect, it } from 'vitest';
import { joinParts, textOfPart } from './body-parts.server.ts';

const parts = { head: '<p>', empty: '', main: 'Híd, „ő” 🜁', after: Buffer.from('ű</p>') };

describe('a body in parts', () => {
  it('is the concatenation of its parts, with the byte at which each ends', () => {
    const { bytes, ends } = joinParts(parts);
    expect(bytes.toString()).toBe('<p>Híd, „ő” 🜁ű</p>');
    expect(ends).toEqual({ head: 3, empty: 3, main: 22, after: 28 });
    expect(bytes).toHaveLength(28);
  });

  it('returns the text of each part', () => {
    const { bytes, ends } = joinParts(parts);
    for (const [name, part] of Object.entries(parts))
      expect(textOfPart(bytes, ends, name), name).toBe(String(part));
  });

  it('throws for a part that it does not have', () => {
    const { bytes, ends } = joinParts(parts);
    expect(() => textOfPart(bytes, ends, 'shell')).toThrow('The body has no part “shell”.');
  });
});
