import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterResize } from './after-resize.ts';

describe('a resize of the window', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('calls the handler once, 50 ms after the last resize event [LIST-27]', () => {
    const target = new EventTarget();
    const act = vi.fn();
    const left = new AbortController();
    afterResize(target, act, left.signal);
    target.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(40);
    target.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(49);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(1);
    target.dispatchEvent(new Event('resize'));
    left.abort();
    target.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(100);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
