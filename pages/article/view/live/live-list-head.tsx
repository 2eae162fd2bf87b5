import type { ReactNode } from 'react';
import { LiveListPart } from '#features/livescore/public.view.ts';
import type { ArticlePageData } from '../../article-data.ts';

/** The table or the result that a story names, above its text [ART-14]. */
export function liveListHead({ liveList, live }: Pick<ArticlePageData, 'liveList' | 'live'>): ReactNode {
  // Later pages of a live blog begin with its posts.
  if (liveList === null || (live !== null && live.page > 1)) return null;
  return <LiveListPart list={liveList} title="" isCompact />;
}
