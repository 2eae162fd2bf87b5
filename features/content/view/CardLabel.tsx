import { machineTime } from '#platform/time/hungarian-date.ts';
import { refreshedAtSomeTime } from '#platform/time/relative-time.ts';
import type { Language } from '../article.ts';
import type { StoryCard } from '../story.ts';
import styles from './CardLabel.module.css';
import { type Badge, badgesOf, sectionLabel } from './card-labels.ts';
import type { CardPlace } from './story-card-props.ts';

/** The line above a title. Nothing at all when there is nothing to say. */
export function CardLabel({ story, place }: { story: StoryCard; place: CardPlace }) {
  const badges = badgesOf(story, place.language);
  const section = sectionLabel(story, place.boxTitle);
  if (badges.length === 0 && section === '') return null;
  return (
    <p className={styles.label}>
      {badges.map((badge) => (
        <CardBadge key={badge.kind} badge={badge} language={place.language} />
      ))}
      {section}
    </p>
  );
}

export function CardBadge({ badge, language }: { badge: Badge; language: Language }) {
  return (
    <>
      <span className={styles[badge.kind]} title={badge.spoken} lang={badge.language}>
        {badge.text}
      </span>
      {badge.since !== undefined && (
        <time className={styles.since} dateTime={machineTime(badge.since)} data-tells="refresh">
          {refreshedAtSomeTime(language)}
        </time>
      )}
    </>
  );
}
