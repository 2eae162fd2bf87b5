import { Picture } from '#features/media/public.view.ts';
import type { StoryCard } from '../../story.ts';
import type { CardContext } from '../cards/story-card-props.ts';
import type { CardPicture as Frame } from './card-pictures.ts';
import { foreignLanguage } from './foreign-language.ts';

/** A card's picture in its frame; nothing when the story has none. */
export function CardPicture({
  story,
  place,
  frame,
  eager,
}: {
  story: StoryCard;
  place: CardContext;
  frame: Frame;
  eager?: boolean | undefined;
}) {
  if (story.image === null) return null;
  const lang = foreignLanguage(story, place);
  return Picture({ image: story.image, name: story.slug, ...frame, eager, lang });
}
