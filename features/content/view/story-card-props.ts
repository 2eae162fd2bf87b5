/**
 * What every card of the family is given. Its parts (label, title, picture, time) are called and not mounted: sixty cards
 * have three hundred of them, and as components they were an eighth of a front page's render.
 */
import type { Language } from '../article.ts';
import type { StoryCard } from '../story.ts';

export interface StoryCardProps {
  story: StoryCard;
  place: CardPlace;
  /** Level of the title among the page's headings; 3 under a box's own title. */
  level?: 2 | 3 | 4;
  /** Fetch the picture at once: only for what is on the first screen. */
  eager?: boolean;
}

/** Where the card stands: the site's clock, and the page's language. */
export interface CardPlace {
  timeZone: string;
  language: Language;
  /** Name of the box around the card: a label would only say it again. */
  boxTitle?: string;
  /** How much of a title is shown, where that is not the card's to say [POD-05]. */
  titleLimit?: number;
  /** Players of sound in a text stand tall and dark [POD-13]. */
  tallAudio?: boolean;
}
