/** A page that stays open learns that the paper was built anew, and then loads the next page whole [BUILD-05]. */
const everySeconds = 60;

export interface Builds {
  isOutdated(): boolean;
  /** Another build answered. */
  noteOther(): void;
  /** Asks at once. */
  check(): Promise<void>;
}

export function watchBuilds(build: string): Builds {
  let isOutdated = false;
  let seconds = everySeconds;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check(): Promise<void> {
    // Of the network's moods nobody needs to hear: the next question comes soon.
    const answer = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => null);
    const latest: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
    if (typeof latest !== 'object' || latest === null || !('id' in latest)) return;
    if (latest.id !== build) isOutdated = true;
    if ('checkAfterSeconds' in latest && typeof latest.checkAfterSeconds === 'number') {
      seconds = latest.checkAfterSeconds;
    }
  }

  /** Nobody asks for a page that nobody sees [S14]. */
  function wait(): void {
    clearTimeout(timer);
    if (document.hidden || isOutdated) return;
    timer = setTimeout(() => void check().finally(wait), seconds * 1000);
  }

  document.addEventListener('visibilitychange', wait);
  wait();
  return {
    isOutdated: () => isOutdated,
    noteOther() {
      isOutdated = true;
    },
    check,
  };
}
