import { tiedText } from '#ui/text/tied-text.tsx';
import { pixelAttribute } from '../../fields/measuring-pixel.ts';
import type { StoryCard } from '../../story.ts';
import styles from '../cards/StoryCard.module.css';
import type { CardContext } from '../cards/story-card-props.ts';
import { type TextPart, truncateParts } from '../marked-text.ts';
import { truncate } from '../truncate.ts';
import { foreignLanguage } from './foreign-language.ts';
import { MarkedText } from './MarkedText.tsx';

interface CardTitleProps {
  story: StoryCard;
  place: CardContext;
  limit: number;
  level: 2 | 3 | 4;
  /** The title with the matches of a search. */
  marked?: TextPart[] | undefined;
}

/** The title is the card's only link; it covers the whole card, which makes it a large touch target. */
export function CardTitle({ story, place, limit, level, marked }: CardTitleProps) {
  const Heading = `h${level}` as const;
  const text = truncate(story.title, limit);
  return (
    <Heading className={styles.title}>
      <a
        className="box-link link-words"
        href={story.ctUrl === '' ? story.url : story.ctUrl}
        rel={story.ctUrl === '' ? undefined : 'sponsored nofollow noopener'}
        data-av-code={pixelAttribute(story.indexAvCode)}
        title={text === story.title ? undefined : story.title}
        lang={foreignLanguage(story, place)}
      >
        {marked ? <MarkedText parts={truncateParts(marked, limit)} /> : tiedText(text)}
      </a>
    </Heading>
  );
}
