import { sideOfScorer } from '#features/sites/public.ts';
import { clockTime, machineTime, shortDay } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { Match, Tournament } from '../../records/tournament.ts';
import { finalScore } from '../../tournaments/knock-out.ts';
import type { ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';
import groups from './Groups.module.css';
import styles from './Matches.module.css';
import { MatchScore } from './MatchScore.tsx';

interface MatchesProps {
  tournament: Tournament;
  place: ResultPlace;
  /** Finished matches with their goals instead of all matches. */
  hasGoals?: boolean;
}

/** The matches of a tournament below the headings of its stages [SUPP-13]. */
export function Matches({ tournament, place, hasGoals = false }: MatchesProps) {
  const stages = tournament.stages
    .map((stage) => ({ ...stage, matches: stage.matches.filter((match) => !hasGoals || finalScore(match)) }))
    .filter(({ matches }) => matches.length > 0);
  return (
    <div className={groups.groups}>
      {stages.map(({ title, matches }) => (
        <section key={title} className={groups.group}>
          <h3>{title}</h3>
          <ul>
            {matches.map((match) => (
              <li key={`${match.at} ${match.home}`} className={styles.match}>
                <p className="fine-print">
                  <Kickoff match={match} place={place} />
                  {match.place && ` · ${match.place}`}
                </p>
                <p className={styles.teams}>
                  <span>{nameOf(tournament, match.home)}</span>
                  <MatchScore match={match} place={place} />
                  <span>{nameOf(tournament, match.away)}</span>
                </p>
                {hasGoals && match.goals.length > 0 && <Goals match={match} place={place} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function nameOf({ teams }: Tournament, code: string): string {
  return teams[code] ?? code;
}

function Kickoff({ match, place }: { match: Match; place: ResultPlace }) {
  const at = Date.parse(match.at) / 1000;
  return (
    <time dateTime={machineTime(at)}>
      {shortDay(at, place)}, {clockTime(at, place)}
    </time>
  );
}

/** Goals below the team of their scorer [S43]. */
function Goals({ match, place }: { match: Match; place: ResultPlace }) {
  const words = resultWords[place.language];
  const sides = (['home', 'away'] as const).map((side) =>
    match.goals.filter(([countsFor, , , kind]) => sideOfScorer(countsFor, kind === 'own') === side),
  );
  const textOf = ([, player, minute, kind]: Match['goals'][number]): string => {
    const name = kind === 'own' ? `${player} (${words.ownGoal})` : player;
    return `${name} ${minute}’${kind === 'penalty' ? `, ${words.penalty}` : ''}`;
  };
  return (
    <div className={classNames('fine-print', styles.goals)}>
      {sides.map((goals, side) => (
        <ul key={side === 0 ? 'home' : 'away'}>
          {goals.map((goal) => (
            <li key={goal.join(' ')}>{textOf(goal)}</li>
          ))}
        </ul>
      ))}
    </div>
  );
}
