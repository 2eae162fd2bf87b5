import { StoryCardRow } from '#features/content/public.view.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { archiveAddress, archiveQuery } from '../archive/archive-address.ts';
import { NoSuchPage, NothingFound } from '../archive/NothingFound.tsx';
import { SearchForm } from '../archive/SearchForm.tsx';
import { SearchNarrowing } from '../archive/SearchNarrowing.tsx';
import { resultSentence } from '../archive/search-words.ts';
import type { ArchivePageData, Surroundings } from '../page-data.ts';
import styles from './ArchivePage.module.css';
import { PageNumbers } from './PageNumbers.tsx';

type ArchivePageProps = { surroundings: Surroundings; data: ArchivePageData };

/** Everything the paper ever wrote, and a form to find it [SITE-15]. */
export function ArchivePage({ surroundings, data }: ArchivePageProps) {
  const { site, path } = surroundings;
  const { question, wider } = data;
  return (
    <div className={styles.archive}>
      <header className={styles.head}>
        <h1 className={styles.title}>Archívum</h1>
        <SearchForm action={path} question={question} placeholder={data.placeholder} />
        {data.notices.map((notice) => (
          <p key={notice} className={styles.notice}>
            {notice}
          </p>
        ))}
        {wider !== null && data.stories.length > 0 && (
          <p className={styles.scope}>
            Csak a {site.name} cikkei között.{' '}
            <a href={archiveAddress(wider.path, question)}>Keresés az egész archívumban</a>
          </p>
        )}
      </header>
      <section className={styles.results} aria-labelledby="talalatok">
        <div className={styles.side}>
          <h2 id="talalatok" className={styles.count}>
            {resultSentence(data)}
            {data.page > 1 && data.stories.length > 0 && (
              <small className={styles.where}>
                {formatNumber(data.page)}. oldal, összesen {formatNumber(data.totalPages)}
              </small>
            )}
          </h2>
          <SearchNarrowing path={path} question={question} hasFound={data.totalItems > 0} />
        </div>
        <Stories surroundings={surroundings} data={data} />
      </section>
      {data.stories.length > 0 && (
        <PageNumbers
          path={path}
          query={archiveQuery(question)}
          page={data.page}
          totalPages={data.totalPages}
        />
      )}
    </div>
  );
}

function Stories({ surroundings, data }: ArchivePageProps) {
  const { site, language, path } = surroundings;
  const place = { timeZone: site.timeZone, language };
  if (data.totalItems === 0) return <NothingFound surroundings={surroundings} data={data} />;
  if (data.stories.length === 0) return <NoSuchPage path={path} data={data} />;
  return (
    <div className={styles.stories}>
      {data.stories.map(({ story, marks }, index) => (
        <StoryCardRow
          key={story.id}
          story={story}
          place={place}
          time="full"
          marks={marks ?? undefined}
          eager={index === 0}
        />
      ))}
    </div>
  );
}
