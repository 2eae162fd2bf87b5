import type { ComponentProps } from 'react';
import { ArticlePage } from './ArticlePage.tsx';
import { LiveIntro } from './view/live/LiveIntro.tsx';
import styles from './view/live/LiveLayout.module.css';
import { LiveNow } from './view/live/LiveNow.tsx';
import { LivePosts } from './view/live/LivePosts.tsx';

const liveBlog = { Posts: LivePosts, Now: LiveNow, Intro: LiveIntro, styles };

/** A live blog: a story with a page of posts; the newest post starts on the first screen or just below it. */
export function LiveBlogPage(page: Omit<ComponentProps<typeof ArticlePage>, 'liveBlog'>) {
  return <ArticlePage {...page} liveBlog={liveBlog} />;
}
