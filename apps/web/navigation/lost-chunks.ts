/** Reloads the page if a script chunk is missing because there is a new build [BUILD-06]. */
import type { BuildWatcher } from './build-watcher.ts';

/** The browsers' error messages for a failed dynamic import. */
const importFailure = /dynamically imported module|importing a module script failed/i;
const guardMs = 10_000;

export function reloadWhenChunksAreLost(builds: BuildWatcher): void {
  addEventListener('unhandledrejection', async ({ reason }) => {
    if (!(reason instanceof Error) || !importFailure.test(reason.message)) return;
    await builds.check();
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
