import type { CardPlace } from '#features/content/public.view.ts';
import { StoryCardCover, StoryCardLead, StoryCardSmall } from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import type { FrontBox } from '../page-data.ts';
import { type Front, isLatestShort } from './arrange-front.ts';
import { BoxTitle } from './BoxTitle.tsx';
import { CardRow } from './CardRow.tsx';
import styles from './front.module.css';
import type { FrontPlace } from './front-place.ts';
import { frontWords } from './front-words.ts';
import { Lines } from './Lines.tsx';

/** The first zone: one story dominates, a second tier stands under it, the latest run beside both. */
export function TopZone({ front, place }: { front: Front; place: FrontPlace }) {
  const { lead, second, latest } = front;
  if (!lead && !second && !latest) return null;
  const isShort = isLatestShort(front);
  const isAlone = !latest || (!lead && !second);
  const tier = second && <SecondBox box={second} place={place} widest={isShort ? 4 : 3} />;
  return (
    <div
      className={classNames(styles.wide, styles.top, isShort && styles.topShort, isAlone && styles.topAlone)}
    >
      {(lead || second) && (
        <div className={styles.topMain}>
          {lead && <LeadBox box={lead} place={place} />}
          {!isShort && tier}
        </div>
      )}
      {isShort && tier}
      {latest && <LatestBox box={latest} place={place} />}
    </div>
  );
}

function LeadBox({ box, place }: { box: FrontBox; place: CardPlace }) {
  const [first, ...others] = box.stories;
  const isCover = box.kind === 'cover';
  const Card = isCover ? StoryCardCover : StoryCardLead;
  return (
    <section className={isCover ? styles.cover : styles.lead}>
      {first && <Card story={first} place={place} />}
      {others.length > 0 && (
        <div className={styles.leadOthers}>
          <div className={classNames(styles.divided, styles.leadList)}>
            {others.map((story) => (
              <StoryCardSmall key={story.id} story={story} place={place} picture="none" />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

/** Three or more stand in a row; fewer are given more room. */
function SecondBox({ box, place, widest }: { box: FrontBox; place: CardPlace; widest: 3 | 4 }) {
  return (
    <section className={styles.tier}>
      <BoxTitle box={box} hidden />
      <CardRow stories={box.stories} place={place} widest={widest} />
    </section>
  );
}

function LatestBox({ box, place }: { box: FrontBox; place: FrontPlace }) {
  return (
    <section className={styles.latest}>
      <BoxTitle box={box} />
      <Lines stories={box.stories} place={place} />
      {box.href !== '' && (
        <a className={styles.more} href={box.href}>
          {frontWords[place.language].allLatest}
        </a>
      )}
    </section>
  );
}
