/** What becomes of a command that is told to stop half way: it lets go of what it took, and its exit code says why it ended. */
import { constants } from 'node:os';

/** A database that was told to stop does so without us: whoever waits at the terminal need not wait for all of it. */
const patienceMs = 10_000;

/** A terminal signals every process of the group, npm passes its own on: one stop, told twice. */
const sameStopMs = 1_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Interruption {
  /** Resolves at once while nobody interrupts; never after that, as the process is about to end. */
  goesOn(): Promise<void>;
  /** From now on a signal does what it did before: the work is over, or listens by itself. */
  end(): void;
}

/** `const interruption = onInterruption(() => database.close())`: a signal calls it, and ends the process after it. */
export function onInterruption(letGo: () => Promise<void>): Interruption {
  let asked: number | undefined;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (asked !== undefined && performance.now() - asked < sameStopMs) return;
    const exit = (): never => process.exit(128 + constants.signals[signal]);
    if (asked !== undefined) exit();
    asked = performance.now();
    // What still runs loses its connections now, on purpose.
    process.on('uncaughtException', () => undefined);
    setTimeout(exit, patienceMs);
    await letGo().finally(exit);
  };
  for (const signal of signals) process.on(signal, stop);
  return {
    goesOn: () => (asked === undefined ? Promise.resolve() : new Promise(() => undefined)),
    end() {
      if (asked === undefined) for (const signal of signals) process.off(signal, stop);
    },
  };
}
