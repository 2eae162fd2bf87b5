import { classNames } from '#ui/class-names.ts';
import { HiddenResults } from '#ui/HiddenResults.tsx';
import type { StoryCard } from '../../story.ts';
import type { CardContext } from '../cards/story-card-props.ts';
import styles from './CardScore.module.css';
import { cardWords } from './card-words.ts';

/** The score of the match that a story names, as it was when the page was made; nothing for other stories. */
export function CardScore({ story, place }: { story: StoryCard; place: CardContext }) {
  const match = story.livescoreId === '' ? undefined : place.scores?.[story.livescoreId];
  if (!match) return null;
  const words = cardWords[place.language];
  return (
    <HiddenResults note={words.hiddenResult(`${match.home}–${match.away}`)} show={words.showResult}>
      <p className={styles.match} lang={place.language} data-card-score="">
        <span>{match.home}</span>
        <b className={styles.score}>{match.score ?? '–'}</b>
        <span>{match.away}</span>
        <span className={classNames(styles.state, match.isLive && styles.live)}>
          {match.isLive && <span className="visually-hidden">{words.liveNow}, </span>}
          {match.state}
        </span>
      </p>
    </HiddenResults>
  );
}
