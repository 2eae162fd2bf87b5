import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import { articleWords } from './article-words.ts';
import styles from './Contents.module.css';
import type { Chapter } from './contents.ts';

/** Table of contents: collapsed above the text on small screens; beside it, open and always visible, on wide ones. */
export function Contents({ chapters, language }: { chapters: Chapter[]; language: Language }) {
  const words = articleWords[language];
  return (
    <nav aria-label={words.contents}>
      <details className={classNames(styles.contents, 'screen-only')} data-contents="">
        <summary className={styles.title}>{words.contents}</summary>
        <ol className={styles.chapters}>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
