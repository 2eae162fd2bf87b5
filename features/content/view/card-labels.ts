/** What a card says about its story before the title: badges that change how one reads it, then the section. */
import type { Language } from '../article.ts';
import type { StoryCard } from '../story.ts';

export interface Badge {
  kind: 'live' | 'refresh' | 'sponsored' | 'adult' | 'language';
  text: string;
  /** For those who hear the page, where the text alone is too short. */
  spoken?: string;
  /** Of its words, where that is not the page's. */
  language?: Language;
  /** When what it speaks of last happened. */
  since?: number;
}

export function badgesOf(
  story: Pick<StoryCard, 'flags' | 'language' | 'ctUrl' | 'updatedAt'>,
  pageLanguage: Language,
): Badge[] {
  const badges: Badge[] = [];
  const words = badgeWords[pageLanguage];
  if (story.flags.includes('live')) badges.push({ kind: 'live', text: words.live });
  else if (story.flags.includes('refresh'))
    badges.push({ kind: 'refresh', text: words.refresh, since: story.updatedAt });
  if (story.flags.includes('pr')) {
    badges.push({ kind: 'sponsored', text: story.ctUrl === '' ? words.sponsored : words.advertisement });
  }
  if (story.flags.includes('adult-content')) {
    badges.push({ kind: 'adult', text: '18+', spoken: words.adult });
  }
  if (story.language !== pageLanguage) badges.push({ kind: 'language', ...languageBadges[story.language] });
  return badges;
}

/** In the language of the story, for who reads it. */
const languageBadges = {
  hu: { text: 'HU', spoken: 'Magyarul', language: 'hu' },
  en: { text: 'EN', spoken: 'In English', language: 'en' },
} as const;

const badgeWords = {
  hu: {
    live: 'ÉLŐ',
    refresh: 'FRISSÜL',
    sponsored: 'Támogatói tartalom',
    advertisement: 'Hirdetés',
    adult: 'Csak felnőtteknek',
  },
  en: {
    live: 'LIVE',
    refresh: 'UPDATING',
    sponsored: 'Sponsored content',
    advertisement: 'Advertisement',
    adult: 'For adults only',
  },
} as const;

/** The section's name, unless it has been said: by the box around the card, or by a label such as „Hirdetés”. */
export function sectionLabel(story: Pick<StoryCard, 'flags' | 'section'>, boxTitle = ''): string {
  const { flags, section } = story;
  if (!section?.active || flags.includes('pr') || section.name === boxTitle) return '';
  return section.name;
}
