/** The parts of the football page that depend on the reader's device [S44]: the browser fills and changes them. */
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './DeviceParts.module.css';

interface StarProps {
  /** `team-12` or `league-4`. */
  id: string;
  /** Of the team or league. */
  name: string;
}

/** The place of the button that marks a favourite. */
export function Star({ id, name }: StarProps) {
  return <span className={classNames(styles.star, 'screen-only')} data-star={id} data-name={name} />;
}

interface FavouriteProps {
  tag: 'li' | 'div';
  /** Of the teams or leagues inside. */
  ids: readonly string[];
  className: string | undefined;
  children: ReactNode;
}

/** An item that comes first in its list if it is about a favourite. */
export function Favourite({ tag: Tag, ids, className, children }: FavouriteProps) {
  return (
    <Tag className={className} data-favourite={ids.join(' ')}>
      {children}
    </Tag>
  );
}

/**
 * The place of the button that hides all scores, and of the note that kick-offs are in the device's time, where that is
 * another one than the site's.
 */
export function DeviceLine({ firstKickOff }: { firstKickOff: string | undefined }) {
  return (
    <div className={classNames(styles.line, 'buttons')}>
      <p className={classNames(styles.switch, 'chips')} data-score-switch="" />
      {firstKickOff !== undefined && <span className="fine-print" data-zone-note={firstKickOff} />}
    </div>
  );
}

interface KickOffProps {
  /** For the machine: `2024-06-15T13:00:00Z`. */
  dateTime: string;
  /** In the site's zone: `15:00`. */
  time: string;
}

/** The time of a kick-off, which the browser shows in the zone of the reader's device [FOOT-03]. */
export function KickOff({ dateTime, time }: KickOffProps) {
  return (
    <time dateTime={dateTime} data-kick-off="">
      {time}
    </time>
  );
}

interface SpoilerProps {
  tag: 'b' | 'div';
  match: number;
  className?: string | undefined;
  /** The match, if a button shows its score. */
  name?: string;
  /** Whether the match is named beside the button, because everything about it is hidden. */
  isTitled?: boolean;
  children?: ReactNode;
}

/** A score, which the browser takes out while the reader hides it. */
export function Spoiler({ tag: Tag, match, className, name, isTitled = false, children }: SpoilerProps) {
  return (
    <Tag className={className} data-score={match} data-match={name} data-titled={isTitled ? '' : undefined}>
      {children}
    </Tag>
  );
}
