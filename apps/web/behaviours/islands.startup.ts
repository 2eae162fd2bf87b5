/** Fetches each island's script on its trigger. If a script fails to load, the server's HTML stays unchanged. */
import type { TriggerName } from '#ui/Island.tsx';
import type { Mount } from '#ui/mount-island.ts';

type Trigger = (island: HTMLElement, until: AbortSignal, begin: () => void) => void;

/** About half a screen ahead, so that React is loaded before the reader reaches the island. */
const visibleMargin = { rootMargin: '400px 0px' };
const idle = { mostMs: 2_000, elseMs: 200 };
/** Events that precede a click: they start the download early. */
const intentEvents = ['pointerover', 'pointerdown', 'focusin'];
/** Never aborted: for islands in elements that persist across pages. */
const neverAborted = new AbortController().signal;

/** The shell's parts with islands; `awaitIslandsOfShell` handles them separately from the page. */
const shellParts = 'body > header, body > footer, body > [data-consent-banner]';

export function awaitIslands(root: ParentNode, until: AbortSignal): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    if (root === document && island.closest(shellParts)) continue;
    const lifetime = island.closest('[data-stays]') ? neverAborted : until;
    if (lifetime.aborted) continue;
    const wait = triggers.get(island.dataset.when) ?? immediately;
    wait(island, lifetime, () => void loadAndMount(island, lifetime));
  }
}

/** The shell persists across soft navigations, and so do its islands. */
export function awaitIslandsOfShell(root: ParentNode, until: AbortSignal): void {
  for (const part of root.querySelectorAll(shellParts)) awaitIslands(part, until);
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

const immediately: Trigger = (_island, _until, begin) => begin();

const whenIdle: Trigger = (_island, until, begin) => {
  // Safari does not support requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) setTimeout(begin, idle.elseMs);
  else {
    const request = requestIdleCallback(begin, { timeout: idle.mostMs });
    until.addEventListener('abort', () => cancelIdleCallback(request));
  }
};

const whenVisible: Trigger = (island, until, begin) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    begin();
  }, visibleMargin);
  observer.observe(island);
  until.addEventListener('abort', () => observer.disconnect());
};

const onInteraction: Trigger = (island, until, begin) => {
  const first = new AbortController();
  const signal = AbortSignal.any([first.signal, until]);
  const onIntent = (): void => {
    first.abort();
    begin();
  };
  for (const eventName of intentEvents)
    island.addEventListener(eventName, onIntent, { signal, passive: true });
};

const triggers = new Map<string | undefined, Trigger>([
  ['idle', whenIdle],
  ['visible', whenVisible],
  ['interaction', onInteraction],
] satisfies [Exclude<TriggerName, 'load'>, Trigger][]);
