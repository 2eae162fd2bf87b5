import type { MatchEvent } from '../../match/match-event.ts';
import styles from './EventIcon.module.css';

/** A sign of an event, in shape and colour; its words are beside it. */
export function EventIcon({ event }: { event: MatchEvent }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      data-kind={kindOf(event)}
    >
      <Sign event={event} />
    </svg>
  );
}

function kindOf(event: MatchEvent): string {
  if (event.kind === 'card') return event.colour;
  if (event.kind === 'goal') return event.how === 'own' ? 'own-goal' : 'goal';
  return event.kind;
}

/** Drawn on 16 × 16 units, also on the timeline. */
export function Sign({ event }: { event: MatchEvent }) {
  switch (event.kind) {
    case 'goal':
      return <Ball isHollow={event.how === 'own'} />;
    case 'shoot-out-kick':
      return event.isScored ? <Ball isHollow={false} /> : <Cross />;
    case 'missed-penalty':
      return <Cross />;
    case 'card':
      return <Card colour={event.colour} />;
    case 'substitution':
      return (
        <>
          <path className={styles.good} d="M5 13V4M2 7l3-3 3 3" />
          <path className={styles.bad} d="M11 3v9M8 9l3 3 3-3" />
        </>
      );
    case 'review':
      return <path className={styles.line} d="M2 3h12v8H2zM6 14h4" />;
    case 'unknown':
      return <circle className={styles.line} cx="8" cy="8" r="2" />;
  }
}

function Ball({ isHollow }: { isHollow: boolean }) {
  return (
    <>
      <circle className={isHollow ? styles.bad : styles.ball} cx="8" cy="8" r="6" />
      <path className={isHollow ? styles.ownPatch : styles.patch} d="M8 4.8l3 2.2-1.1 3.5H6.1L5 7z" />
    </>
  );
}

function Cross() {
  return (
    <>
      <circle className={styles.line} cx="8" cy="8" r="6" />
      <path className={styles.bad} d="M5.5 5.5l5 5m0-5l-5 5" />
    </>
  );
}

function Card({ colour }: { colour: 'yellow' | 'second-yellow' | 'red' }) {
  return (
    <>
      {colour === 'second-yellow' && <path className={styles.yellow} d="M2.5 1.5h7v10h-7z" />}
      <path className={colour === 'yellow' ? styles.yellow : styles.red} d={cardShape[colour]} />
    </>
  );
}

const cardShape = { yellow: 'M4 2h8v12H4z', red: 'M4 2h8v12H4z', 'second-yellow': 'M6 4h7v10.5H6z' };
