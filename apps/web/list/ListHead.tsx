import { tieShortWords } from '#ui/tie-short-words.ts';
import { tieSuffixes } from '#ui/tie-suffixes.tsx';
import { AuthorFace } from '../article/AuthorFace.tsx';
import type { AuthorHeader, ListPageData } from '../page-data.ts';
import { FeedLink } from './FeedLink.tsx';
import styles from './ListHead.module.css';
import { listWords } from './list-words.ts';

/** What is listed; on the first page with all that is known of it, on the others short. */
export function ListHead({ data }: { data: ListPageData }) {
  const { author, description, language, page, route } = data;
  const words = listWords[language];
  const kind = route === 'articles_by_tag' || route === 'articles_by_author' ? words.kinds[route] : '';
  const isFirst = page === 1;
  return (
    <header className={styles.head}>
      {author?.avatar && isFirst && <AuthorFace author={author} size="large" />}
      <div className={styles.words}>
        {kind !== '' && <p className={styles.kind}>{kind}</p>}
        <h1 className={styles.title}>{tieSuffixes(tieShortWords(data.title))}</h1>
        {author && isFirst && <About author={author} />}
        {!author && description !== '' && isFirst && <p className={styles.description}>{description}</p>}
      </div>
      <Facts data={data} />
    </header>
  );
}

function About({ author }: { author: AuthorHeader }) {
  return (
    <>
      {author.title !== '' && <p className={styles.authorTitle}>{author.title}</p>}
      {author.bio !== '' && <p className={styles.description}>{tieSuffixes(author.bio)}</p>}
    </>
  );
}

/** How much there is, where in it we are, and how to have it come by itself. */
function Facts({ data }: { data: ListPageData }) {
  const { author, language, page, rss, route, title, totalItems, totalPages } = data;
  const words = listWords[language];
  const counts = author !== null || route === 'articles_by_tag';
  if (!counts && totalPages === 1 && rss === '') return null;
  return (
    <p className={styles.facts}>
      {counts && <span>{words.stories(totalItems)}</span>}
      {totalPages > 1 && <span>{words.where(page, totalPages)}</span>}
      {rss !== '' && <FeedLink href={rss} title={title} language={language} />}
    </p>
  );
}
