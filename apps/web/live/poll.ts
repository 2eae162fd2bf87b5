/** Asks again and again while somebody looks: at about the same pace, but never all readers at once [S15] [LIVE-03]. */

const everyMs = 15_000;
/** After failures: longer each time, but not for ever. */
const slowestMs = 4 * 60_000;
/** How much earlier or later than on time, so that readers who came together part. */
const jitter = 0.1;
/** Whoever has a network again is told soon; a train that leaves its tunnel does not ask in one voice. */
const backMs = 2_000;

/** A tab, or what stands for one. */
export type Tab = Pick<Document, 'addEventListener' | 'visibilityState'>;

export interface Polling {
  /** Throws when there was no answer. */
  ask(signal: AbortSignal): Promise<void>;
  tab: Tab;
  /** Tells when it is back: a window. */
  network: Pick<EventTarget, 'addEventListener'>;
  until: AbortSignal;
  random?: () => number;
}

export function poll({ ask, tab, network, until, random = Math.random }: Polling): void {
  let failures = 0;
  let isAsking = false;
  let due = Date.now() + waitMs(failures, random());
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    if (until.aborted || isAsking || tab.visibilityState !== 'visible') return;
    timer = setTimeout(run, Math.max(0, due - Date.now()));
  }

  async function run(): Promise<void> {
    isAsking = true;
    try {
      await ask(until);
      failures = 0;
    } catch {
      // The reader keeps what is there, and need not know [LIVE-05].
      failures += 1;
    }
    isAsking = false;
    due = Date.now() + waitMs(failures, random());
    wait();
  }

  // What became due while nobody looked is asked at once.
  tab.addEventListener('visibilitychange', wait, { signal: until });
  network.addEventListener(
    'online',
    () => {
      due = Math.min(due, Date.now() + backMs * random());
      wait();
    },
    { signal: until },
  );
  until.addEventListener('abort', () => clearTimeout(timer));
  wait();
}

/** @param chance From 0 to 1. */
export function waitMs(failures: number, chance: number): number {
  return Math.min(everyMs * 2 ** failures, slowestMs) * (1 + jitter * (2 * chance - 1));
}
