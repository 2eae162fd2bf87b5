import { Fragment, type ReactNode } from 'react';
import { SlotPart } from '#features/ads/public.view.ts';
import { PlayableCard } from '#features/audio/public.view.ts';
import type { StoryCard } from '#features/content/public.ts';
import { type CardContext, StoryCardFeature, StoryCardRow } from '#features/content/public.view.ts';
import { dayKey, longDate } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import type { ListPageData } from '../section-data.ts';
import { SponsoredLine } from './SponsoredLine.tsx';
import styles from './Stories.module.css';
import { sectionWords } from './section-words.ts';

/** Number of stories before the mobile advertisement slot [LIST-11]. */
const storiesBeforeAdSlot = 3;

/** The list, newest first; grouped by day if `showsDays` is set. */
export function Stories({ data, place }: { data: ListPageData; place: CardContext }) {
  if (data.totalItems === 0) return <p>{sectionWords[data.language].none}</p>;
  const days = data.showsDays
    ? byDay(data.articles, place.timeZone)
    : [{ at: null, first: 0, articles: data.articles }];
  return days.map((day) => (
    <section key={day.first} className={classNames(ruled.rows, styles.day)}>
      <h2 className={day.at === null ? 'visually-hidden' : ruled.title}>
        {day.at === null ? sectionWords[data.language].list : longDate(day.at, place)}
      </h2>
      {day.articles.map((story, index) => (
        <Fragment key={story.id}>
          <Story data={data} story={story} place={place} at={day.first + index} />
          <AdsAfterStory data={data} count={day.first + index + 1} />
        </Fragment>
      ))}
    </section>
  ));
}

interface StoryProps {
  data: ListPageData;
  story: StoryCard;
  place: CardContext;
  /** Index in the list. */
  at: number;
}

function Story({ data, story, place, at }: StoryProps): ReactNode {
  const Card = data.highlightedAt === at ? StoryCardFeature : StoryCardRow;
  // Below a highlights block the list's first picture is off the first screen.
  const eager = at === 0 && data.highlights.length === 0;
  return (
    <PlayableCard episode={data.episodes?.[story.id]}>
      <Card story={story} place={place} time={data.showsDays ? 'clock' : 'date'} eager={eager} />
    </PlayableCard>
  );
}

/** The advertisement slot or sponsored line that follows the `count`th story. */
function AdsAfterStory({ data, count }: { data: ListPageData; count: number }): ReactNode {
  const { ads, sponsored, language } = data;
  return (
    <>
      {count === storiesBeforeAdSlot && <SlotPart ads={ads} place="list-mobile" language={language} />}
      {sponsored?.at === count && <SponsoredLine line={sponsored.line} language={language} />}
    </>
  );
}

interface Day {
  /** A time on that day, Unix seconds; null if the list is not grouped. */
  at: number | null;
  /** Index of its first story in the list. */
  first: number;
  articles: StoryCard[];
}

/** Groups consecutive stories of the same day; the order of the list never changes. */
function byDay(articles: StoryCard[], timeZone: string): Day[] {
  const days: (Day & { key: string })[] = [];
  for (const [index, story] of articles.entries()) {
    const key = dayKey(story.pubDate, timeZone);
    const last = days.at(-1);
    if (last?.key === key) last.articles.push(story);
    else days.push({ key, at: story.pubDate, first: index, articles: [story] });
  }
  return days;
}
