/** The sendings of one process, and how they end when it stops. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRunningSends } from './running-sends.server.ts';

const never = new AbortController().signal;

/** A sending that ends its batch when the test says so. */
function batch() {
  const { promise, resolve, reject } = Promise.withResolvers<'interrupted'>();
  return { promise, fail: reject, end: () => resolve('interrupted') };
}

describe('a process that stops', () => {
  it('tells every sending, and waits for the batches on their way', async () => {
    const sends = createRunningSends();
    const [one, two] = [batch(), batch()];
    const signals: AbortSignal[] = [];
    const runs = [one, two].map(({ promise }) =>
      sends.run(never, (signal) => {
        signals.push(signal);
        return promise;
      }),
    );
    let isStopped = false;
    const stopped = sends.stop().then(() => {
      isStopped = true;
    });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    one.end();
    await runs[0];
    await nextTurn();
    expect(isStopped).toBe(false);
    two.end();
    await stopped;
    expect(await Promise.all(runs)).toEqual(['interrupted', 'interrupted']);
  });

  it('is not held up by a sending that fails, whose error is the caller’s', async () => {
    const sends = createRunningSends();
    const one = batch();
    const run = sends.run(never, () => one.promise);
    const failed = expect(run).rejects.toThrow('the database is gone');
    const stopped = sends.stop();
    one.fail(new Error('the database is gone'));
    await Promise.all([failed, stopped]);
  });

  it('begins no further sending, and waits for none that has ended', async () => {
    const sends = createRunningSends();
    expect(await sends.run(never, async () => 'sent')).toBe('sent');
    await sends.stop();
    const run = sends.run(never, async ({ aborted }) => (aborted ? 'interrupted' : 'sent'));
    expect(await run).toBe('interrupted');
  });
});

it('a sending that its own signal ends leaves the others alone', async () => {
  const sends = createRunningSends();
  const own = new AbortController();
  const run = sends.run(own.signal, async (signal) => {
    await new Promise((done) => signal.addEventListener('abort', done));
    return 'interrupted';
  });
  const other = sends.run(never, async ({ aborted }) => (aborted ? 'interrupted' : 'waiting'));
  own.abort();
  expect(await Promise.all([run, other])).toEqual(['interrupted', 'waiting']);
});
