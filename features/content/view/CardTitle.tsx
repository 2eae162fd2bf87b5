import { tieShortWords } from '#ui/tie-short-words.ts';
import type { StoryCard } from '../story.ts';
import { truncate } from '../truncate.ts';
import styles from './StoryCard.module.css';

interface CardTitleProps {
  story: StoryCard;
  limit: number;
  level: 2 | 3 | 4;
}

/** The title is the card's one link; it covers the whole card, so that a thumb finds it. */
export function CardTitle({ story, limit, level }: CardTitleProps) {
  const Heading = `h${level}` as const;
  const text = truncate(story.title, limit);
  return (
    <Heading className={styles.title}>
      <a
        className={styles.link}
        href={story.ctUrl === '' ? story.url : story.ctUrl}
        rel={story.ctUrl === '' ? undefined : 'sponsored nofollow noopener'}
        title={text === story.title ? undefined : story.title}
        lang={story.language === 'en' ? 'en' : undefined}
      >
        {tieShortWords(text)}
      </a>
    </Heading>
  );
}
