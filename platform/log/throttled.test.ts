import { expect, it } from 'vitest';
import { throttled } from './throttled.ts';

it('reports the first error at once, then at intervals with the number of errors', () => {
  const logged: [unknown, number][] = [];
  let time = 0;
  const log = throttled((error, times) => logged.push([error, times]), { everyMs: 10_000, now: () => time });
  for (time = 0; time <= 20_000; time += 1_000) log(`fault at ${time}`);
  expect(logged).toEqual([
    ['fault at 0', 1],
    ['fault at 10000', 10],
    ['fault at 20000', 10],
  ]);
});
