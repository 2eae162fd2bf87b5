import type { ImageRef } from '#features/media/public.ts';
import type { ImageUse } from './image-use.ts';

type Texts = Pick<ImageUse, 'alt' | 'caption' | 'credit'>;

/** The texts that a story has for a picture are not those of one that stands in for it [PIC-04]. */
export function textsOfUse({ isStandIn }: ImageRef, { alt, caption, credit }: Texts): Texts {
  return isStandIn ? { alt: '' } : { alt, caption, credit };
}
