/** Data of a sport's page, and the attributes of its HTML for the browser. */

export interface PageState {
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

/** The news that differ from those before. */
export function newsSince(before: PageState['news'], after: PageState['news']): string {
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
