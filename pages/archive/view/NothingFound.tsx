import { StoryLines } from '#features/content/public.view.ts';
import type { Surroundings } from '#features/kit/public.ts';
import { archiveAddress, type SearchTag } from '#features/search/public.ts';
import { classNames } from '#ui/class-names.ts';
import page from '#ui/page.module.css';
import ruled from '#ui/ruled.module.css';
import type { ArchivePageData } from '../archive-data.ts';
import { archiveWords } from '../archive-words.ts';
import { broaderSearches } from './broader-searches.ts';
import styles from './NothingFound.module.css';
import { SearchWays } from './SearchWays.tsx';

interface NothingFoundProps {
  surroundings: Surroundings;
  data: ArchivePageData;
}

/** Shown below the search form when nothing was found: broader searches and the latest stories [X08]. */
export function NothingFound({ surroundings, data }: NothingFoundProps) {
  const { site, language, path, today } = surroundings;
  const place = { timeZone: site.timeZone, language, scores: data.scores };
  const words = archiveWords.nothing;
  const { unknown } = data;
  const known = data.question.tags.filter((tag) => !unknown.includes(tag));
  const isOnlyUnknown = unknown.length > 0 && known.every((tag) => tag.protected);
  const easier = broaderSearches(data.question).filter(
    ({ kind }) => kind !== 'without-filters' || !isOnlyUnknown,
  );
  return (
    <div className={styles.nothing}>
      <p className={page.lede}>
        {data.question.term === '' || unknown.length > 0 ? words.filters : words.advice}
      </p>
      {(easier.length > 0 || unknown.length > 0 || data.wider !== null) && (
        <SearchWays>
          {unknown.length > 0 && (
            <li>
              <a className="lone-link" href={archiveAddress(path, { ...data.question, tags: known })}>
                {withoutUnknown(unknown)}
              </a>
            </li>
          )}
          {easier.map(({ kind, question }) => (
            <li key={`${kind} ${question.term}`}>
              <a className="lone-link" href={archiveAddress(path, question)}>
                {archiveWords.broader[kind](question.term)}
              </a>
            </li>
          ))}
          {data.wider !== null && (
            <li>
              <a className="lone-link" href={archiveAddress(data.wider.path, data.question)}>
                {archiveWords.everywhereIn(data.wider.name)}
              </a>
            </li>
          )}
        </SearchWays>
      )}
      {data.latest.length > 0 && (
        <section className={classNames(ruled.list, styles.latest)}>
          <h2 className={ruled.title}>{words.latest}</h2>
          <StoryLines stories={data.latest} place={place} today={today} />
        </section>
      )}
    </div>
  );
}

/** Shown for a page number beyond the last one, with links to the first and the last page. */
export function NoSuchPage({ path, data }: { path: string; data: ArchivePageData }) {
  const words = archiveWords.noSuchPage;
  return (
    <div className={styles.nothing}>
      <p className={page.lede}>{words.text}</p>
      <SearchWays>
        <li>
          <a className="lone-link" href={archiveAddress(path, data.question)}>
            {words.first}
          </a>
        </li>
        <li>
          <a className="lone-link" href={archiveAddress(path, data.question, data.totalPages)}>
            {words.last}
          </a>
        </li>
      </SearchWays>
    </div>
  );
}

function withoutUnknown(unknown: readonly SearchTag[]): string {
  const names = unknown.map(({ text }) => text).join(', ');
  return archiveWords.nothing.withoutUnknown(names, unknown.length);
}
