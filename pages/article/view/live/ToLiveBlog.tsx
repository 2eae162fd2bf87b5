import type { StoryCard } from '#features/content/public.ts';
import type { Language } from '#features/sites/public.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/form/Button.tsx';
import { articleWords } from '../article-words.ts';
import styles from './LiveBlog.module.css';

/** Link from the separate page of a post to its live blog. */
export function ToLiveBlog({ parent, language }: { parent: StoryCard; language: Language }) {
  const words = articleWords[language];
  return (
    <p className={styles.parent}>
      <span className={classNames('label', styles.parentLabel)}>{words.toLive}</span>
      <a href={parent.url}>{parent.title}</a>
    </p>
  );
}

export function BackToLiveBlog({ parent, language }: { parent: StoryCard; language: Language }) {
  return (
    <p>
      <Button kind="secondary" href={parent.url}>
        {articleWords[language].backToLive}
      </Button>
    </p>
  );
}
