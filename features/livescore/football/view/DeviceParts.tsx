/** The parts of the football page that depend on the reader's device [S44]; on the server they are as for everybody. */
import { type ReactNode, useContext } from 'react';
import { ChoiceForm } from '#ui/ChoiceForm.tsx';
import { classNames } from '#ui/class-names.ts';
import type { TreeParts } from '#ui/element-tree.ts';
import { sportsBoardWords } from '../../browser/sports-board-words.ts';
import styles from './DeviceParts.module.css';
import { DeviceContext } from './device-choices.ts';
import { KickOff, ZoneNote } from './KickOff.tsx';

interface StarProps {
  /** `team-12` or `league-4`. */
  id: string;
  /** Of the team or league. */
  name: string;
}

/** Marks a favourite; its place is kept until the island is there. */
export function Star({ id, name }: StarProps) {
  const device = useContext(DeviceContext);
  if (device === null) return <span className={styles.star} />;
  const isOn = device.favourites.has(id);
  return (
    <button
      type="button"
      className={classNames(styles.star, 'screen-only')}
      aria-pressed={isOn}
      aria-label={sportsBoardWords.favourite(name)}
      onClick={() => device.toggleFavourite(id)}
    >
      {isOn ? '★' : '☆'}
    </button>
  );
}

interface FavouriteProps {
  tag: 'li' | 'div';
  /** Of the teams or leagues inside. */
  ids: readonly string[];
  className: string;
  children: ReactNode;
}

/** An item that comes first in its list if it is about a favourite. */
export function Favourite({ tag: Tag, ids, className, children }: FavouriteProps) {
  const device = useContext(DeviceContext);
  const isOwn = device !== null && ids.some((id) => device.favourites.has(id));
  return (
    <Tag className={className} data-own={isOwn || undefined}>
      {children}
    </Tag>
  );
}

/** Hides all scores; its place is kept, too. */
export function ScoreSwitch() {
  const device = useContext(DeviceContext);
  return (
    <p className={classNames(styles.switch, 'chips')}>
      {device && (
        <button type="button" aria-pressed={device.hidesScores} onClick={device.toggleScores}>
          {sportsBoardWords.hideScores}
        </button>
      )}
    </p>
  );
}

interface SpoilerProps {
  match: number;
  /** The match, if there is a button to show its score. */
  name?: string;
  /** Whether the match is named beside the button, because everything about it is hidden. */
  isTitled?: boolean;
  children: ReactNode;
}

/** A score, which is not there at all while the reader hides it. */
export function Spoiler({ match, name, isTitled = false, children }: SpoilerProps) {
  const device = useContext(DeviceContext);
  if (!device?.hidesScores || device.revealed.has(match)) return children;
  if (name === undefined) return null;
  return (
    <p className="chips">
      {isTitled && sportsBoardWords.hiddenScore(name)}
      <button
        type="button"
        aria-label={sportsBoardWords.showScore(name)}
        onClick={() => device.reveal(match)}
      >
        {sportsBoardWords.show}
      </button>
    </p>
  );
}

export const footballParts: TreeParts = {
  ChoiceForm: { render: ChoiceForm },
  Favourite: { render: Favourite },
  KickOff: { render: KickOff },
  ScoreSwitch: { render: ScoreSwitch },
  Spoiler: { render: Spoiler },
  Star: { render: Star },
  ZoneNote: { render: ZoneNote },
};
