import { OldCopy } from '../../view/OldCopy.tsx';
import type { FootballData } from '../football-data.ts';
import type { MatchData } from '../match-data.ts';
import { awayName, homeName } from '../match-text.ts';
import { DayMatches } from './DayMatches.tsx';
import { Spoiler } from './DeviceParts.tsx';
import { MatchView } from './MatchView.tsx';
import styles from './OpenMatch.module.css';

interface OpenMatchProps {
  match: MatchData;
  data: FootballData;
}

/** A match, and the others of its day [FOOT-03]. */
export function OpenMatch({ match, data }: OpenMatchProps) {
  return (
    <div className={styles.open}>
      <a className={styles.back} href={data.back}>
        <span aria-hidden="true">←</span> Vissza
      </a>
      <div className={styles.columns}>
        <div className={styles.match} data-score="">
          <Spoiler match={match.id} name={`${homeName(match, 'hu')}–${awayName(match, 'hu')}`}>
            <MatchView match={match} />
          </Spoiler>
        </div>
        <DayMatches data={data} />
      </div>
      <OldCopy since={data.oldSince} />
    </div>
  );
}
