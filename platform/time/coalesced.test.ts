import { expect, it } from 'vitest';
import { coalesced } from './coalesced.ts';

it('runs once more for all who asked meanwhile, never twice at a time', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const ask = coalesced(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  const asked = [ask(), ask(), ask()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await Promise.all(asked);
  expect(runs).toHaveLength(2);
});

it('tells everybody who waits that it failed, and runs again for who asks after that', async () => {
  let isBroken = true;
  const ask = coalesced(async () => {
    if (isBroken) throw new Error('az adatbázis elment');
  });
  const told = await Promise.allSettled([ask(), ask()]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  await expect(ask()).resolves.toBeUndefined();
});
