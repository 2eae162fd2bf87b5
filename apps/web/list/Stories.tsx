import { Fragment, type ReactNode } from 'react';
import type { StoryCard } from '#features/content/public.ts';
import { type CardPlace, StoryCardFeature, StoryCardRow } from '#features/content/public.view.ts';
import { dayKey, longDate } from '#platform/time/hungarian-date.ts';
import { Heard } from '../audio/Heard.tsx';
import type { ListPageData } from '../page-data.ts';
import { listWords } from './list-words.ts';
import { SponsoredLine } from './SponsoredLine.tsx';
import styles from './Stories.module.css';

/** How many stories come before the slot for an advertisement on a phone [LIST-11]. */
const beforeSlot = 3;

/** The list itself, newest first; parted by days where it is a chronicle. */
export function Stories({ data, place }: { data: ListPageData; place: CardPlace }) {
  const days = data.showsDays
    ? byDay(data.articles, place.timeZone)
    : [{ at: null, first: 0, articles: data.articles }];
  return days.map((day) => (
    <section key={day.first} className={styles.day}>
      <h2 className={day.at === null ? 'visually-hidden' : styles.dayTitle}>
        {day.at === null ? listWords[data.language].list : longDate(day.at, place)}
      </h2>
      {day.articles.map((story, index) => (
        <Fragment key={story.id}>
          <Story data={data} story={story} place={place} at={day.first + index} />
          <AfterStory data={data} count={day.first + index + 1} />
        </Fragment>
      ))}
    </section>
  ));
}

interface StoryProps {
  data: ListPageData;
  story: StoryCard;
  place: CardPlace;
  /** Counted from 0. */
  at: number;
}

function Story({ data, story, place, at }: StoryProps): ReactNode {
  const Card = data.highlightedAt === at ? StoryCardFeature : StoryCardRow;
  // A highlight block above pushes the list's own first picture off the screen.
  const eager = at === 0 && data.highlights.length === 0;
  return (
    <Heard episode={data.episodes?.[story.id]}>
      <Card story={story} place={place} time={data.showsDays ? 'clock' : 'date'} eager={eager} />
    </Heard>
  );
}

/** What is not a story, once so many stories have been. */
function AfterStory({ data, count }: { data: ListPageData; count: number }): ReactNode {
  const { sponsored, language } = data;
  return (
    <>
      {count === beforeSlot && <div className={styles.slot} data-ad-slot="list-mobile-1" />}
      {sponsored?.at === count && <SponsoredLine line={sponsored.line} language={language} />}
    </>
  );
}

interface Day {
  /** A moment of the day; null where days do not part the list. */
  at: number | null;
  /** Place of its first story in the list. */
  first: number;
  articles: StoryCard[];
}

/** Stories that follow each other on one day stand together; the order of the list is never changed. */
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
