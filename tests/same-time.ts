import { performance } from 'node:perf_hooks';
import { expect } from 'vitest';

/** Runs something once; gets the number of the round. */
export type Measured = (round: number) => Promise<unknown>;

/** Medians in ms of many times each, in turn, so that a slow moment of the machine concerns both. */
export async function medianTimes(one: Measured, other: Measured, rounds: number): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const [which, run] of [one, other].entries()) {
      const began = performance.now();
      await run(round);
      times[which]?.push(performance.now() - began);
    }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return [median(times[0]), median(times[1])];
}

/** Pause of a slow request in a control, in ms: longer than the rest of the request on a busy machine. */
export const controlPauseMs = 100;

/**
 * Fails when one of the two takes a third longer than the other in three measurements: a busy moment of the machine may
 * concern more of one than of the other; what tells them apart is there each time.
 */
export async function expectSameTime(one: Measured, other: Measured, rounds: number): Promise<void> {
  const ratios: number[] = [];
  while (ratios.length < 3) {
    const [first, second] = await medianTimes(one, other, rounds);
    if (second / first > 0.75 && second / first < 1.33) return;
    ratios.push(second / first);
  }
  expect.fail(`one takes another time than the other, each time: ${ratios.join(', ')}`);
}

/** The control: fails unless the first of the two, which pauses for `controlPauseMs`, is found to take longer. */
export async function expectLongerTime(slow: Measured, fast: Measured): Promise<void> {
  const [longer, shorter] = await medianTimes(slow, fast, 20);
  expect(shorter / longer).toBeLessThan(0.75);
}
