import { tiedText } from '#ui/text/tied-text.tsx';
import type { StoryCard } from '../../story.ts';
import styles from '../cards/StoryCard.module.css';
import type { CardContext } from '../cards/story-card-props.ts';
import { leadLimits, truncate } from '../truncate.ts';
import { CardMeta } from './CardMeta.tsx';
import { foreignLanguage } from './foreign-language.ts';

/** The text of a page's first story: all of its lead, authors and time. */
export function CardText({ story, place }: { story: StoryCard; place: CardContext }) {
  return (
    <div className={styles.text}>
      <p className={styles.standfirst} lang={foreignLanguage(story, place)}>
        {tiedText(truncate(story.lead, leadLimits.long))}
      </p>
      {CardMeta({ story, place, time: 'date' })}
    </div>
  );
}
