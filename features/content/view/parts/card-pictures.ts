/** Ratio, widths and sizes of each card's picture, in one table: a page's `<head>` preloads the lead story's. */
import type { ImageShape } from '#features/media/public.ts';

export type CardPicture = ImageShape & { sizes: string };

/** Few widths each: 2x variants fill the gaps, and every further width makes sixty cards longer in three formats. */
export const cardPictures = {
  lead: {
    ratio: '16x9',
    widths: [375, 500, 768, 1200],
    sizes: '(min-width: 1600px) 992px, (min-width: 1200px) 822px, 100vw',
  },
  cover: {
    ratio: '16x9',
    widths: [375, 768, 1200],
    sizes: '(min-width: 1600px) 992px, (min-width: 1200px) 928px, 100vw',
  },
  large: {
    ratio: '3x2',
    widths: [375, 768],
    sizes: '(min-width: 1600px) 610px, (min-width: 1200px) 500px, (min-width: 768px) 46vw, 100vw',
  },
  medium: {
    ratio: '3x2',
    widths: [160, 375],
    sizes: '(min-width: 1600px) 350px, (min-width: 1200px) 290px, (min-width: 768px) 31vw, 124px',
  },
  smallWide: {
    ratio: '3x2',
    widths: [250],
    sizes: '(min-width: 1200px) 200px, (min-width: 768px) 152px, 124px',
  },
  small: { ratio: '1x1', widths: [96], sizes: '88px' },
  row: { ratio: '3x2', widths: [250], sizes: '(min-width: 768px) 232px, 112px' },
  feature: {
    ratio: '3x2',
    widths: [375, 500],
    sizes: '(min-width: 1200px) 430px, (min-width: 768px) 52vw, 100vw',
  },
  face: { ratio: '1x1', widths: [96], sizes: '72px' },
} as const satisfies Record<string, CardPicture>;
