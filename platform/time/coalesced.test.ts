import { expect, it } from 'vitest';
import { coalesced } from './coalesced.ts';

it('runs once more for all calls during a run, never twice at a time', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const trigger = coalesced(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  const pending = [trigger(), trigger(), trigger()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await Promise.all(pending);
  expect(runs).toHaveLength(2);
});

it('rejects all pending calls on failure, and runs again for later ones', async () => {
  let isBroken = true;
  const trigger = coalesced(async () => {
    if (isBroken) throw new Error('az adatbázis elment');
  });
  const outcomes = await Promise.allSettled([trigger(), trigger()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  await expect(trigger()).resolves.toBeUndefined();
});
