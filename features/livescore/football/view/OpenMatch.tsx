import { classNames } from '#ui/class-names.ts';
import { OldCopy } from '../../view/OldCopy.tsx';
import results from '../../view/results.module.css';
import type { FootballData } from '../football-data.ts';
import { footballPageWords } from '../football-page-words.ts';
import type { MatchData } from '../match/match-data.ts';
import { awayName, homeName } from '../match/match-text.ts';
import { DayMatches } from './DayMatches.tsx';
import { Spoiler } from './DeviceParts.tsx';
import { MatchView } from './match/MatchView.tsx';

interface OpenMatchProps {
  match: MatchData;
  data: FootballData;
}

/** A match, and the others of its day [FOOT-03]. */
export function OpenMatch({ match, data }: OpenMatchProps) {
  return (
    <div className={results.part}>
      <a className="lone-link" href={data.back}>
        <span aria-hidden="true">←&nbsp;</span> {footballPageWords.back}
      </a>
      <div className={classNames(results.parts, results.columns)}>
        <Spoiler
          tag="div"
          className={results.part}
          match={match.id}
          name={`${homeName(match, 'hu')}–${awayName(match, 'hu')}`}
          isTitled
        >
          <MatchView match={match} />
        </Spoiler>
        <DayMatches data={data} />
      </div>
      <OldCopy since={data.oldSince} />
    </div>
  );
}
