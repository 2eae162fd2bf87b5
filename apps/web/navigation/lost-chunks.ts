/** Reloads the page if a script chunk is missing because there is a new build [BUILD-06]. */
import type { BuildWatcher } from './build-watcher.ts';

/** The browsers' error messages for a failed dynamic import. */
const importFailure = /dynamically imported module|importing a module script failed/i;
const guardMs = 10_000;

export function reloadWhenChunksAreLost(builds: BuildWatcher): void {
  addEventListener('unhandledrejection', async (event) => {
    const { reason } = event;
    if (!(reason instanceof Error) || !importFailure.test(reason.message)) return;
    event.preventDefault();
    const isReachable = await builds.check();
    // Without a connection that is no fault: the page works without what the chunk adds.
    if (isReachable) console.error(reason);
    if (builds.isOutdated() && mayReload(sessionStorage, location.pathname, Date.now())) location.reload();
  });
}

/** At most once in ten seconds for each path: a permanently broken page must not reload in a loop. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, path: string, now: number): boolean {
  const key = `reloaded:${path}`;
  const last = Number(storage.getItem(key) ?? -Infinity);
  if (now - last < guardMs) return false;
  storage.setItem(key, String(now));
  return true;
}
