import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DebouncedRequests, debouncedRequests, debounceMs } from './debounced-requests.ts';

interface PendingRequest {
  text: string;
  signal: AbortSignal;
  answer(value: string): void;
  fail(): void;
}

let requests: PendingRequest[];
let calls: string[];
let field: DebouncedRequests;

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  calls = [];
  field = debouncedRequests<string>({
    request: (text, signal) =>
      new Promise((answer, reject) => {
        requests.push({ text, signal, answer, fail: () => reject(new Error('offline')) });
      }),
    show: (answer, text) => calls.push(`${text}: ${answer}`),
    clear: () => calls.push('cleared'),
    fail: () => calls.push('failed'),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

async function advance(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

describe('a field that sends requests while typing', () => {
  it('waits 150 ms after the last key [S08]', async () => {
    expect(debounceMs).toBe(150);
    field.typed('h');
    await advance(149);
    field.typed('hí');
    await advance(149);
    expect(requests).toEqual([]);
    await advance(1);
    expect(requests.map(({ text }) => text)).toEqual(['hí']);
  });

  it('sends requests from the first character, and none for blanks [SRCH-06]', async () => {
    field.typed('h');
    await advance(150);
    expect(requests).toHaveLength(1);
    field.typed('   ');
    await advance(150);
    expect(requests).toHaveLength(1);
    expect(calls).toEqual(['cleared']);
  });

  it('aborts the older request for the newer one, whichever is answered first', async () => {
    field.typed('h');
    await advance(150);
    field.typed('hí');
    expect(requests[0]?.signal.aborted).toBe(true);
    await advance(150);
    requests[1]?.answer('hidak');
    requests[0]?.answer('hegyek');
    await advance(0);
    expect(calls).toEqual(['hí: hidak']);
  });

  it('reports a failure, but not that of an aborted request', async () => {
    field.typed('h');
    await advance(150);
    field.typed('hí');
    requests[0]?.fail();
    await advance(150);
    expect(calls).toEqual([]);
    requests[1]?.fail();
    await advance(0);
    expect(calls).toEqual(['failed']);
  });

  it('shows nothing once it was stopped', async () => {
    field.now('híd');
    await advance(0);
    field.stop();
    requests[0]?.answer('hidak');
    await advance(500);
    expect(calls).toEqual([]);
  });
});
