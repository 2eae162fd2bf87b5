import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { contentFolder } from '../content-folder.ts';
import { type CaptionRow, captionFaults, captionsIn, readSceneWords, type SceneWords } from './captions.ts';
import { readSample } from './read-sample.ts';

describe('the captions of the sample edition', () => {
  let rows: CaptionRow[];
  let words: SceneWords;
  beforeAll(async () => {
    rows = captionsIn(await readSample(contentFolder, await loadTestEdition()));
    words = await readSceneWords();
  });

  it('stand beside their alternative text and a sentence of their story, for every picture [ART-06]', () => {
    expect(rows.length).toBeGreaterThan(180);
    expect(rows.filter(({ beside }) => beside === '').map(({ page }) => page)).toEqual([]);
  });

  it('name what is drawn, and no two stories show the same drawing [ART-06]', () => {
    expect(captionFaults(rows, words)).toEqual([]);
  });

  it('are refused when they name something else, or when a picture or its scene is there twice', () => {
    const row = {
      page: 'a',
      file: 'x.avif',
      scene: 'nature/river',
      alt: 'Csónak a folyón',
      caption: 'Tizenhárom uszály.',
      beside: 'Szöveg.',
    };
    const near = { ...row, file: 'y.avif', caption: '' };
    const other = { ...row, page: 'b', caption: '' };
    expect(captionFaults([row, near, other], { 'nature/river': ['csónak', 'folyó'] })).toEqual([
      'a: x.avif: the caption names nothing that is drawn: Tizenhárom uszály.',
      'a: y.avif: shows the scene of x.avif on the same page',
      'b: x.avif: is also the picture of a',
    ]);
  });
});
