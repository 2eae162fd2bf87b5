import {
  type CardContext,
  StoryCardCover,
  StoryCardLead,
  StoryCardSmall,
} from '#features/content/public.view.ts';
import { BlockTitle } from '#ui/BlockTitle.tsx';
import { classNames } from '#ui/class-names.ts';
import type { FrontBox } from '../front-data.ts';
import { type FrontLayout, isLatestShort } from './arrange-front.ts';
import { CardRow } from './CardRow.tsx';
import divided from './divided.module.css';
import styles from './front.module.css';
import type { FrontContext } from './front-context.ts';
import { frontWords } from './front-words.ts';
import { Lines } from './Lines.tsx';

/** The top zone: the lead story, a second tier below it, and the latest stories beside both. */
export function TopZone({ front, place }: { front: FrontLayout; place: FrontContext }) {
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

function LeadBox({ box, place }: { box: FrontBox; place: CardContext }) {
  const [first, ...others] = box.stories;
  const isCover = box.kind === 'cover';
  const Card = isCover ? StoryCardCover : StoryCardLead;
  return (
    <section className={isCover ? styles.cover : styles.lead}>
      {first && <Card story={first} place={place} />}
      {others.length > 0 && (
        <div className={styles.leadOthers}>
          <div className={classNames(divided.divided, styles.cards, styles.leadList)}>
            {others.map((story) => (
              <StoryCardSmall key={story.id} story={story} place={place} picture="none" />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

/** Three or more stories are in a row; fewer are larger. */
function SecondBox({ box, place, widest }: { box: FrontBox; place: CardContext; widest: 3 | 4 }) {
  return (
    <section className={styles.tier}>
      <BlockTitle title={box.title} href={box.href} hidden />
      <CardRow stories={box.stories} place={place} widest={widest} />
    </section>
  );
}

function LatestBox({ box, place }: { box: FrontBox; place: FrontContext }) {
  return (
    <section className={styles.latest}>
      <BlockTitle title={box.title} href={box.href} />
      <Lines stories={box.stories} place={place} />
      {box.href !== '' && (
        <a className="lone-link" href={box.href}>
          {frontWords[place.language].allLatest}
        </a>
      )}
    </section>
  );
}
