/** Fetches each island's script at its moment. What does not come leaves the server's HTML as it stands. */
import type { Mount } from './mount-island.ts';

/** When an island's script is fetched, and it comes to life. */
export type Moment = 'load' | 'idle' | 'visible' | 'interaction';

type Wait = (island: HTMLElement, until: AbortSignal, begin: () => void) => void;

/** About half a screen: React is there before the island is read. */
const near = { rootMargin: '400px 0px' };
const idle = { mostMs: 2_000, elseMs: 200 };
/** What comes before a press: by then the script should be on its way. */
const signsOfInterest = ['pointerover', 'pointerdown', 'focusin'];
/** Of an island in what outlives every page. */
const allPages = new AbortController().signal;

/** What stands around pages: who awaits it asks for it alone. */
const shellParts = 'body > header, body > footer';

export function awaitIslands(root: ParentNode, until: AbortSignal): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    if (root === document && island.closest(shellParts)) continue;
    const life = island.closest('[data-stays]') ? allPages : until;
    if (life.aborted) continue;
    const wait = waits.get(island.dataset.when) ?? atOnce;
    wait(island, life, () => void bringToLife(island, life));
  }
}

/** What stands around pages goes on from one to the next, and so do its islands. */
export function awaitIslandsOfShell(root: ParentNode, until: AbortSignal): void {
  for (const part of root.querySelectorAll(shellParts)) awaitIslands(part, until);
}

/**
 * A script that does not come is left unhandled: whoever watches for lost chunks then asks for the new build [BUILD-06].
 * Without network nothing is lost: a kept page is what it was.
 */
async function bringToLife(island: HTMLElement, until: AbortSignal): Promise<void> {
  const address = island.dataset.island ?? '';
  const script: { mount: Mount } | null = await import(/* @vite-ignore */ address).catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return null;
  });
  if (!until.aborted) script?.mount(island, until);
}

const atOnce: Wait = (_island, _until, begin) => begin();

const whenIdle: Wait = (_island, until, begin) => {
  // Safari has no such call.
  if (!('requestIdleCallback' in globalThis)) setTimeout(begin, idle.elseMs);
  else {
    const request = requestIdleCallback(begin, { timeout: idle.mostMs });
    until.addEventListener('abort', () => cancelIdleCallback(request));
  }
};

const whenVisible: Wait = (island, until, begin) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    begin();
  }, near);
  observer.observe(island);
  until.addEventListener('abort', () => observer.disconnect());
};

const onInteraction: Wait = (island, until, begin) => {
  const first = new AbortController();
  const signal = AbortSignal.any([first.signal, until]);
  const onSign = (): void => {
    first.abort();
    begin();
  };
  for (const sign of signsOfInterest) island.addEventListener(sign, onSign, { signal, passive: true });
};

const waits = new Map<string | undefined, Wait>([
  ['idle', whenIdle],
  ['visible', whenVisible],
  ['interaction', onInteraction],
] satisfies [Exclude<Moment, 'load'>, Wait][]);
