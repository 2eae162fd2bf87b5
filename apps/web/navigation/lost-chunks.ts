/** A part of the script that is no longer there, because the paper was built anew: the page is loaded again [BUILD-06]. */
import type { Builds } from './builds.ts';

/** What browsers say when a script that is imported later does not come. */
const lost = /dynamically imported module|importing a module script failed/i;
const guardMs = 10_000;

export function reloadWhenChunksAreLost(builds: Builds): void {
  addEventListener('unhandledrejection', async ({ reason }) => {
    if (!(reason instanceof Error) || !lost.test(reason.message)) return;
    await builds.check();
    if (builds.isOutdated() && mayReload(sessionStorage, location.pathname, Date.now())) location.reload();
  });
}

/** Once in ten seconds for each path: a page that is broken for good must not load for ever. */
export function mayReload(memory: Pick<Storage, 'getItem' | 'setItem'>, path: string, now: number): boolean {
  const key = `reloaded:${path}`;
  const last = Number(memory.getItem(key) ?? -Infinity);
  if (now - last < guardMs) return false;
  memory.setItem(key, String(now));
  return true;
}
