/** Labels above a card's title: badges first, then the section. */
import type { Language } from '#features/sites/public.ts';
import { isSponsored } from '../../article.ts';
import type { StoryCard } from '../../story.ts';
import { cardWords } from './card-words.ts';

export interface CardMark {
  kind: 'live' | 'refresh' | 'sponsored' | 'adult' | 'language';
  /** '' where the time says it all. */
  text: string;
  /** Full text for screen readers, when the badge is an abbreviation. */
  spoken?: string;
  /** Language of the badge's text, when it differs from the page's. */
  language?: Language;
  /** Time of the last update, unix seconds. */
  since?: number;
}

export function badgesOf(
  story: Pick<StoryCard, 'flags' | 'language' | 'ctUrl' | 'updatedAt'>,
  pageLanguage: Language,
): CardMark[] {
  const badges: CardMark[] = [];
  const words = cardWords[pageLanguage];
  if (story.flags.includes('live')) badges.push({ kind: 'live', text: words.live });
  else if (story.flags.includes('refresh'))
    badges.push({ kind: 'refresh', text: '', spoken: words.refresh, since: story.updatedAt });
  if (isSponsored(story)) {
    badges.push({ kind: 'sponsored', text: story.ctUrl === '' ? words.sponsored : words.advertisement });
  }
  if (story.flags.includes('adult-content')) {
    badges.push({ kind: 'adult', text: '18+', spoken: words.adult });
  }
  if (story.language !== pageLanguage) badges.push({ kind: 'language', ...languageBadges[story.language] });
  return badges;
}

/** In the language of the story. */
const languageBadges = {
  hu: { text: 'HU', spoken: 'Magyarul', language: 'hu' },
  en: { text: 'EN', spoken: 'In English', language: 'en' },
} as const;

/** The section's name; '' when the box around the card or a label such as „Hirdetés” makes it redundant. */
export function sectionLabel(story: Pick<StoryCard, 'flags' | 'section'>, boxTitle = ''): string {
  const { section } = story;
  if (!section?.active || isSponsored(story) || section.name === boxTitle) return '';
  return section.name;
}
