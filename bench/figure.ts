/** A benchmark's result: a number, its target, and a yardstick to compare it with. */
import type { BenchApp } from './bench-app.ts';

export interface Figure {
  name: string;
  value: number;
  unit: 'ratio' | 'ms' | 'µs' | 'MB' | 'KB' | 'queries' | 'stories/s' | 'words/s' | 'answers/s' | 'score';
  target?: { atMost: number } | { atLeast: number };
  /** Measured in the same run, so that it shows whether the machine is slow. */
  yardstick?: { name: string; value: number; unit: Figure['unit'] };
}

export interface Benchmark {
  name: string;
  /** Run only when named on the command line. */
  optional?: boolean;
  run(bench: Bench): Promise<Figure[]>;
}

/** Services of the runner for a benchmark. */
export interface Bench {
  /** The test database and application that all benchmarks share; created on the first call. */
  app(): Promise<BenchApp>;
  log(what: string): void;
}

export function isMet({ value, target }: Figure): boolean {
  if (!target) return true;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

export function median(values: number[]): number {
  return percentile(values, 50);
}

/** The value that `percent` of all do not exceed. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1);
  const found = sorted[at];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}
