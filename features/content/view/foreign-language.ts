import type { Language } from '../article.ts';
import type { StoryCard } from '../story.ts';
import type { CardPlace } from './story-card-props.ts';

/** The story's language where the page speaks another: a screen reader reads its words as they are written. */
export function foreignLanguage(story: StoryCard, place: CardPlace): Language | undefined {
  return story.language === place.language ? undefined : story.language;
}
