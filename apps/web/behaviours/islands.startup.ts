/** Fetches each island's script on its trigger. If a script fails to load, the server's HTML stays unchanged. */
import { keepServedCopy } from '#platform/browser/pages/served-copy.ts';
import type { Mount } from '#ui/mount-island.ts';
import { awaitTrigger } from './triggers.ts';

export function awaitIslands(root: ParentNode, until: AbortSignal): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]'))
    if (keepServedCopy(island))
      awaitTrigger(island.dataset.when, island, until, () => void loadAndMount(island, until));
}

/**
 * A failed import stays an unhandled rejection, which `reloadWhenChunksAreLost` handles [BUILD-06]: the page works
 * without its islands.
 */
async function loadAndMount(island: HTMLElement, until: AbortSignal): Promise<void> {
  const address = island.dataset.island ?? '';
  const script: { mount: Mount } = await import(/* @vite-ignore */ address);
  if (!until.aborted) script.mount(island, until);
}
