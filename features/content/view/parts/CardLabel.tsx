import type { Language } from '#features/sites/public.ts';
import { machineTime } from '#platform/time/hungarian-date.ts';
import { refreshedText } from '#platform/time/relative-time.ts';
import { Badge } from '#ui/Badge.tsx';
import type { StoryCard } from '../../story.ts';
import type { CardContext } from '../cards/story-card-props.ts';
import styles from './CardLabel.module.css';
import { badgesOf, type CardMark, sectionLabel } from './card-labels.ts';
import { foreignLanguage } from './foreign-language.ts';

/** The line above a title; nothing when there are neither badges nor a section. */
export function CardLabel({ story, place }: { story: StoryCard; place: CardContext }) {
  const badges = badgesOf(story, place.language);
  const section = sectionLabel(story, place.boxTitle);
  // Section names are Hungarian, except those of English stories.
  const sectionLanguage = place.language === 'en' ? foreignLanguage(story, place) : undefined;
  if (badges.length === 0 && section === '') return null;
  return (
    <p className={styles.label}>
      {badges.map((badge) => (
        <CardBadge key={badge.kind} badge={badge} language={place.language} />
      ))}
      {section !== '' && sectionLanguage ? <span lang={sectionLanguage}>{section}</span> : section}
    </p>
  );
}

const looks = { live: 'live', refresh: 'alert', adult: 'plain', language: 'plain' } as const;

export function CardBadge({ badge, language }: { badge: CardMark; language: Language }) {
  if (badge.kind === 'sponsored') return <span className={styles.sponsored}>{badge.text}</span>;
  return (
    <Badge kind={looks[badge.kind]} spoken={badge.spoken} lang={badge.language}>
      {badge.since === undefined ? (
        badge.text
      ) : (
        <time className={styles.since} dateTime={machineTime(badge.since)} data-relative-time="refresh">
          {refreshedText(language)}
        </time>
      )}
    </Badge>
  );
}
