/** The version of the account's saved stories, which arrives with the name of the reader once a page. */

let current: string | null = null;
const answers = new EventTarget();

export function setSavedVersion(version: string | null): void {
  current = version;
  answers.dispatchEvent(new Event('answer'));
}

/** Calls `use` with the version of a reader who has saved stories in the account: now, if it is known, and when it comes. */
export function onSavedVersion(until: AbortSignal, use: (version: string) => unknown): void {
  const report = (): void => {
    if (current !== null) use(current);
  };
  answers.addEventListener('answer', report, { signal: until });
  report();
}
