import { AuthorFace } from '#features/content/public.view.ts';
import { pageSentence } from '#features/kit/public.ts';
import { FollowLink } from '#features/push/public.view.ts';
import { FeedLink } from '#features/sites/public.view.ts';
import { classNames } from '#ui/class-names.ts';
import frame from '#ui/page.module.css';
import { tiedText } from '#ui/text/tied-text.tsx';
import type { AuthorHeader, ListPageData } from '../section-data.ts';
import styles from './ListHead.module.css';
import { sectionWords } from './section-words.ts';

/** Header of a list: description and author details only on the first page. */
export function ListHead({ data }: { data: ListPageData }) {
  const { author, description, language, page, route } = data;
  const words = sectionWords[language];
  const kind = route === 'articles_by_tag' || route === 'articles_by_author' ? words.kinds[route] : '';
  const isFirst = page === 1;
  return (
    <header className={styles.head}>
      {author?.avatar && isFirst && <AuthorFace author={author} size="large" />}
      <div className={frame.head}>
        {kind !== '' && <p className={frame.kind}>{kind}</p>}
        <h1>{tiedText(data.title)}</h1>
        {author && isFirst && <About author={author} />}
        {!author && description !== '' && isFirst && <p className={frame.lede}>{description}</p>}
      </div>
      <Facts data={data} />
    </header>
  );
}

function About({ author }: { author: AuthorHeader }) {
  return (
    <>
      {author.title !== '' && <p className="label">{author.title}</p>}
      {author.bio !== '' && <p className={frame.lede}>{tiedText(author.bio)}</p>}
    </>
  );
}

/** Number of stories, current page, and the links to follow a tag and to the feed. */
function Facts({ data }: { data: ListPageData }) {
  const { author, followPath, language, page, rss, route, title, totalItems, totalPages } = data;
  const words = sectionWords[language];
  const counts = author !== null || route === 'articles_by_tag';
  if (!counts && totalPages === 1 && rss === '') return null;
  return (
    <p className={classNames('facts', styles.facts)}>
      {counts && <span>{words.stories(totalItems)}</span>}
      {totalPages > 1 && <span>{pageSentence(page, totalPages, language)}</span>}
      {followPath !== null && <FollowLink href={followPath} title={title} language={language} />}
      {rss !== '' && <FeedLink href={rss} title={title} language={language} />}
    </p>
  );
}
