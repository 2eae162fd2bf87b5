/** The frame of a story's lead picture in the text column; the page's `<head>` preloads exactly this picture. */
import type { PictureRequest } from '#features/media/public.ts';

export const leadPictureFrame = {
  ratio: '3x2',
  widths: [375, 500, 768, 1200],
  sizes: '(min-width: 1200px) 816px, 100vw',
} as const satisfies Omit<PictureRequest, 'name'>;
