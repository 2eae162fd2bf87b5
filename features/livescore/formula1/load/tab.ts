/** Needs and result of the tabs' loaders. */
import type { Reader } from '../../copies/read-copies.server.ts';
import type { NamedIds } from '../formula1-address.ts';
import type { CircuitOutline, Formula1Data } from '../formula1-data.ts';
import type { Formula1Query } from '../formula1-query.ts';
import type { SeasonLists } from './season-lists.ts';

export interface TabNeeds {
  reader: Reader;
  query: Formula1Query;
  lists: SeasonLists;
  season: number;
  /** The edition's lines of circuits, by the provider's name. */
  outlines: Readonly<Record<string, CircuitOutline>>;
  now: Date;
}

export interface LoadedTab {
  shown: Formula1Data['shown'];
  /** The valid ids of the query. */
  ids: NamedIds;
  /** Without the name of the sport; null for the page as it opens. */
  title: string | null;
  /** Unix seconds from which what is shown may change by itself; null for never. */
  liveFrom: number | null;
}
