import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layerOf, layerOrder } from './cascade-layers.ts';

describe('the cascade layer of a stylesheet', () => {
  it.each([
    ['ui/form/Button.module.css', 'ui'],
    ['ui/carousel/Carousel.module.css', 'ui'],
    ['features/quiz/view/QuizCard.module.css', 'features'],
    ['features/audio/browser/player-bar.css', 'features'],
    ['apps/web/shell/Footer.module.css', 'features'],
    ['pages/front/view/front.module.css', 'pages'],
    ['features/audio/pages/PodcastPage.module.css', 'pages'],
    ['ui/tokens.css', null],
    ['node_modules/a/pages/b.css', null],
  ])('of %s is %s', (path, layer) => {
    expect(layerOf(path)).toBe(layer);
  });

  it('has its place in the order of the tokens', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../../ui/tokens.css'), 'utf8');
    expect(tokens).toContain(layerOrder);
  });
});
