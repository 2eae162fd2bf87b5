import { afterEach, expect, it, vi } from 'vitest';
import { openBrowser, restoreBrowser } from '#tests/fake-browser.ts';
import { runBehaviours } from './behaviour.ts';

afterEach(restoreBrowser);

it('runs behaviours in their order, and a failing one stops no other', () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const ran: string[] = [];
  const failure = new Error('no such element');
  const named = (name: string) => () => void ran.push(name);
  const failing = () => {
    throw failure;
  };
  const { rootOf } = openBrowser();
  runBehaviours([named('first'), failing, named('last')], rootOf({}), new AbortController().signal);
  expect(ran).toEqual(['first', 'last']);
  expect(reported).toEqual([failure]);
});
