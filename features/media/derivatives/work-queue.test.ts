import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

describe('a work queue', () => {
  it('limits running and queued jobs, and rejects the rest', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 2 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const jobs = [0, 1, 2, 3, 4].map((number) =>
      queue.run(async () => {
        begun.push(number);
        await new Promise<void>((resolve) => {
          ends[number] = resolve;
        });
        return number;
      }),
    );
    await turn();
    expect(begun).toEqual([0, 1]);
    expect(jobs[4]).toBeNull();
    ends[1]?.();
    await turn();
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    ends[2]?.();
    await turn();
    ends[3]?.();
    expect(await Promise.all(jobs)).toEqual([0, 1, 2, 3, null]);
  });

  it('continues after a job that fails', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
    const failed = queue.run(() => Promise.reject(new Error('a broken picture')));
    const next = queue.run(async () => 'made');
    await expect(failed).rejects.toThrow('a broken picture');
    expect(await next).toBe('made');
    expect(await queue.run(async () => 'again')).toBe('again');
  });
});

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
