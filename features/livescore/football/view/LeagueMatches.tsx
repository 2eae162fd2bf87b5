import { classNames } from '#ui/class-names.ts';
import { type ListLanguage, listWords } from '../../view/livescore-words.ts';
import { OwnPicture } from '../../view/OwnPicture.tsx';
import results from '../../view/results.module.css';
import type { DayGroup, DayMatch } from '../football-data.ts';
import { Favourite, KickOff, Spoiler, Star } from './DeviceParts.tsx';
import styles from './LeagueMatches.module.css';

/** The matches of a league; the reader's own teams come first. */
export function LeagueMatches({ group, language = 'hu' }: { group: DayGroup; language?: ListLanguage }) {
  const id = `league-${group.league}`;
  return (
    <Favourite tag="div" ids={[id]} className={styles.group}>
      <h3 className={classNames(results.group, results.name, styles.league)}>
        <OwnPicture src={group.logo} width={20} />
        {group.title}
        <Star id={id} name={group.title} />
      </h3>
      <MatchList matches={group.matches} language={language} />
    </Favourite>
  );
}

/** Matches one below the other, each a link to its page. */
export function MatchList({
  matches,
  language = 'hu',
}: {
  matches: readonly DayMatch[];
  language?: ListLanguage;
}) {
  return (
    <ul className={styles.matches}>
      {matches.map((match) => (
        <Favourite
          key={match.id}
          tag="li"
          ids={[`team-${match.home.id}`, `team-${match.away.id}`]}
          className={styles.match}
        >
          <Match match={match} language={language} />
        </Favourite>
      ))}
    </ul>
  );
}

function Match({ match, language }: { match: DayMatch; language: ListLanguage }) {
  const { home, away, id, score, shootOut } = match;
  return (
    <>
      <a className={styles.link} href={match.href}>
        <Moment match={match} language={language} />
        <span className={styles.teams}>
          <Side match={id} team={home} score={score?.[0]} kick={shootOut?.[0]} />
          <Side match={id} team={away} score={score?.[1]} kick={shootOut?.[1]} />
        </span>
      </a>
      {score && <Spoiler tag="div" match={id} name={`${home.name}–${away.name}`} />}
    </>
  );
}

function Moment({
  match: { isLive, status, dateTime },
  language,
}: {
  match: DayMatch;
  language: ListLanguage;
}) {
  return (
    <span className={classNames(isLive ? results.live : results.minor, styles.moment)}>
      {isLive && <span className="visually-hidden">{listWords[language].liveNow}, </span>}
      {dateTime === null ? status : <KickOff dateTime={dateTime} time={status} />}
    </span>
  );
}

interface SideProps {
  match: number;
  team: DayMatch['home'];
  score: number | undefined;
  /** Goals of the shoot-out, apart from the score. */
  kick: number | undefined;
}

function Side({ match, team, score, kick }: SideProps) {
  return (
    <span className={styles.side}>
      <OwnPicture src={team.logo} width={20} />
      <span className="link-words">{team.name}</span>
      <Spoiler tag="b" className={styles.score} match={match}>
        {score}
        {kick !== undefined && <small className={results.minor}> ({kick})</small>}
      </Spoiler>
    </span>
  );
}
