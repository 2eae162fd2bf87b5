import type { ReactNode } from 'react';
import { StoryCardRow } from '#features/content/public.view.ts';
import type { Surroundings } from '#features/kit/public.ts';
import { PageNumbers } from '#features/kit/public.view.ts';
import { BlockTitle } from '#ui/BlockTitle.tsx';
import { classNames } from '#ui/class-names.ts';
import frame from '#ui/page.module.css';
import ruled from '#ui/ruled.module.css';
import styles from './SportFrame.module.css';
import type { StoriesBelow } from './sport-page.ts';
import { sportWords } from './sport-words.ts';

interface SportFrameProps {
  title: string;
  surroundings: Surroundings;
  stories: StoriesBelow | null;
  /** Whether what is shown has a larger title of its own, such as the score of a match. */
  hasOwnTitle?: boolean;
  /** The results. */
  children: ReactNode;
}

/** A page of a sport: its results, and the stories about it below [FOOT-02] [F1-02]. */
export function SportFrame({ title, surroundings, stories, hasOwnTitle = false, children }: SportFrameProps) {
  const { path, site } = surroundings;
  const place = { timeZone: site.timeZone, language: 'hu' as const };
  return (
    <div className={frame.frame}>
      <h1 className={classNames(styles.title, hasOwnTitle && styles.small)}>{title}</h1>
      {children}
      {stories && (
        <section className={classNames(ruled.rows, styles.stories)}>
          <BlockTitle title={sportWords.stories} />
          {stories.articles.map((story) => (
            <StoryCardRow key={story.id} story={story} place={place} />
          ))}
          <PageNumbers path={path} page={stories.page} totalPages={stories.totalPages} />
        </section>
      )}
    </div>
  );
}
