import type { StoryCard } from '#features/content/public.ts';
import {
  type CardContext,
  StoryCardLarge,
  StoryCardMedium,
  StoryCardOpinion,
  StoryCardSmall,
} from '#features/content/public.view.ts';
import { Wordmark } from '#features/sites/public.view.ts';
import { BlockTitle } from '#ui/BlockTitle.tsx';
import { classNames } from '#ui/class-names.ts';
import type { FrontBox } from '../../front-data.ts';
import { CardRow } from '../CardRow.tsx';
import divided from '../divided.module.css';
import styles from '../front.module.css';
import type { FrontContext } from '../front-context.ts';
import { Lines } from '../Lines.tsx';
import { MostReadBox } from './MostReadBox.tsx';
import { PodcastBox } from './PodcastBox.tsx';
import { SponsoredBox } from './SponsoredBox.tsx';

interface FollowingBoxProps {
  box: FrontBox;
  /** Number of boxes of its kind above it. */
  turn: number;
  place: FrontContext;
  wordmarks: Readonly<Record<string, string>>;
}

/** A box below the top zone. */
export function FollowingBox({ box, turn, place: page, wordmarks }: FollowingBoxProps) {
  const place = { ...page, boxTitle: box.title };
  switch (box.kind) {
    case 'opinion':
      return <OpinionBox box={box} place={place} />;
    case 'strip':
      return <StripBox box={box} place={place} wordmarks={wordmarks} />;
    case 'sponsored':
      return <SponsoredBox box={box} place={place} />;
    case 'dense':
    case 'second':
    case 'breaking':
      return <DenseBox box={box} place={place} />;
    case 'latest':
      return <LatestBox box={box} place={place} />;
    case 'mostRead':
      return <MostReadBox box={box} place={place} />;
    case 'podcast':
      return <PodcastBox box={box} place={place} />;
    case 'lead':
    case 'cover':
    case 'section':
      return <SectionBox box={box} place={place} turn={turn} />;
  }
}

function DenseBox({ box, place }: { box: FrontBox; place: CardContext }) {
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BlockTitle title={box.title} href={box.href} />
      <div
        className={classNames(
          divided.divided,
          styles.cards,
          fitsTwoColumns(box) ? styles.halves : styles.dense,
        )}
      >
        {box.stories.map((story) => (
          <StoryCardSmall key={story.id} story={story} place={place} />
        ))}
      </div>
    </section>
  );
}

/** Two or four stories in three columns would leave a gap. */
function fitsTwoColumns(box: FrontBox): boolean {
  return box.stories.length === 2 || box.stories.length === 4;
}

/** Opinion has a background of its own, so that it is not mistaken for news. */
function OpinionBox({ box, place }: { box: FrontBox; place: CardContext }) {
  return (
    <section className={styles.band}>
      <div className={styles.wide}>
        <BlockTitle title={box.title} href={box.href} />
        <div className={classNames(divided.divided, styles.cards, styles.spaced, opinionColumns(box))}>
          {box.stories.map((story) => (
            <StoryCardOpinion key={story.id} story={story} place={place} />
          ))}
        </div>
      </div>
    </section>
  );
}

function opinionColumns(box: FrontBox): string | undefined {
  if (fitsTwoColumns(box)) return styles.halves;
  return box.stories.length === 3 ? styles.thirds : styles.dense;
}

function LatestBox({ box, place }: { box: FrontBox; place: FrontContext }) {
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BlockTitle title={box.title} href={box.href} />
      <Lines stories={box.stories} place={place} />
    </section>
  );
}

/** Three layouts in turn: large story left, four equal ones, large story right. Fewer than four are in one row. */
function SectionBox({ box, place, turn }: { box: FrontBox; place: CardContext; turn: number }) {
  const isRow = box.stories.length < 4 || turn % 3 === 1;
  const isSectionOfFour = !isRow && box.stories.length === 4;
  return (
    <section className={classNames(styles.wide, styles.box, isSectionOfFour && styles.sectionOfFour)}>
      <BlockTitle title={box.title} href={box.href} />
      {isRow ? (
        <CardRow stories={box.stories} place={place} widest={4} />
      ) : (
        <SectionFeature stories={box.stories} place={place} isMirrored={turn % 3 === 2} />
      )}
    </section>
  );
}

interface SectionFeatureProps {
  stories: StoryCard[];
  place: CardContext;
  isMirrored: boolean;
}

function SectionFeature({ stories, place, isMirrored }: SectionFeatureProps) {
  const [first, ...others] = stories;
  return (
    <div className={classNames(styles.feature, isMirrored && styles.mirrored)}>
      {first && <StoryCardLarge story={first} place={place} />}
      <div className={classNames(divided.divided, styles.cards, styles.featureRest)}>
        {others.map((story) => (
          <StoryCardSmall key={story.id} story={story} place={place} picture="wide" />
        ))}
      </div>
    </div>
  );
}

/** Stories of another site of the edition, in its own colour and with its own wordmark. */
function StripBox({
  box,
  place,
  wordmarks,
}: {
  box: FrontBox;
  place: CardContext;
  wordmarks: Readonly<Record<string, string>>;
}) {
  const site = box.stories[0]?.site ?? box.slug;
  const [first, ...others] = box.stories;
  const name = <Wordmark svg={wordmarks[site]} name={box.title} className={styles.stripMark} />;
  const isOfFour = box.stories.length === 4;
  return (
    <section
      className={classNames(styles.band, styles.strip, isOfFour && styles.stripOfFour)}
      data-site={site}
    >
      <div className={styles.wide}>
        <h2 className={styles.stripTitle}>{box.href === '' ? name : <a href={box.href}>{name}</a>}</h2>
        <div
          className={classNames(
            divided.divided,
            styles.cards,
            box.stories.length < 4 ? styles.thirds : styles.stripRow,
          )}
        >
          {first && <StoryCardLarge story={first} place={place} inRow />}
          {others.map((story) => (
            <StoryCardMedium key={story.id} story={story} place={place} />
          ))}
        </div>
      </div>
    </section>
  );
}
