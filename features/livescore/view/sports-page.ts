/** A sport's page: as it is loaded, and as its HTML and its call have it for the browser. */
import type { ElementTree } from '#ui/element-tree.ts';
import type { FootballData } from '../football/football-data.ts';
import type { Formula1Data } from '../formula1/formula1-data.ts';

interface PageState {
  /** Path with the query that says the same as briefly as possible. */
  address: string;
  /** The document's title without the site's name. */
  title: string;
  /** Unix seconds from which what is shown may change by itself; null for never. */
  liveFrom: number | null;
  /** The announcement for screen readers when it changes, by any name: `Magyarország–Svájc 1–3`. */
  news: Readonly<Record<string, string>>;
}

export interface SportsPage<Data> extends PageState {
  data: Data;
}

/** The browser gets a rendered view instead of data, so that it needs no code for each sport. */
export interface ShownPage extends PageState {
  view: ElementTree;
}

export function shownPage<Data>(
  { data, ...state }: SportsPage<Data>,
  render: (data: Data) => ElementTree,
): ShownPage {
  return { ...state, view: render(data) };
}

/** Renders the data of each sport. */
export interface SportsTrees {
  football(data: FootballData): ElementTree;
  formula1(data: Formula1Data): ElementTree;
}

/** The news that differ from those before. */
export function newsSince(before: ShownPage['news'], after: ShownPage['news']): string {
  return Object.entries(after)
    .filter(([name, text]) => text !== '' && before[name] !== undefined && before[name] !== text)
    .map(([, text]) => text)
    .join('; ');
}

/** Beyond this the page has been left or loaded again. */
const longestWait = 24 * 60 * 60;

/** Milliseconds until a page is refreshed for the first time; null for never. */
export function waitUntilLive(liveFrom: number | null, nowMs: number): number | null {
  if (liveFrom === null || liveFrom - nowMs / 1000 > longestWait) return null;
  return Math.max(0, liveFrom * 1000 - nowMs);
}
