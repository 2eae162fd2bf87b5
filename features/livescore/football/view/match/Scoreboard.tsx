import { fullDateTime, machineTime } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import { flagAddress } from '../../../pictures/picture-address.ts';
import { OwnPicture } from '../../../view/OwnPicture.tsx';
import results from '../../../view/results.module.css';
import { hasScore, isLive } from '../../fixture-state.ts';
import type { MatchData, MatchTeam } from '../../match/match-data.ts';
import { type SideName, shownEvents } from '../../match/match-events.ts';
import {
  awayName,
  eventKind,
  eventPeople,
  homeName,
  minuteText,
  scoreOf,
  stateText,
} from '../../match/match-text.ts';
import { matchWords } from '../../match/match-words.ts';
import { competitionName, roundName } from '../../names/competition-names.ts';
import { flagOfTeam } from '../../names/team-names.ts';
import type { MatchPartProps } from '../match-place.ts';
import styles from './Scoreboard.module.css';

/** The teams, the score and the state, in boxes of fixed sizes: nothing moves at a goal. */
export function Scoreboard({ match, place }: MatchPartProps<MatchData>) {
  const { language } = place;
  const words = matchWords[language];
  const live = isLive(match.state);
  return (
    <header className={styles.board}>
      <p className="label">
        {[competitionName(match.league.name, language), roundName(match.round, language)]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <h2 className={styles.teams}>
        <Team name={homeName(match, language)} team={match.home} />
        <span className={styles.score} data-match-part="score">
          <Score match={match} />
        </span>
        <Team name={awayName(match, language)} team={match.away} />
      </h2>
      <p className={classNames('facts', styles.state)} data-match-part="state">
        {live && <span className="visually-hidden">{words.liveNow}, </span>}
        <span className={live ? results.live : undefined}>{stateText(match, language)}</span>
        <Halves match={match} place={place} />
      </p>
      {!live && <Scorers match={match} place={place} />}
      {hasScore(match.state) ? (
        live && <Latest match={match} place={place} />
      ) : (
        <KickOff match={match} place={place} />
      )}
    </header>
  );
}

/** A national team has its flag; the crests of clubs are marks of others. */
function Team({ name, team }: { name: string; team: MatchTeam }) {
  const flag = flagOfTeam(team.name);
  return (
    <span className={styles.team}>
      {flag !== null && <OwnPicture src={flagAddress(flag)} width={36} height={24} />}
      <span>{name}</span>
    </span>
  );
}

function Score({ match }: { match: MatchData }) {
  const score = scoreOf(match);
  if (score === null) return <span className={styles.dash}>–</span>;
  return (
    <>
      <span>{score[0]}</span>
      <span className={styles.dash}>–</span>
      <span>{score[1]}</span>
    </>
  );
}

/** Half-time score and shoot-out, which is apart from the score. */
function Halves({ match: { halfTime, shootOut, state }, place }: MatchPartProps<MatchData>) {
  const words = matchWords[place.language];
  const parts = [
    ...(shootOut.home !== null && shootOut.away !== null
      ? [words.shootOutScore(shootOut.home, shootOut.away)]
      : []),
    ...(halfTime.home !== null && halfTime.away !== null && hasScore(state) && state !== 'first-half'
      ? [words.halfTimeScore(halfTime.home, halfTime.away)]
      : []),
  ];
  return parts.map((part) => <span key={part}>{part}</span>);
}

/** The goals under each team, once no more can fall. */
function Scorers({ match, place }: MatchPartProps<MatchData>) {
  const words = matchWords[place.language];
  const goals = shownEvents(match).filter(({ event }) => event.kind === 'goal');
  if (goals.length === 0) return null;
  const of = (side: SideName) => goals.filter((goal) => goal.side === side);
  return (
    <div className={styles.scorers}>
      {(['home', 'away'] as const).map((side) => (
        <ul
          key={side}
          aria-label={side === 'home' ? homeName(match, place.language) : awayName(match, place.language)}
        >
          {of(side).map(({ event }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no ids, and their order is theirs
            <li key={at}>
              {eventPeople(event, words)} <span className={results.minor}>{minuteText(event.at)}’</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** The latest event, which screen readers announce. */
function Latest({ match, place }: MatchPartProps<MatchData>) {
  const words = matchWords[place.language];
  const last = shownEvents(match).findLast(({ event }) => event.at.elapsed !== null);
  return (
    <p className={styles.latest} role="status" data-match-part="latest">
      {last && (
        <>
          <span>{words.minute(minuteText(last.event.at))}</span>{' '}
          <b>
            {eventKind(last.event, words)}
            {last.score && ` (${words.score(last.score.home, last.score.away)})`}
          </b>{' '}
          {eventPeople(last.event, words)}
        </>
      )}
    </p>
  );
}

function KickOff({ match: { kickOff }, place }: MatchPartProps<MatchData>) {
  const words = matchWords[place.language];
  return (
    <p className={styles.kickOff}>
      {kickOff === null ? (
        words.noDate
      ) : (
        <time dateTime={machineTime(kickOff)} data-relative-time="local" suppressHydrationWarning>
          {fullDateTime(kickOff, place)}
        </time>
      )}
    </p>
  );
}
