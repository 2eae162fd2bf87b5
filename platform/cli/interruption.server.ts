import { constants } from 'node:os';

/** A database that is stopping finishes by itself, so the terminal need not wait for it. */
const exitTimeoutMs = 10_000;

/** A terminal signals every process of the group and npm forwards its own signal: both are the same stop. */
const duplicateSignalMs = 1_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Interruption {
  /** Whether a signal has arrived: what fails from then on fails because everything is being closed. */
  isInterrupted(): boolean;
  /** Resolves immediately unless interrupted; never resolves after that, because the process is about to exit. */
  unlessInterrupted(): Promise<void>;
  /** Restores the default effect of the signals: the work is over, or handles signals itself. */
  end(): void;
}

/**
 * Handles signals to a command: `onInterruption(() => database.close())` calls the function, then exits with the
 * signal's code.
 */
export function onInterruption(release: () => Promise<void>): Interruption {
  let interruptedAt: number | undefined;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (interruptedAt !== undefined && performance.now() - interruptedAt < duplicateSignalMs) return;
    const exit = (): never => process.exit(128 + constants.signals[signal]);
    if (interruptedAt !== undefined) exit();
    interruptedAt = performance.now();
    // Work that still runs now fails with lost connections, which is expected.
    process.on('uncaughtException', () => undefined);
    setTimeout(exit, exitTimeoutMs);
    await release().finally(exit);
  };
  for (const signal of signals) process.on(signal, stop);
  return {
    isInterrupted: () => interruptedAt !== undefined,
    unlessInterrupted: () => (interruptedAt === undefined ? Promise.resolve() : new Promise(() => undefined)),
    end() {
      if (interruptedAt === undefined) for (const signal of signals) process.off(signal, stop);
    },
  };
}
