import type { Match } from '../../records/tournament.ts';
import { finalScore } from '../../tournaments/knock-out.ts';
import type { ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';
import styles from './MatchScore.module.css';

/** The score, and apart from it what happened after ninety minutes; a dash before the match. */
export function MatchScore({ match, place }: { match: Match; place: ResultPlace }) {
  const words = resultWords[place.language];
  const score = finalScore(match);
  if (!score) return <span className={styles.score}>–</span>;
  return (
    <span className={styles.score}>
      {score.join('–')}
      {match.penalties ? (
        <small>
          {words.penalties} {match.penalties.join('–')}
        </small>
      ) : (
        match.extra && <small>{words.extra}</small>
      )}
    </span>
  );
}
