import '../front/head-figures.css';
import { classNames } from '#ui/class-names.ts';
import { arrangeFront, isBox, type PlacedPart } from '../front/arrange-front.ts';
import { BreakingBox } from '../front/BreakingBox.tsx';
import { FollowingBox } from '../front/FollowingBox.tsx';
import { FrontBlockView } from '../front/FrontBlockView.tsx';
import styles from '../front/front.module.css';
import { frontWords } from '../front/front-words.ts';
import { TopZone } from '../front/TopZone.tsx';
import type { FrontPageData, Surroundings } from '../page-data.ts';

/** A site's front page: edited, not tiled. */
export function FrontPage({ surroundings, data }: { surroundings: Surroundings; data: FrontPageData }) {
  const { site, language, today, shell } = surroundings;
  const { wordmarks } = shell;
  const place = { timeZone: site.timeZone, language, today };
  const front = arrangeFront(data.boxes);
  const isEmpty = data.boxes.every((part) => !('stories' in part) || part.stories.length === 0);
  if (isEmpty) return <p className={classNames(styles.wide, styles.empty)}>{frontWords[language].empty}</p>;
  const view = ({ part, turn }: PlacedPart) =>
    isBox(part) ? (
      <FollowingBox key={part.slug} {...{ box: part, turn, place, wordmarks }} />
    ) : (
      <FrontBlockView key={part.slug} {...{ block: part, place, site }} />
    );
  return (
    <>
      {front.breaking.map((box) => (
        <BreakingBox key={box.slug} box={box} place={place} />
      ))}
      {front.above.map(view)}
      <TopZone front={front} place={place} />
      {front.rest.map(view)}
    </>
  );
}
