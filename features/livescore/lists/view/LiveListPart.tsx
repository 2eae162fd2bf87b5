import { classNames } from '#ui/class-names.ts';
import { HiddenResults } from '#ui/HiddenResults.tsx';
import { MatchList } from '../../football/view/LeagueMatches.tsx';
import { PlayersTable } from '../../football/view/PlayersTable.tsx';
import { StandingsTables } from '../../football/view/StandingsTables.tsx';
import { SessionView } from '../../formula1/view/SessionView.tsx';
import { LivescoreNotes } from '../../view/LivescoreNotes.tsx';
import { listWords } from '../../view/livescore-words.ts';
import { NoData } from '../../view/NoData.tsx';
import results from '../../view/results.module.css';
import { listFinding } from '../list-finding.ts';
import type { LiveList } from '../live-list.ts';
import { DayMatchList } from './DayMatchList.tsx';
import styles from './LiveListPart.module.css';
import { WeekendList } from './WeekendList.tsx';
import { isEmptyWeekend, WeekendSummary } from './WeekendSummary.tsx';

interface LiveListPartProps {
  list: LiveList;
  /** Of the component; '' for the name of the competition. */
  title: string;
  /** Whether the page's heading says the same as the title. */
  isTitled?: boolean;
  /** At the head of a section or a story: only the first rows, in a small heading. */
  isCompact?: boolean;
}

/** Live scores on another page, with a link to the page that has everything [SUPP-12] [ART-14]. */
export function LiveListPart({ list, title, isTitled = false, isCompact = false }: LiveListPartProps) {
  const { content, more, oldSince, source, timeZone, language } = list;
  const words = listWords[language];
  const [name = '', moreText] = words.lists[content.kind];
  const heading = title || list.title || name;
  const finding = isCompact ? null : listFinding(content, language);
  const titleStyle = finding === null ? results.title : 'label';
  const nothing = isCompact ? nothingIn(list) : null;
  if (nothing !== null) return <Nothing title={heading} list={list} text={nothing} />;
  return (
    <section
      className={classNames(results.part, isCompact ? styles.compact : styles.list)}
      data-live-list={content.kind}
    >
      <h2 className={isTitled ? 'visually-hidden' : isCompact ? results.heading : titleStyle}>{heading}</h2>
      <HiddenResults note={words.hiddenResults(heading)} show={words.showResults}>
        {finding !== null && <p className={results.title}>{finding}</p>}
        <Content list={list} isCompact={isCompact} />
      </HiddenResults>
      <a className="lone-link" href={more}>
        {moreText}
      </a>
      <LivescoreNotes oldSince={oldSince} source={source} timeZone={timeZone} language={language} />
    </section>
  );
}

/** The text that replaces an empty box; null for a box with content. */
function nothingIn({ content, language }: LiveList): string | null {
  const words = listWords[language];
  if (content.kind === 'day') return content.groups?.length === 0 ? words.noMatches : null;
  return content.kind === 'weekend' && isEmptyWeekend(content) ? words.noData : null;
}

interface NothingProps {
  title: string | undefined;
  list: LiveList;
  text: string;
}

/** A day without matches and a Grand Prix without data take one line of another page, not a box. */
function Nothing({ title, list: { more, language, content }, text }: NothingProps) {
  return (
    <section className={classNames('facts', styles.nothing)} data-live-list={content.kind}>
      <h2 className={styles.day}>{title}</h2>
      <span>{text}</span>
      {content.kind === 'day' &&
        content.nearest.map((nearest) => (
          <a key={nearest.href} className="lone-link" href={nearest.href}>
            {nearest.text}
          </a>
        ))}
      <a className="lone-link" href={more}>
        {listWords[language].lists[content.kind][1]}
      </a>
    </section>
  );
}

/** Rows of a result at the head of another page. */
const compactRows = 5;

function Content({ list, isCompact }: Pick<Required<LiveListPartProps>, 'list' | 'isCompact'>) {
  const { content, timeZone, title, language } = list;
  const { noData } = listWords[language];
  switch (content.kind) {
    case 'day':
      return <DayMatchList day={content} title={title} isCompact={isCompact} language={language} />;
    case 'timetable':
      if (content.stages.length === 0) return <NoData>{noData}</NoData>;
      return (
        <div className={styles.stages}>
          {content.stages.map((stage) => (
            <div key={stage.title}>
              <h3 className={results.group}>{stage.title}</h3>
              <MatchList matches={stage.matches} language={language} />
            </div>
          ))}
        </div>
      );
    case 'tables':
      if (content.groups.every(({ rows }) => rows.length === 0)) return <NoData>{noData}</NoData>;
      return (
        <StandingsTables title={title} isCompact={isCompact} language={language} groups={content.groups} />
      );
    case 'players':
      if (content.players.length === 0) return <NoData>{noData}</NoData>;
      return <PlayersTable title={title} language={language} players={content.players} tab={content.tab} />;
    case 'weekend':
      // Its programme and standings are in Hungarian only.
      return (
        <div className={results.part} lang={language === 'hu' ? undefined : 'hu'}>
          {isCompact ? (
            <WeekendSummary content={content} timeZone={timeZone} />
          ) : (
            <WeekendList content={content} timeZone={timeZone} />
          )}
        </div>
      );
    case 'race': {
      const { session, season } = content;
      if (session === null) return <NoData>{noData}</NoData>;
      const shown = isCompact ? { ...session, rows: session.rows.slice(0, compactRows) } : session;
      return <SessionView season={season} timeZone={timeZone} language={language} session={shown} />;
    }
  }
}
