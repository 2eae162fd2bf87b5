/** Polls for a new build while a page is open; after one, the next navigation is a full page load [BUILD-05]. */
const defaultIntervalSeconds = 60;
const timeoutMs = 10_000;

export interface BuildWatcher {
  isOutdated(): boolean;
  /** Called when a response came from another build. */
  markOutdated(): void;
  /** Requests the latest build id at once; returns whether the server answered. */
  check(): Promise<boolean>;
}

export function watchBuilds(build: string): BuildWatcher {
  let isOutdated = false;
  let intervalSeconds = defaultIntervalSeconds;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check(): Promise<boolean> {
    // Network errors are ignored: the next poll follows soon.
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(`/builds/latest.json?${Date.now()}`, { signal }).catch(() => null);
    const latest: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
    if (typeof latest !== 'object' || latest === null || !('id' in latest)) return answer !== null;
    if (latest.id !== build) isOutdated = true;
    if ('checkAfterSeconds' in latest && typeof latest.checkAfterSeconds === 'number') {
      intervalSeconds = latest.checkAfterSeconds;
    }
    return true;
  }

  /** Hidden pages do not poll [S14]. */
  function scheduleCheck(): void {
    clearTimeout(timer);
    if (document.hidden || isOutdated) return;
    timer = setTimeout(() => void check().finally(scheduleCheck), intervalSeconds * 1000);
  }

  document.addEventListener('visibilitychange', scheduleCheck);
  scheduleCheck();
  return {
    isOutdated: () => isOutdated,
    markOutdated() {
      isOutdated = true;
    },
    check,
  };
}
