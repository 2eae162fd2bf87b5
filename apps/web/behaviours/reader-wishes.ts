/** What a reader has told the browser, for all pages. */

export function wantsNoMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Nothing is to be fetched that was not asked for; not every browser says. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}
