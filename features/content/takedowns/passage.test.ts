import { describe, expect, it } from 'vitest';
import { hashedPassage, hasPassage, passageOf, withoutPassage } from './passage.server.ts';

const passage = passageOf('Kovács Béla titkos tanú');

describe('a passage that is taken down', () => {
  it('is cut out of plain text, of HTML across its tags, and of the texts of a document', () => {
    expect(
      withoutPassage(
        {
          title: 'A nevét Kovács Béla, titkos tanú mondta ki.',
          body: [{ html: 'Ő <b>Kovács</b> Béla&nbsp;<i>titkos tanú</i> volt.' }],
          untouched: ['Kovácsné Béla', 7, null],
        },
        passage,
      ),
    ).toEqual({
      title: 'A nevét  mondta ki.',
      body: [{ html: 'Ő <b></b><i></i> volt.' }],
      untouched: ['Kovácsné Béla', 7, null],
    });
    expect(
      withoutPassage(
        [
          { type: 'text', text: 'Ez Kovács ' },
          { type: 'text', text: 'Béla titkos', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' tanú volt' },
        ],
        passage,
      ),
    ).toEqual([
      { type: 'text', text: 'Ez ' },
      { type: 'text', text: ' volt' },
    ]);
  });

  it.each([
    ['accents that are characters of their own', 'Kovács Béla titkos tanú'.normalize('NFD')],
    ['soft hyphens', 'Ko\u00ADvács Béla tit\u00ADkos tanú'],
    ['entities by number', 'Kovács&#160;Béla&#xA0;titkos tanú'],
  ])('is recognised and cut out with %s', (_, written) => {
    expect(hasPassage(`Ő ${written} volt`, hashedPassage(passage))).toBe(true);
    expect(withoutPassage(`Ő ${written} volt`, passage)).toBe('Ő  volt');
    const nodes = [`Ő ${written.slice(0, 9)}`, `${written.slice(9)} volt`].map((text) => ({
      type: 'text',
      text,
    }));
    expect(withoutPassage(nodes, passage)).toEqual([
      { type: 'text', text: 'Ő ' },
      { type: 'text', text: ' volt' },
    ]);
  });

  it('leaves texts without it as they are', () => {
    const written = 'Kovácsné Béla'.normalize('NFD');
    expect(withoutPassage({ title: written, nodes: [{ type: 'text', text: written }] }, passage)).toEqual({
      title: written,
      nodes: [{ type: 'text', text: written }],
    });
  });

  it('is recognised by its hash, whatever stands between its words', () => {
    const hashed = hashedPassage(passage);
    expect(JSON.stringify(hashed)).not.toContain('ács');
    expect(hasPassage('Volt ott egy KOVÁCS, Béla: titkos <b>tanú</b> is', hashed)).toBe(true);
    expect(hasPassage('Volt ott egy KOVÁCS, Béla: titkos tanú is', hashed)).toBe(true);
    expect(hasPassage('Kovács Béla tanú', hashed)).toBe(false);
  });
});
