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

  it('are refused when they name something else, or when a drawing or its motif is there twice', () => {
    const row = {
      page: 'a',
      source: 'sample:nature/river/x',
      alt: 'Csónak a folyón',
      caption: 'Tizenhárom uszály.',
      beside: 'Szöveg.',
    };
    const near = { ...row, source: 'sample:nature/river/y/near', caption: '' };
    const other = { ...row, page: 'b', caption: '' };
    expect(captionFaults([row, near, other], { 'nature/river': ['csónak', 'folyó'] })).toEqual([
      'a: sample:nature/river/x: the caption names nothing that is drawn: Tizenhárom uszály.',
      'a: sample:nature/river/y/near: shows the motif of sample:nature/river/x on the same page',
      'b: sample:nature/river/x: is also the picture of a',
    ]);
  });
});
