import type { StoryCard } from '#features/content/public.ts';
import type { CardPlace } from '#features/content/public.view.ts';
import {
  StoryCardLarge,
  StoryCardMedium,
  StoryCardOpinion,
  StoryCardSmall,
} from '#features/content/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import type { FrontBox } from '../page-data.ts';
import { Wordmark } from '../shell/Wordmark.tsx';
import { BoxTitle } from './BoxTitle.tsx';
import { CardRow } from './CardRow.tsx';
import styles from './front.module.css';
import type { FrontPlace } from './front-place.ts';
import { Lines } from './Lines.tsx';
import { MostReadBox } from './MostReadBox.tsx';
import { PodcastBox } from './PodcastBox.tsx';
import { SponsoredBox } from './SponsoredBox.tsx';

interface FollowingBoxProps {
  box: FrontBox;
  /** How many of its kind stand above it. */
  turn: number;
  place: FrontPlace;
  wordmarks: Record<string, string>;
}

/** Everything below the first zone. */
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
      return <LatestAgain box={box} place={place} />;
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

function DenseBox({ box, place }: { box: FrontBox; place: CardPlace }) {
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BoxTitle box={box} />
      <div className={classNames(styles.divided, isByTwos(box) ? styles.halves : styles.dense)}>
        {box.stories.map((story) => (
          <StoryCardSmall key={story.id} story={story} place={place} />
        ))}
      </div>
    </section>
  );
}

/** Two or four in columns of three would leave a hole. */
function isByTwos(box: FrontBox): boolean {
  return box.stories.length === 2 || box.stories.length === 4;
}

/** Opinion stands on its own ground: nobody may take it for news. */
function OpinionBox({ box, place }: { box: FrontBox; place: CardPlace }) {
  return (
    <section className={classNames(styles.band, styles.opinion)}>
      <div className={styles.wide}>
        <BoxTitle box={box} />
        <div className={classNames(styles.divided, styles.spaced, facesFor(box))}>
          {box.stories.map((story) => (
            <StoryCardOpinion key={story.id} story={story} place={place} />
          ))}
        </div>
      </div>
    </section>
  );
}

function facesFor(box: FrontBox): string | undefined {
  if (isByTwos(box)) return styles.halves;
  return box.stories.length === 3 ? styles.thirds : styles.faces;
}

function LatestAgain({ box, place }: { box: FrontBox; place: FrontPlace }) {
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BoxTitle box={box} />
      <Lines stories={box.stories} place={place} />
    </section>
  );
}

/** Three rhythms in turn: a large story left, four alike, a large story right. Small boxes stand in one row. */
function SectionBox({ box, place, turn }: { box: FrontBox; place: CardPlace; turn: number }) {
  return (
    <section className={classNames(styles.wide, styles.box)}>
      <BoxTitle box={box} />
      {box.stories.length < 4 || turn % 3 === 1 ? (
        <CardRow stories={box.stories} place={place} widest={4} />
      ) : (
        <SectionFeature stories={box.stories} place={place} isMirrored={turn % 3 === 2} />
      )}
    </section>
  );
}

interface SectionFeatureProps {
  stories: StoryCard[];
  place: CardPlace;
  isMirrored: boolean;
}

function SectionFeature({ stories, place, isMirrored }: SectionFeatureProps) {
  const [first, ...others] = stories;
  return (
    <div className={classNames(styles.feature, isMirrored && styles.mirrored)}>
      {first && <StoryCardLarge story={first} place={place} />}
      <div className={classNames(styles.divided, styles.featureRest)}>
        {others.map((story) => (
          <StoryCardSmall key={story.id} story={story} place={place} picture="wide" />
        ))}
      </div>
    </div>
  );
}

/** Another of our sites looks in, in its own colour and under its own name. */
function StripBox({
  box,
  place,
  wordmarks,
}: {
  box: FrontBox;
  place: CardPlace;
  wordmarks: Record<string, string>;
}) {
  const site = box.stories[0]?.site ?? box.slug;
  const [first, ...others] = box.stories;
  const name = <Wordmark svg={wordmarks[site]} name={box.title} className={styles.stripMark} />;
  return (
    <section className={classNames(styles.band, styles.strip)} data-site={site}>
      <div className={styles.wide}>
        <h2 className={styles.stripTitle}>{box.href === '' ? name : <a href={box.href}>{name}</a>}</h2>
        <div className={classNames(styles.divided, box.stories.length < 4 ? styles.thirds : styles.stripRow)}>
          {first && <StoryCardLarge story={first} place={place} inRow />}
          {others.map((story) => (
            <StoryCardMedium key={story.id} story={story} place={place} />
          ))}
        </div>
      </div>
    </section>
  );
}
