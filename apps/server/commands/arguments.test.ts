/** What was typed wrong is said in a sentence before anything starts. */
import { expect, it } from 'vitest';
import { runLapzarta } from '../../../tests/lapzarta-process.ts';

it.each([
  ['support count ma 1 2', 'a day looks like 2026-11-21'],
  ['support count 2026-11-21 -1 2', 'a count is a whole number'],
  ['sandbox mnb nincs', 'mnb, ecb, bnr, weather, water'],
])('refuses "%s"', async (typed, sentence) => {
  const command = runLapzarta(typed.split(' '), {});
  expect((await command.exit).code, command.output()).toBe(1);
  expect(command.complaints()).toContain(sentence);
  expect(command.complaints()).not.toMatch(/^\s+at /m);
});
