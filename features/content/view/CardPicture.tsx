import { Picture } from '#features/media/public.view.ts';
import type { StoryCard } from '../story.ts';
import type { CardPicture as Frame } from './card-pictures.ts';

/** A card's picture in its frame; the card closes up when there is none. */
export function CardPicture({
  story,
  frame,
  eager,
}: {
  story: StoryCard;
  frame: Frame;
  eager?: boolean | undefined;
}) {
  if (story.image === null) return null;
  return Picture({ image: story.image, name: story.slug, ...frame, eager });
}
