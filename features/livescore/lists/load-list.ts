/** Needs and result of the loaders of live lists. */
import type { Reader } from '../copies/read-copies.server.ts';
import type { ListLanguage } from '../view/livescore-words.ts';
import type { LiveList } from './live-list.ts';

export interface ListNeeds {
  reader: Reader;
  now: Date;
  language: ListLanguage;
}

export interface LoadedList extends Pick<LiveList, 'title' | 'content' | 'more'> {
  freshForMs: number | null;
}
