import type { StoryCard } from '#features/content/public.ts';
import { StoryCardRow } from '#features/content/public.view.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { dayKey, longDate } from '#platform/time/hungarian-date.ts';
import type { ListPageData, Surroundings } from '../page-data.ts';
import styles from './ListPage.module.css';
import { PageNumbers } from './PageNumbers.tsx';

/** A list of stories, newest first, parted by days. */
export function ListPage({ surroundings, data }: { surroundings: Surroundings; data: ListPageData }) {
  const place = { timeZone: surroundings.site.timeZone, language: surroundings.language };
  const days = byDay(data.articles, place.timeZone);
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <h1 className={styles.title}>{data.title}</h1>
        {data.totalPages > 1 && (
          <p className={styles.where}>
            {formatNumber(data.page)}. oldal, összesen {formatNumber(data.totalPages)}
          </p>
        )}
      </header>
      {days.length === 0 && <p className={styles.empty}>Nincs még megjelent cikk ebben a listában.</p>}
      {days.map((day, dayIndex) => (
        <section key={day.key} className={styles.day}>
          <h2 className={styles.dayTitle}>{longDate(day.at, place)}</h2>
          {day.articles.map((story, index) => (
            <StoryCardRow
              key={story.id}
              story={story}
              place={place}
              time="clock"
              eager={dayIndex === 0 && index === 0}
            />
          ))}
        </section>
      ))}
      <PageNumbers path={surroundings.path} page={data.page} totalPages={data.totalPages} />
    </div>
  );
}

interface Day {
  key: string;
  at: number;
  articles: StoryCard[];
}

/** Stories that follow each other on one day stand together; the order of the list is never changed. */
function byDay(articles: StoryCard[], timeZone: string): Day[] {
  const days: Day[] = [];
  for (const story of articles) {
    const key = dayKey(story.pubDate, timeZone);
    const last = days.at(-1);
    if (last?.key === key) last.articles.push(story);
    else days.push({ key, at: story.pubDate, articles: [story] });
  }
  return days;
}
