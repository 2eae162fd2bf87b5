import { StoryCardRow } from '#features/content/public.view.ts';
import { pageSentence, type Surroundings, type ViewProps } from '#features/kit/public.ts';
import { PageNumbers } from '#features/kit/public.view.ts';
import { archiveAddress, archiveQuery } from '#features/search/public.ts';
import { SearchForm, SearchNarrowing } from '#features/search/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import page from '#ui/page.module.css';
import ruled from '#ui/ruled.module.css';
import styles from './ArchivePage.module.css';
import type { archivePage } from './archive.page.ts';
import type { ArchivePageData } from './archive-data.ts';
import { archiveWords } from './archive-words.ts';
import { Corrections } from './view/Corrections.tsx';
import { NamesOnly } from './view/NamesOnly.tsx';
import { NoSuchPage, NothingFound } from './view/NothingFound.tsx';
import { PartialMatch } from './view/PartialMatch.tsx';
import { resultSentence } from './view/result-sentences.ts';

type ArchivePageProps = { surroundings: Surroundings; data: ArchivePageData };

/** The archive of all published stories, with a search form [SITE-15]. */
export function ArchivePage({ surroundings, data }: ViewProps<typeof archivePage>) {
  const { site, path } = surroundings;
  const { question, wider } = data;
  return (
    <div className={page.frame}>
      <header className={styles.head}>
        <h1 className={styles.title}>{archiveWords.title}</h1>
        <SearchForm
          action={path}
          question={question}
          placeholder={data.placeholder}
          language={surroundings.language}
        />
        {data.notices.map((notice) => (
          <p key={notice} className={classNames('note', styles.notice)}>
            {notice}
          </p>
        ))}
        {wider !== null && data.stories.length > 0 && (
          <p className="note">
            {archiveWords.onlyIn(site.name)}{' '}
            <a href={archiveAddress(wider.path, question)}>{archiveWords.everywhere}</a>
          </p>
        )}
      </header>
      <section className={styles.results} aria-labelledby="talalatok">
        <div className={styles.side}>
          <h2 id="talalatok" className={styles.count}>
            {resultSentence(data)}
            {data.page > 1 && data.stories.length > 0 && (
              <small className="note">{pageSentence(data.page, data.totalPages, 'hu')}</small>
            )}
          </h2>
          <SearchNarrowing path={path} question={question} hasFound={data.totalItems > 0} />
        </div>
        <div>
          <Corrections path={path} data={data} />
          <NamesOnly path={path} data={data} />
          <PartialMatch path={path} data={data} />
          <Stories surroundings={surroundings} data={data} />
        </div>
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
  const place = { timeZone: site.timeZone, language, scores: data.scores };
  if (data.totalItems === 0) return <NothingFound surroundings={surroundings} data={data} />;
  if (data.stories.length === 0) return <NoSuchPage path={path} data={data} />;
  return (
    <div className={classNames(ruled.rows, styles.stories)}>
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
