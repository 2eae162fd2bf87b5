import { classNames } from '#ui/class-names.ts';
import { ScrollFrame } from '#ui/ScrollFrame.tsx';
import type { Match, Tournament } from '../../records/tournament.ts';
import { finalScore, knockOutRounds, winnerOf } from '../../tournaments/knock-out.ts';
import type { ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';
import styles from './KnockOut.module.css';

interface KnockOutProps {
  tournament: Tournament;
  place: ResultPlace;
}

/** The knock-out stage: a column for each round, which scroll sideways on a narrow screen. */
export function KnockOut({ tournament, place }: KnockOutProps) {
  const rounds = knockOutRounds(tournament);
  return (
    <ScrollFrame label={rounds.map(({ title }) => title).join(', ')}>
      <ol className={styles.rounds}>
        {rounds.map(({ title, matches }) => (
          <li key={title} className={styles.round}>
            <h3>{title}</h3>
            <ul>
              {matches.map((match) => (
                <li key={`${match.at} ${match.home}`} className={styles.match}>
                  <Side tournament={tournament} match={match} side="home" place={place} />
                  <Side tournament={tournament} match={match} side="away" place={place} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </ScrollFrame>
  );
}

interface SideProps extends KnockOutProps {
  match: Match;
  side: 'home' | 'away';
}

function Side({ tournament, match, side, place }: SideProps) {
  const at = side === 'home' ? 0 : 1;
  const words = resultWords[place.language];
  const isWinner = winnerOf(match) === side;
  return (
    <p className={classNames(styles.side, isWinner && styles.winner)}>
      <span>
        {tournament.teams[match[side]] ?? match[side]}
        {isWinner && <span className="visually-hidden"> ({words.winner})</span>}
      </span>
      <span className="tied">
        {finalScore(match)?.[at]}
        {match.penalties && (
          <small>
            {' '}
            (<span className="visually-hidden">{words.penalties} </span>
            {match.penalties[at]})
          </small>
        )}
      </span>
    </p>
  );
}
