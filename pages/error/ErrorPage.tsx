import type { StoryCard } from '#features/content/public.ts';
import { type CardContext, StoryLines } from '#features/content/public.view.ts';
import type { ViewProps } from '#features/kit/public.ts';
import { archivePath } from '#features/search/public.ts';
import { StorySearch } from '#features/search/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import page from '#ui/page.module.css';
import ruled from '#ui/ruled.module.css';
import styles from './ErrorPage.module.css';
import type { errorPage } from './error.page.ts';
import { errorWords } from './error-words.ts';
import { ErrorPicture404 } from './view/ErrorPicture404.tsx';
import { ErrorPicture500 } from './view/ErrorPicture500.tsx';

/** Error page: missing pages and failures [ERR-01] [ERR-02] [ERR-04] [ERR-05] [ERR-06]. */
export function ErrorPage({ surroundings, data }: ViewProps<typeof errorPage>) {
  const { site, language, today } = surroundings;
  // 414: nothing has an address that is too long, so the page offers the same as for one that is missing.
  const isMissing = [404, 410, 414].includes(data.status);
  const words = wordsOf(data.status);
  return (
    <div className={classNames(page.frame, styles.error)}>
      <div className={styles.inner}>
        {words.picture !== undefined && (
          <div className={styles.picture}>
            {isMissing ? (
              <ErrorPicture404 label={words.picture} status={data.status === 414 ? 414 : 404} />
            ) : (
              <ErrorPicture500 label={words.picture} />
            )}
          </div>
        )}
        <div className={classNames(page.head, styles.words)}>
          <h1>{words.title}</h1>
          <p className={page.lede}>{words.text}</p>
          {/* The specified message, for machines and screen readers: the title says the same in the reader's language. */}
          {isMissing && data.message !== '' && (
            <p className="visually-hidden" lang="en">
              <code>{data.message}</code>
            </p>
          )}
          {isMissing && (
            <div className={styles.search}>
              <StorySearch id="hiba-javaslatok" action={archivePath(site)} language={language} floats />
            </div>
          )}
          <Button href={site.path === '' ? '/' : site.path}>{errorWords.home}</Button>
        </div>
      </div>
      {isMissing && (
        <Latest stories={data.latest} place={{ timeZone: site.timeZone, language }} today={today} />
      )}
      {data.requestId !== '' && (
        <p className="fine-print">
          {errorWords.id} <code>{data.requestId}</code>
        </p>
      )}
    </div>
  );
}

/** A right that is missing is no failure: waiting does not help, asking does [S60]. */
function wordsOf(status: number): { title: string; text: string; picture?: string } {
  if (status === 404) return errorWords.missing;
  if (status === 410) return errorWords.gone;
  if (status === 414) return errorWords.tooLong;
  return status === 403 ? errorWords.forbidden : errorWords.failed;
}

type LatestProps = { stories: StoryCard[]; place: CardContext; today: string };

function Latest({ stories, place, today }: LatestProps) {
  if (stories.length === 0) return null;
  return (
    <section>
      <h2 className={ruled.title}>{errorWords.latest}</h2>
      <div className={classNames(ruled.list, styles.stories)}>
        <StoryLines stories={stories} place={place} today={today} />
      </div>
    </section>
  );
}
