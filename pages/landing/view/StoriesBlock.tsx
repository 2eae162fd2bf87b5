import type { ReactNode } from 'react';
import { podcastTitleLimit } from '#features/audio/public.ts';
import { PlayableCard } from '#features/audio/public.view.ts';
import {
  type CardContext,
  StoryCardFeature,
  StoryCardLarge,
  StoryCardMedium,
  StoryCardOpinion,
  StoryCardRow,
  StoryCardSmall,
} from '#features/content/public.view.ts';
import { BlockTitle } from '#ui/BlockTitle.tsx';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { classNames } from '#ui/class-names.ts';
import divided from '../../front/view/divided.module.css';
import type { LandingStories } from '../landing-data.ts';
import { Leader } from './Leader.tsx';
import styles from './landing.module.css';
import { landingWords } from './landing-words.ts';

interface StoriesBlockProps {
  block: LandingStories;
  place: CardContext;
  /** Placed beside another block: its content must not use the page's full width. */
  inPair?: boolean;
}

/** A group of stories in the layout that the edition configures. */
export function StoriesBlock({ block, place: page, inPair = false }: StoriesBlockProps) {
  const limit = block.look === 'audio' ? { titleLimit: podcastTitleLimit } : {};
  const place = { ...page, ...limit, boxTitle: block.title };
  if (block.look === 'leader') return <Leader stories={block.stories} place={place} />;
  const title = <BlockTitle title={block.title} href={block.href} inRow={block.look === 'carousel'} />;
  return (
    <section
      className={classNames(styles.band, block.look === 'sponsored' && styles.sponsoredBand)}
      data-block=""
      data-tales={block.look === 'tales' ? '' : undefined}
    >
      <div className={inPair ? undefined : styles.wide}>
        {block.look === 'carousel' ? (
          <StoryCarousel block={block} place={place} title={title} />
        ) : (
          <>
            {title}
            <Stories block={block} place={place} inPair={inPair} />
          </>
        )}
      </div>
    </section>
  );
}

function Stories({ block: { look, stories, episodes }, place, inPair }: Required<StoriesBlockProps>) {
  switch (look) {
    case 'grid':
      return <Grid stories={stories} place={place} />;
    case 'tales':
      return <Tales stories={stories} place={place} />;
    case 'numbered':
      return (
        <ol className={styles.numbered}>
          {stories.map((story) => (
            <li key={story.id}>
              <StoryCardSmall story={story} place={place} picture="none" />
            </li>
          ))}
        </ol>
      );
    default:
      return (
        <div
          className={classNames(
            divided.divided,
            styles.stories,
            styles[look],
            look === 'audio' && !inPair && styles.columns,
          )}
        >
          {stories.map((story) => {
            const Card = look === 'half' && !inPair ? StoryCardFeature : cards[look];
            return (
              <PlayableCard key={story.id} episode={episodes?.[story.id]}>
                <Card story={story} place={place} />
              </PlayableCard>
            );
          })}
        </div>
      );
  }
}

const cards = {
  row: StoryCardMedium,
  list: StoryCardRow,
  audio: WideCard,
  half: StoryCardLarge,
  duo: StoryCardLarge,
  sponsored: StoryCardRow,
  more: BareCard,
  leader: StoryCardLarge,
  carousel: StoryCardMedium,
};

type StoriesProps = Pick<LandingStories, 'stories'> & { place: CardContext };

function WideCard(props: Parameters<typeof StoryCardSmall>[0]) {
  return <StoryCardSmall {...props} picture="wide" />;
}

function BareCard(props: Parameters<typeof StoryCardSmall>[0]) {
  return <StoryCardSmall {...props} picture="none" />;
}

/** One large story and the others beside it; with more than four, their pictures are small squares. */
function Grid({ stories: [first, ...others], place }: StoriesProps) {
  return (
    <div className={classNames(divided.divided, styles.stories, styles.grid)}>
      {first && <StoryCardLarge story={first} place={place} />}
      {others.length > 0 && (
        <div className={classNames(divided.divided, styles.gridRest)}>
          {others.map((story) => (
            <StoryCardSmall
              key={story.id}
              story={story}
              place={place}
              picture={others.length > 4 ? 'square' : 'wide'}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Literature: the author is named first, and no picture precedes the text. */
function Tales({ stories: [first, ...others], place }: StoriesProps) {
  return (
    <div className={styles.tales}>
      {first && (
        <div data-tale="">
          <StoryCardLarge story={first} place={place} />
        </div>
      )}
      {others.length > 0 && (
        <div className={styles.taleRest}>
          {others.map((story) => (
            <StoryCardOpinion key={story.id} story={story} place={place} />
          ))}
        </div>
      )}
    </div>
  );
}

function StoryCarousel({
  block,
  place,
  title,
}: {
  block: LandingStories;
  place: CardContext;
  title: ReactNode;
}) {
  return (
    <Carousel
      title={title}
      words={landingWords[place.language]}
      className={styles.carousel}
      items={block.stories.map((story) => ({
        key: story.id,
        item: <StoryCardLarge story={story} place={place} inRow />,
      }))}
    />
  );
}
