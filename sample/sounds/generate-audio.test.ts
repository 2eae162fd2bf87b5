import { expect, it } from 'vitest';
import { loadTestEdition } from '#tests/edition.ts';
import { contentFolder } from '../content-folder.ts';
import { readSample } from '../load/read-sample.ts';
import { generateAudio } from './generate-audio.ts';

it('repeats a short sound up to the exact length, in whole frames of a constant size', async () => {
  const sound = await generateAudio({ seed: 'proba', seconds: 95 });
  expect(sound.length / 2000).toBeCloseTo(95, 1);
  for (let at = 0; at < sound.length; at += 72) expect(sound.readUInt16BE(at), String(at)).toBe(0xfff3);
  expect(await generateAudio({ seed: 'proba', seconds: 95 })).toEqual(sound);
});

it('is as long as an episode of its show, and its chapters are within it [POD-02]', async () => {
  const { podcasts } = await readSample(contentFolder, await loadTestEdition());
  for (const { slug, seconds, kind, chapters } of podcasts.flatMap(({ episodes }) => episodes)) {
    expect(seconds, slug).toBeGreaterThan(kind === 'trailer' ? 60 : 480);
    for (const { at } of chapters) expect(at, slug).toBeLessThan(seconds - 60);
  }
});
