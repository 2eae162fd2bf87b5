import type { Language, StoryCard } from '#features/content/public.ts';
import { articleWords } from './article-words.ts';
import styles from './LiveBlog.module.css';

/** A post stands on a page of its own only as a part of something: this says of what. */
export function ToLiveBlog({ parent, language }: { parent: StoryCard; language: Language }) {
  const words = articleWords[language];
  return (
    <p className={styles.parent}>
      <span className={styles.parentLabel}>{words.toLive}</span>
      <a href={parent.url}>{parent.title}</a>
    </p>
  );
}

export function BackToLiveBlog({ parent, language }: { parent: StoryCard; language: Language }) {
  return (
    <p>
      <a className={styles.back} href={parent.url}>
        {articleWords[language].backToLive}
      </a>
    </p>
  );
}
