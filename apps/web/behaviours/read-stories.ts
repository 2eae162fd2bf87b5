/** Scripts for the pages of stories, loaded with these only. */
import { loadWhere } from './load-where.ts';

export const followContents = loadWhere(
  'details[data-contents]',
  () => import('./contents.ts'),
  (module) => module.followContents,
);

/** Ten times as early as a story counts as read. */
export const countReading = loadWhere(
  '[data-counts-reads]',
  () => import('./count-reading.ts'),
  (module) => module.countReading,
);
