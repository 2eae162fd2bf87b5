import { afterEach, expect, it, vi } from 'vitest';
import { runBehaviours } from './behaviour.ts';

afterEach(() => vi.unstubAllGlobals());

it('runs behaviours in their order, and a failing one stops no other', () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const ran: string[] = [];
  const failure = new Error('no such element');
  const named = (name: string) => () => void ran.push(name);
  const failing = () => {
    throw failure;
  };
  const nowhere = { querySelector: () => null } as unknown as ParentNode;
  runBehaviours([named('first'), failing, named('last')], nowhere, new AbortController().signal);
  expect(ran).toEqual(['first', 'last']);
  expect(reported).toEqual([failure]);
});
