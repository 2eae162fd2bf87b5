import { clockTime } from '#platform/time/hungarian-date.ts';
import { Accordion } from '#ui/Accordion.tsx';
import { classNames } from '#ui/class-names.ts';
import results from '../../../view/results.module.css';
import { isOver } from '../../fixture-state.ts';
import type { MatchData } from '../../match/match-data.ts';
import { matchName } from '../../match/match-text.ts';
import { matchWords } from '../../match/match-words.ts';
import { budapest, type MatchPartProps, type MatchPlace } from '../match-place.ts';
import { MatchFacts } from './MatchFacts.tsx';
import { MatchPrediction } from './MatchPrediction.tsx';
import { MatchSquads } from './MatchSquads.tsx';
import { MatchStatistics } from './MatchStatistics.tsx';
import { MatchSummary } from './MatchSummary.tsx';
import { MatchTimeline } from './MatchTimeline.tsx';
import styles from './MatchView.module.css';
import { Scoreboard } from './Scoreboard.tsx';

interface MatchViewProps {
  match: MatchData;
  place?: MatchPlace;
  /** `head`: above an article, where everything but the score is closed at first. */
  layout?: 'page' | 'head';
}

/**
 * A football match: score, summary, timeline, statistics, squads, predicted outcome [FOOT-03]. Without hooks, for the
 * server and for islands.
 * @example <MatchView match={match} place={{ timeZone: site.timeZone, language: 'hu' }} />
 */
export function MatchView({ match, place = budapest, layout = 'page' }: MatchViewProps) {
  const words = matchWords[place.language];
  const isHead = layout === 'head';
  const isFolded = isHead && isOver(match.state);
  const details = <Details match={match} place={place} />;
  const notes = <Notes match={match} place={place} />;
  const otherPage = <OtherPage match={match} place={place} isHead={isHead} />;
  // Above the posts of a match that is over only the score stays open.
  const folded = (
    <>
      {details}
      {isFolded && notes}
      {isFolded && otherPage}
    </>
  );
  return (
    <section
      className={classNames(results.part, styles.match)}
      data-layout={layout}
      aria-label={`${words.label}: ${matchName(match, place.language)}`}
    >
      <Scoreboard match={match} place={place} />
      {isHead ? <Accordion items={[{ title: words.details, content: folded }]} /> : details}
      {!isFolded && notes}
      {!isFolded && otherPage}
    </section>
  );
}

function Details({ match, place }: MatchPartProps<MatchData>) {
  return (
    <div className={classNames(results.parts, styles.details)}>
      <MatchTimeline match={match} place={place} />
      <MatchSummary match={match} place={place} />
      <MatchStatistics match={match} place={place} />
      <MatchSquads match={match} place={place} />
      <MatchPrediction match={match} place={place} />
      <MatchFacts match={match} place={place} />
    </div>
  );
}

/** Source and reliability of the data [FOOT-17] [S52]. */
function Notes({ match, place }: MatchPartProps<MatchData>) {
  const words = matchWords[place.language];
  return (
    <p className="fine-print">
      {match.silentSince !== null && (
        <strong data-match-part="age">{words.silentSince(clockTime(match.silentSince, place))} </strong>
      )}
      {match.isAutomatic && <span className={styles.automatic}>{words.automatic}</span>} {words.informative}
    </p>
  );
}

/** From an article to the page of the match, from there to our live blog. */
function OtherPage({ match, place, isHead }: MatchPartProps<MatchData> & { isHead: boolean }) {
  const words = matchWords[place.language];
  const address = isHead ? match.page : match.liveBlog;
  if (address === null) return null;
  return (
    <p>
      <a className="lone-link" href={address}>
        {isHead ? words.matchPage : words.liveBlog}
      </a>
    </p>
  );
}
