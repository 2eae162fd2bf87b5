import type { ComponentProps } from 'react';
import { LivePosts } from '../article/LivePosts.tsx';
import { ArticlePage } from './ArticlePage.tsx';

/** A live blog: a story with a page of its posts. */
export function LiveBlogPage(page: Omit<ComponentProps<typeof ArticlePage>, 'Posts'>) {
  return <ArticlePage {...page} Posts={LivePosts} />;
}
