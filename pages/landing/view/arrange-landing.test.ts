import { expect, it } from 'vitest';
import type { LandingBlock, LandingStories } from '../landing-data.ts';
import { arrangeLanding } from './arrange-landing.ts';

function stories(slug: string, look: LandingStories['look']): LandingStories {
  return { kind: 'stories', slug, look, title: slug, href: '', stories: [] };
}

function arranged(...blocks: LandingBlock[]): string[] {
  return arrangeLanding(blocks).map((one) =>
    'pair' in one
      ? one.pair.map(({ slug }) => slug).join(' + ')
      : one.block.kind === 'stories'
        ? one.block.slug
        : one.block.kind,
  );
}

it('pairs a half-width block with the half or audio block after it, and shows a single one at full width', () => {
  const [kozelet, adat, penz] = ['kozelet', 'adat', 'penz'].map((slug) => stories(slug, 'half'));
  if (!kozelet || !adat || !penz) throw new Error('three halves');
  expect(arranged(kozelet, adat, penz, stories('podcast', 'audio'))).toEqual([
    'kozelet + adat',
    'penz + podcast',
  ]);
  expect(arranged(kozelet, { kind: 'ad', slot: 'a' }, stories('podcast', 'audio'))).toEqual([
    'kozelet',
    'ad',
    'podcast',
  ]);
});
