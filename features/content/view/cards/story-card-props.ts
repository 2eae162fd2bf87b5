/**
 * Props of every card. A card's parts (label, title, picture, time) are called as functions and not mounted as
 * components: sixty cards have three hundred parts, and as components they took an eighth of a front page's render
 * time.
 */
import type { Language } from '#features/sites/public.ts';
import type { StoryCard } from '../../story.ts';

export interface StoryCardProps {
  story: StoryCard;
  place: CardContext;
  /** Heading level of the title; 3 under the title of a box. */
  level?: 2 | 3 | 4;
  /** Loads the picture at once: only for cards on the first screen. */
  eager?: boolean;
}

/** The page context of a card: the site's time zone and the page's language. */
export interface CardContext {
  timeZone: string;
  language: Language;
  /** Title of the box around the card; a section label with the same name is left out. */
  boxTitle?: string;
  /** Overrides the card's limit of characters in a title [POD-05]. */
  titleLimit?: number;
  /** Audio players in texts are tall and dark [POD-13]. */
  tallAudio?: boolean;
  /** Scores of the matches that stories name, by `livescoreId`. */
  scores?: Readonly<Record<string, CardScore>>;
}

/** A match in words, in the language of the page. */
export interface CardScore {
  home: string;
  away: string;
  /** `1–3`; null before the kick-off. */
  score: string | null;
  /** `67. perc`, `67. perc, 20:15 óta nem frissült`, `Vége`, `június 15., 15:00`. */
  state: string;
  /** Whether it is played and its data are new. */
  isLive: boolean;
}
