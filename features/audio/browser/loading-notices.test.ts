import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadingNotices } from './loading-notices.ts';
import { playerWords } from './player-words.ts';

const words = playerWords.hu;

function noticesOfBar() {
  const shown = { status: { textContent: '' }, again: { hidden: true } };
  const notices = createLoadingNotices(shown, words);
  return { shown, notices };
}

describe('the notices of the player bar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('say after a moment that audio is loading, and later that it is slow', () => {
    const { shown, notices } = noticesOfBar();
    notices.start(true);
    vi.advanceTimersByTime(699);
    expect(shown.status.textContent).toBe('');
    vi.advanceTimersByTime(1);
    expect(shown.status.textContent).toBe(words.loading);
    vi.advanceTimersByTime(9_300);
    expect(shown.status.textContent).toBe(words.slow);
  });

  it('do not begin again with a stall, but with a new load', () => {
    const { shown, notices } = noticesOfBar();
    notices.start(true);
    vi.advanceTimersByTime(9_000);
    notices.start(false);
    expect(shown.status.textContent).toBe(words.loading);
    vi.advanceTimersByTime(1_000);
    expect(shown.status.textContent).toBe(words.slow);
    notices.start(true);
    expect(shown.status.textContent).toBe('');
  });

  it('end when playback begins, and offer another attempt after a failure', () => {
    const { shown, notices } = noticesOfBar();
    notices.start(true);
    notices.stop();
    vi.advanceTimersByTime(20_000);
    expect(shown.status.textContent).toBe('');
    notices.fail();
    expect(shown).toEqual({ status: { textContent: words.failed }, again: { hidden: false } });
    notices.stop();
    expect(shown).toEqual({ status: { textContent: '' }, again: { hidden: true } });
  });
});
