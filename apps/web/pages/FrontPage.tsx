import { classNames } from '#ui/class-names.ts';
import { arrangeFront } from '../front/arrange-front.ts';
import { BreakingBox } from '../front/BreakingBox.tsx';
import { FollowingBox } from '../front/FollowingBox.tsx';
import styles from '../front/front.module.css';
import { TopZone } from '../front/TopZone.tsx';
import type { FrontPageData, Surroundings } from '../page-data.ts';

/** A site's front page: edited, not tiled. */
export function FrontPage({ surroundings, data }: { surroundings: Surroundings; data: FrontPageData }) {
  const place = { timeZone: surroundings.site.timeZone, language: surroundings.language };
  const front = arrangeFront(data.boxes);
  const isEmpty = data.boxes.every((box) => box.stories.length === 0);
  if (isEmpty) {
    return <p className={classNames(styles.wide, styles.empty)}>Nincs még megjelent cikk ezen a lapon.</p>;
  }
  return (
    <>
      {front.breaking.map((box) => (
        <BreakingBox key={box.slug} box={box} place={place} />
      ))}
      <TopZone front={front} place={place} />
      {front.rest.map((placed) => (
        <FollowingBox
          key={placed.box.slug}
          placed={placed}
          place={place}
          wordmarks={surroundings.wordmarks}
        />
      ))}
    </>
  );
}
