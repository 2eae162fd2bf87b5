/** What a benchmark finds out: a number, what it had to be, and what it is compared with. */
import type { Paper } from './paper.ts';

export interface Figure {
  name: string;
  value: number;
  unit: 'ratio' | 'ms' | 'µs' | 'MB' | 'KB' | 'queries' | 'stories/s' | 'words/s' | 'answers/s' | 'score';
  target?: { atMost: number } | { atLeast: number };
  /** Measured in the same run, so that a slow machine is seen as one. */
  yardstick?: { name: string; value: number; unit: Figure['unit'] };
}

export interface Benchmark {
  name: string;
  /** Run only when asked for by name. */
  optional?: boolean;
  run(bench: Bench): Promise<Figure[]>;
}

/** What a benchmark works with. */
export interface Bench {
  /** The newspaper all benchmarks share, made when the first one asks for it. */
  paper(): Promise<Paper>;
  say(what: string): void;
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
