import chart from '#ui/chart/chart.module.css';
import { classNames } from '#ui/class-names.ts';
import { hasScore } from '../../fixture-state.ts';
import type { MatchData } from '../../match/match-data.ts';
import {
  awayName,
  eventKind,
  eventPeople,
  homeName,
  type Language,
  minuteText,
} from '../../match/match-text.ts';
import { laneCount, type TimelineMark, timelineOf } from '../../match/match-timeline.ts';
import { matchWords } from '../../match/match-words.ts';
import type { MatchPartProps } from '../match-place.ts';
import { Sign } from './EventIcon.tsx';
import styles from './MatchTimeline.module.css';

/** In pixels. */
const [icon, laneHeight, labelHeight, gap] = [16, 17, 16, 6];
/** Above the line: the home team's name, then its lanes; below it the guests' lanes, their name, and the minutes. */
const lanesHeight = laneCount * laneHeight;
const middle = labelHeight + lanesHeight + gap;
const nameOfGuests = middle + gap + lanesHeight + labelHeight - 4;
const minutes = nameOfGuests + labelHeight;
const height = minutes + 2;

/** The events on a line of minutes [FOOT-12]; its description is the same in words. */
export function MatchTimeline({ match, place }: MatchPartProps<MatchData>) {
  if (!hasScore(match.state)) return null;
  const { language } = place;
  const { width, ticks, now, marks } = timelineOf(match);
  const x = (minute: number) => `${Math.round((minute / width) * 10_000) / 100}%`;
  return (
    <figure className={styles.figure} data-match-part="timeline">
      <svg
        className={chart.chart}
        height={height}
        role="img"
        aria-label={descriptionOf(match, marks, language)}
      >
        <line className={styles.line} x1="0" x2="100%" y1={middle} y2={middle} />
        <text className={styles.team} x="0" y="11">
          {homeName(match, language)}
        </text>
        <text className={styles.team} x="0" y={nameOfGuests}>
          {awayName(match, language)}
        </text>
        {now !== null && (
          <line
            className={classNames(styles.line, styles.played)}
            x1="0"
            x2={x(now)}
            y1={middle}
            y2={middle}
          />
        )}
        {ticks.map((minute) => (
          <g key={minute} className={styles.tick} data-main={minute % 45 === 0 ? '' : undefined}>
            <line x1={x(minute)} x2={x(minute)} y1={middle - 5} y2={middle + 5} />
            <text
              className={chart.step}
              x={x(minute)}
              y={minutes}
              data-edge={minute === 0 ? 'start' : undefined}
            >
              {minute}
            </text>
          </g>
        ))}
        {marks.map(({ shown, at, lane }, key) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no ids, and their order is theirs
            key={key}
            x={x(at)}
            y={
              shown.side === 'away'
                ? middle + gap + lane * laneHeight
                : middle - gap - icon - lane * laneHeight
            }
            width={icon}
            height={icon}
            overflow="visible"
            aria-hidden="true"
          >
            <g transform={`translate(${-icon / 2} 0)`}>
              <Sign event={shown.event} />
            </g>
          </svg>
        ))}
      </svg>
    </figure>
  );
}

function descriptionOf(match: MatchData, marks: readonly TimelineMark[], language: Language): string {
  const words = matchWords[language];
  const texts = marks.map(({ shown: { event, side } }) => {
    const team =
      side === null ? [] : [side === 'home' ? homeName(match, language) : awayName(match, language)];
    const minute = minuteText(event.at);
    const when = minute === '' || event.kind === 'shoot-out-kick' ? [] : [words.minute(minute)];
    return [...when, eventKind(event, words), ...team, eventPeople(event, words)]
      .filter((part) => part !== '')
      .join(', ');
  });
  return `${words.sections.timeline}: ${texts.length === 0 ? words.nothing : texts.join('; ')}`;
}
