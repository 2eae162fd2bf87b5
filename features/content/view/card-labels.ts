/** What a card says about its story before the title: badges that change how one reads it, then the section. */
import type { Language } from '../article.ts';
import type { StoryCard } from '../story.ts';

export interface Badge {
  kind: 'live' | 'refresh' | 'sponsored' | 'adult' | 'language';
  text: string;
  /** For those who hear the page, where the text alone is too short. */
  spoken?: string;
}

export function badgesOf(
  story: Pick<StoryCard, 'flags' | 'language' | 'ctUrl'>,
  pageLanguage: Language,
): Badge[] {
  const badges: Badge[] = [];
  if (story.flags.includes('live')) badges.push({ kind: 'live', text: 'ÉLŐ' });
  else if (story.flags.includes('refresh')) badges.push({ kind: 'refresh', text: 'FRISSÜL' });
  if (story.flags.includes('pr')) {
    badges.push({ kind: 'sponsored', text: story.ctUrl === '' ? 'Támogatói tartalom' : 'Hirdetés' });
  }
  if (story.flags.includes('adult-content')) {
    badges.push({ kind: 'adult', text: '18+', spoken: 'Csak felnőtteknek' });
  }
  if (story.language === 'en' && pageLanguage !== 'en') {
    badges.push({ kind: 'language', text: 'EN', spoken: 'In English' });
  }
  return badges;
}

/** The section's name, unless it has been said: by the box around the card, or by a label such as „Hirdetés”. */
export function sectionLabel(story: Pick<StoryCard, 'flags' | 'section'>, boxTitle = ''): string {
  const { flags, section } = story;
  if (!section?.active || flags.includes('pr') || section.name === boxTitle) return '';
  return section.name;
}
