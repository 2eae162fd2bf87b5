import { describe, expect, it } from 'vitest';
import { createPreloadQueue } from './preload-queue.ts';

function tasks() {
  const begun: number[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const task = (name: number) => (): Promise<void> => {
    begun.push(name);
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  };
  return { begun, ends, task };
}

async function settle(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
}

describe('the preload queue', () => {
  it('runs at most four tasks at a time, the latest first [BUILD-10]', async () => {
    const { begun, ends, task } = tasks();
    const queue = createPreloadQueue();
    for (let name = 1; name <= 6; name += 1) queue.add(task(name));
    expect(begun).toEqual([1, 2, 3, 4]);
    ends[0]?.resolve();
    await settle();
    expect(begun).toEqual([1, 2, 3, 4, 6]);
  });

  it('continues when a task fails [BUILD-10]', async () => {
    const { begun, ends, task } = tasks();
    const queue = createPreloadQueue();
    for (let name = 1; name <= 5; name += 1) queue.add(task(name));
    ends[2]?.reject(new Error('offline'));
    await settle();
    expect(begun).toContain(5);
  });

  it('drops the oldest waiting tasks', async () => {
    const { begun, ends, task } = tasks();
    const queue = createPreloadQueue();
    for (let name = 1; name <= 20; name += 1) queue.add(task(name));
    for (let at = 0; at < 16; at += 1) {
      ends[at]?.resolve();
      await settle();
    }
    expect(begun).toEqual([1, 2, 3, 4, 20, 19, 18, 17, 16, 15, 14, 13]);
  });
});
