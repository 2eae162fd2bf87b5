import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { avatarCasting } from './avatar-casting.ts';
import { drawAvatar } from './draw-avatar.ts';
import { drawPicture } from './draw-picture.ts';
import { compositions, pictureStyles } from './picture-types.ts';
import { motifsOf } from './styles/all-styles.ts';

const motifs = pictureStyles.flatMap((style) =>
  [...motifsOf(style).keys()].map((motif) => ({ style, motif })),
);
const seeds = ['duna-parti-villamos', 'kozgyules', 'elso'];

function inspect(svg: string): {
  elements: Set<string>;
  references: string[];
  ids: Set<string>;
  text: string;
} {
  const found = { elements: new Set<string>(), references: [] as string[], ids: new Set<string>(), text: '' };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => {
    found.text += text.trim();
  });
  parser.on('opentag', ({ name, attributes }) => {
    found.elements.add(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute === 'id') found.ids.add(value);
      if (attribute.endsWith('href')) found.references.push(value);
      for (const [, target = ''] of value.matchAll(/url\(([^)]*)\)/g)) found.references.push(target);
    }
  });
  parser.write(svg).close();
  return found;
}

function check(svg: string): void {
  const { elements, references, ids, text } = inspect(svg);
  expect(text).toBe('');
  for (const element of ['text', 'tspan', 'image', 'use', 'script', 'style', 'foreignObject', 'filter', 'a'])
    expect(elements).not.toContain(element);
  for (const reference of references) expect(ids).toContain(reference.replace('#', ''));
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:/);
  expect(svg.length).toBeLessThan(120 * 1024);
}

describe('a picture', () => {
  it('is identical byte for byte for the same spec', () => {
    for (const spec of motifs)
      expect(drawPicture({ ...spec, seed: 'a' }).svg).toBe(drawPicture({ ...spec, seed: 'a' }).svg);
  });

  it('differs between seeds', () => {
    for (const spec of motifs) {
      const drawn = new Set(seeds.map((seed) => drawPicture({ ...spec, seed }).svg));
      expect(drawn.size, spec.motif).toBe(seeds.length);
    }
  });

  it('falls back to the first motif of its style when the motif is unknown or missing', () => {
    for (const style of pictureStyles) {
      const known = [...motifsOf(style).keys()];
      const first = drawPicture({ style, motif: known[0] ?? '', seed: 'a' });
      expect(drawPicture({ style, motif: 'unicorn', seed: 'a' })).toEqual(first);
      expect(drawPicture({ style, seed: 'a' })).toEqual(first);
      expect(drawPicture({ style, motif: known.at(-1) ?? '', seed: 'a' }).svg).not.toBe(first.svg);
    }
  });

  it('takes any size and keeps its subject inside the middle of the frame', () => {
    for (const spec of motifs) {
      for (const [width, height] of [
        [1920, 1080],
        [1080, 1350],
      ] as const) {
        for (const composition of compositions) {
          const picture = drawPicture({ ...spec, seed: 'b', composition, width, height });
          expect([picture.width, picture.height]).toEqual([width, height]);
          expect(picture.svg).toContain(`width="${width}" height="${height}"`);
          for (const place of [picture.focal.x, picture.focal.y]) {
            expect(place).toBeGreaterThan(0.2);
            expect(place).toBeLessThan(0.8);
          }
        }
      }
    }
  });

  it('is drawn in its own composition unless another is requested', () => {
    for (const { style, motif } of motifs) {
      const own = motifsOf(style).get(motif)?.own;
      const requested = drawPicture({ style, motif, seed: 'a', ...(own && { composition: own }) });
      expect(drawPicture({ style, motif, seed: 'a' }).svg, motif).toBe(requested.svg);
    }
  });

  it('is 2400 × 1600, and a portrait 1200 × 1200, by default', () => {
    expect(drawPicture({ style: 'city', seed: 'a' })).toMatchObject({ width: 2400, height: 1600 });
    expect(drawPicture({ style: 'portrait', seed: 'a' })).toMatchObject({ width: 1200, height: 1200 });
  });

  for (const { style, motif } of motifs) {
    it(`of ${style}/${motif} is well-formed, self-contained, without text and below the size limit`, () => {
      for (const seed of seeds) check(drawPicture({ style, motif, seed }).svg);
      for (const composition of compositions)
        check(drawPicture({ style, motif, seed: 'a', composition }).svg);
    });
  }
});

describe('an avatar', () => {
  it('has a different face for each of the twenty authors', () => {
    const faces = [...avatarCasting.keys()].map((author) => drawAvatar(author).svg);
    expect(faces).toHaveLength(20);
    expect(new Set(faces).size).toBe(20);
    for (const face of faces) check(face);
  });

  it('is identical for the same seed, and is drawn for unknown seeds, too', () => {
    expect(drawAvatar('valaki').svg).toBe(drawAvatar('valaki').svg);
    expect(drawAvatar('valaki').svg).not.toBe(drawAvatar('valaki-mas').svg);
    check(drawAvatar('valaki', { presentation: 'man', size: 600 }).svg);
  });
});
