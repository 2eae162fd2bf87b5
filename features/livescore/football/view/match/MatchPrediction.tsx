import { formatPercent } from '#platform/text/hungarian-number.ts';
import { fullDate, machineTime } from '#platform/time/hungarian-date.ts';
import { NoData } from '#ui/NoData.tsx';
import results from '../../../view/results.module.css';
import { isOver } from '../../fixture-state.ts';
import type { MatchData, MatchLine, MatchPrediction as Prediction } from '../../match/match-data.ts';
import { awayName, homeName, type Language, scoreOf, stateText } from '../../match/match-text.ts';
import { matchWords } from '../../match/match-words.ts';
import { teamName } from '../../names/team-names.ts';
import type { MatchPartProps, MatchPlace } from '../match-place.ts';
import styles from './MatchPrediction.module.css';
import { MatchSection } from './MatchSection.tsx';

/** The provider's prediction in numbers, without its advice, which is for bets; and earlier matches of the two teams. */
export function MatchPrediction({ match, place }: MatchPartProps<MatchData>) {
  const words = matchWords[place.language];
  const { prediction, earlier } = match;
  const isEmpty = prediction === null && earlier.length === 0;
  return (
    <MatchSection match={match} name="prediction" language={place.language} isEmpty={isEmpty}>
      {prediction && <Outcome match={match} prediction={prediction} language={place.language} />}
      {!prediction && !isOver(match.state) && <NoData>{words.later.prediction}</NoData>}
      {earlier.length > 0 && (
        <>
          <h4>{words.sections.headToHead}</h4>
          <ul className={styles.earlier}>
            {earlier.map((one) => (
              <Earlier key={one.id} match={one} place={place} />
            ))}
          </ul>
        </>
      )}
    </MatchSection>
  );
}

interface OutcomeProps {
  match: MatchData;
  prediction: Prediction;
  language: Language;
}

function Outcome({ match, prediction, language }: OutcomeProps) {
  const words = matchWords[language];
  const [home, away] = [homeName(match, language), awayName(match, language)];
  const { percent, winner, goals } = prediction;
  const rows = [
    { name: words.outcome.home(home), percent: percent.home },
    { name: words.outcome.draw, percent: percent.draw },
    { name: words.outcome.away(away), percent: percent.away },
  ];
  return (
    <dl className={styles.outcome}>
      {rows.map((row) => (
        <Bar key={row.name} name={row.name} percent={row.percent} />
      ))}
      {winner?.name && (
        <Fact name={words.predictedWinner} value={teamName(winner.name, language) ?? winner.name} />
      )}
      {goals.home !== null && goals.away !== null && (
        <Fact
          name={words.expectedGoals}
          value={`${home} ${formatPercent(goals.home)}, ${away} ${formatPercent(goals.away)}`}
        />
      )}
    </dl>
  );
}

function Bar({ name, percent }: { name: string; percent: number | null }) {
  return (
    <div className={styles.bar}>
      <dt>{name}</dt>
      <dd>
        <svg className={styles.track} width="100%" height="8" aria-hidden="true">
          <rect className={styles.share} width={`${percent ?? 0}%`} height="8" />
        </svg>
        <span>{percent === null ? '–' : formatPercent(percent)}</span>
      </dd>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="facts">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Earlier({ match, place }: { match: MatchLine; place: MatchPlace }) {
  const { language } = place;
  const score = scoreOf(match);
  return (
    <li>
      {match.kickOff !== null && (
        <time className={results.minor} dateTime={machineTime(match.kickOff)}>
          {fullDate(match.kickOff, place)}
        </time>
      )}{' '}
      {homeName(match, language)}–{awayName(match, language)}{' '}
      <b>{score === null ? stateText(match, language) : matchWords[language].score(...score)}</b>
    </li>
  );
}
