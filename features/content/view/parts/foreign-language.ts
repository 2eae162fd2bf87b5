import type { Language } from '#features/sites/public.ts';
import type { StoryCard } from '../../story.ts';
import type { CardContext } from '../cards/story-card-props.ts';

/** The story's language when it differs from the page's: screen readers need it for pronunciation. */
export function foreignLanguage(story: StoryCard, place: CardContext): Language | undefined {
  return story.language === place.language ? undefined : story.language;
}
