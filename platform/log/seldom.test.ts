import { expect, it } from 'vitest';
import { seldom } from './seldom.ts';

it('says at once what is wrong, then now and then, and how often it was', () => {
  const said: [unknown, number][] = [];
  let time = 0;
  const tell = seldom((error, times) => said.push([error, times]), { everyMs: 10_000, now: () => time });
  for (time = 0; time <= 20_000; time += 1_000) tell(`fault at ${time}`);
  expect(said).toEqual([
    ['fault at 0', 1],
    ['fault at 10000', 10],
    ['fault at 20000', 10],
  ]);
});
