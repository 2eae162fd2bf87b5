import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AskAsTyped, askAsTyped, debounceMs } from './ask-as-typed.ts';

interface Question {
  text: string;
  signal: AbortSignal;
  answer(value: string): void;
  fail(): void;
}

let asked: Question[];
let seen: string[];
let field: AskAsTyped;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  seen = [];
  field = askAsTyped<string>({
    ask: (text, signal) =>
      new Promise((answer, reject) => {
        asked.push({ text, signal, answer, fail: () => reject(new Error('offline')) });
      }),
    show: (answer, text) => seen.push(`${text}: ${answer}`),
    clear: () => seen.push('cleared'),
    fail: () => seen.push('failed'),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

describe('a field that asks as somebody types', () => {
  it('waits 150 ms after the last key [S08]', async () => {
    expect(debounceMs).toBe(150);
    field.typed('h');
    await pass(149);
    field.typed('hí');
    await pass(149);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked.map(({ text }) => text)).toEqual(['hí']);
  });

  it('asks from the first character, and not for blanks [SRCH-06]', async () => {
    field.typed('h');
    await pass(150);
    expect(asked).toHaveLength(1);
    field.typed('   ');
    await pass(150);
    expect(asked).toHaveLength(1);
    expect(seen).toEqual(['cleared']);
  });

  it('gives up the older question for the newer, whichever is answered first', async () => {
    field.typed('h');
    await pass(150);
    field.typed('hí');
    expect(asked[0]?.signal.aborted).toBe(true);
    await pass(150);
    asked[1]?.answer('hidak');
    asked[0]?.answer('hegyek');
    await pass(0);
    expect(seen).toEqual(['hí: hidak']);
  });

  it('says a failure, but not that of a question given up', async () => {
    field.typed('h');
    await pass(150);
    field.typed('hí');
    asked[0]?.fail();
    await pass(150);
    expect(seen).toEqual([]);
    asked[1]?.fail();
    await pass(0);
    expect(seen).toEqual(['failed']);
  });

  it('shows nothing once it was stopped', async () => {
    field.now('híd');
    await pass(0);
    field.stop();
    asked[0]?.answer('hidak');
    await pass(500);
    expect(seen).toEqual([]);
  });
});
