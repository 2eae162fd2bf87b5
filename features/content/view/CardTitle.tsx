import { tieShortWords } from '#ui/tie-short-words.ts';
import { tieSuffixes } from '#ui/tie-suffixes.tsx';
import { type TextPart, truncateParts } from '../marked-text.ts';
import type { StoryCard } from '../story.ts';
import { truncate } from '../truncate.ts';
import { foreignLanguage } from './foreign-language.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './StoryCard.module.css';
import type { CardPlace } from './story-card-props.ts';

interface CardTitleProps {
  story: StoryCard;
  place: CardPlace;
  limit: number;
  level: 2 | 3 | 4;
  /** The title with the words that were looked for. */
  marked?: TextPart[] | undefined;
}

/** The title is the card's one link; it covers the whole card, so that a thumb finds it. */
export function CardTitle({ story, place, limit, level, marked }: CardTitleProps) {
  const Heading = `h${level}` as const;
  const text = truncate(story.title, limit);
  return (
    <Heading className={styles.title}>
      <a
        className={styles.link}
        href={story.ctUrl === '' ? story.url : story.ctUrl}
        rel={story.ctUrl === '' ? undefined : 'sponsored nofollow noopener'}
        title={text === story.title ? undefined : story.title}
        lang={foreignLanguage(story, place)}
      >
        {marked ? <MarkedText parts={truncateParts(marked, limit)} /> : tieSuffixes(tieShortWords(text))}
      </a>
    </Heading>
  );
}
