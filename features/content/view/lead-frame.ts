/** The lead picture's frame in the column of the text. The page's head preloads exactly what the page then shows. */
import type { PictureRequest } from '#features/media/public.ts';

export const leadFrame = {
  ratio: '3x2',
  widths: [375, 500, 768, 1200],
  sizes: '(min-width: 1200px) 816px, 100vw',
} as const satisfies Omit<PictureRequest, 'name'>;
