/** Preferences that a reader set in the browser for all sites. */

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The reader prefers to save data; not every browser reports it. */
export function prefersReducedData(): boolean {
  return navigator.connection?.saveData === true;
}

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}
