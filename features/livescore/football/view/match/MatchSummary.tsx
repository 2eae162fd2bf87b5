import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import results from '../../../view/results.module.css';
import { isLive } from '../../fixture-state.ts';
import type { MatchData } from '../../match/match-data.ts';
import { type ShownEvent, type SideName, shootOutKicks, shownEvents } from '../../match/match-events.ts';
import {
  awayName,
  eventKind,
  eventPeople,
  homeName,
  type Language,
  minuteText,
} from '../../match/match-text.ts';
import { matchWords } from '../../match/match-words.ts';
import type { MatchPartProps } from '../match-place.ts';
import { EventIcon } from './EventIcon.tsx';
import { MatchSection } from './MatchSection.tsx';
import styles from './MatchSummary.module.css';

/**
 * The events by side, and the kicks of a shoot-out apart from them. While a match is played the newest is the first, in
 * a box of fixed height, so that an event moves nothing.
 */
export function MatchSummary({ match, place }: MatchPartProps<MatchData>) {
  const { language } = place;
  const words = matchWords[language];
  const live = isLive(match.state);
  const events = shownEvents(match);
  const kicks = shootOutKicks(match);
  const isEmpty = events.length + kicks.length === 0 && !live;
  const [timed, untimed] = [true, false].map((isTimed) =>
    events.filter(({ event }) => (event.at.elapsed !== null) === isTimed),
  );
  return (
    <MatchSection match={match} name="summary" language={language} isEmpty={isEmpty}>
      {live ? (
        <LiveEvents title={words.latest} nothing={events.length === 0 ? words.nothing : null}>
          <Events match={match} events={events.toReversed()} language={language} />
        </LiveEvents>
      ) : (
        <Events match={match} events={timed ?? []} language={language} />
      )}
      {kicks.length > 0 && (
        <>
          <h4>{words.sections.shootOut}</h4>
          <Events match={match} events={kicks} language={language} />
        </>
      )}
      {!live && untimed !== undefined && untimed.length > 0 && (
        <>
          <h4>{words.withoutMinute}</h4>
          <Events match={match} events={untimed} language={language} />
        </>
      )}
    </MatchSection>
  );
}

interface LiveEventsProps {
  title: string;
  nothing: string | null;
  children: ReactNode;
}

function LiveEvents({ title, nothing, children }: LiveEventsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard
    <section className={styles.live} aria-label={title} tabIndex={0} data-match-part="events">
      {nothing === null ? children : <p>{nothing}</p>}
    </section>
  );
}

interface EventsProps {
  match: MatchData;
  events: readonly ShownEvent[];
  language: Language;
}

function Events({ match, events, language }: EventsProps) {
  return (
    <ol className={styles.events}>
      {events.map((shown, at) => (
        // With the place as key a new event changes texts and moves no element: no layout shift.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={at} className={styles.event} data-side={shown.side ?? 'none'} data-kind={shown.event.kind}>
          <EventLine shown={shown} match={match} language={language} />
        </li>
      ))}
    </ol>
  );
}

function EventLine({
  shown: { event, side, score },
  match,
  language,
}: { shown: ShownEvent } & Omit<EventsProps, 'events'>) {
  const words = matchWords[language];
  const minute = event.kind === 'shoot-out-kick' ? '' : minuteText(event.at);
  const notes = notesOf(event, language);
  return (
    <>
      <span className={classNames(results.minor, styles.minute)}>
        {minute !== '' && (
          <>
            {minute}
            <span aria-hidden="true">’</span>
            <span className="visually-hidden">. {words.minuteUnit}</span>
          </>
        )}
      </span>
      <span className={styles.what}>
        <EventIcon event={event} />
        <span className={event.kind === 'unknown' ? undefined : 'visually-hidden'}>
          {eventKind(event, words)}{' '}
        </span>
        <span className="visually-hidden">{sideText(match, side, language)}</span>
        <span className={styles.who}>
          {eventPeople(event, words)}
          {score && <b className="tied"> {words.score(score.home, score.away)}</b>}
          {notes !== '' && <small className={results.minor}> {notes}</small>}
        </span>
      </span>
    </>
  );
}

function notesOf(event: ShownEvent['event'], language: Language): string {
  const words = matchWords[language];
  switch (event.kind) {
    case 'goal':
      return event.assist === null ? '' : words.assist(event.assist);
    case 'missed-penalty':
      return words.missedPenalty;
    case 'review':
      return words.review;
    default:
      return '';
  }
}

function sideText(match: MatchData, side: SideName | null, language: Language): string {
  if (side === null) return '';
  return `${side === 'home' ? homeName(match, language) : awayName(match, language)}: `;
}
