import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poll, type Tab, waitMs } from './poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

class FakeTab extends EventTarget implements Tab {
  visibilityState: DocumentVisibilityState = 'visible';
  show(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function polling(answers: () => Promise<void> = async () => undefined) {
  const tab = new FakeTab();
  const network = new EventTarget();
  const ask = vi.fn(answers);
  const life = new AbortController();
  poll({ ask, tab, network, until: life.signal, random: () => 0.5 });
  return { tab, network, ask, life };
}

describe('asking for the version', () => {
  it('happens every fifteen seconds, a tenth earlier or later [LIVE-03] [S15]', async () => {
    expect([0, 0.5, 1].map((chance) => waitMs(0, chance))).toEqual([13_500, 15_000, 16_500]);
    const { ask } = polling();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ask).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(60_001);
    expect(ask).toHaveBeenCalledTimes(5);
  });

  it('becomes rarer with every failure, up to four minutes, and is itself again after an answer [S15]', async () => {
    expect([1, 2, 3, 4, 20].map((failures) => waitMs(failures, 0.5))).toEqual([
      ...[30_000, 60_000, 120_000, 240_000, 240_000],
    ]);
    let isDown = true;
    const { ask } = polling(async () => {
      if (isDown) throw new Error('down');
    });
    await vi.advanceTimersByTimeAsync(15_000 + 30_000);
    expect(ask).toHaveBeenCalledTimes(2);
    isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('happens soon when the network is back, however long the next wait would have been [LIVE-05]', async () => {
    let isDown = true;
    const { network, tab, ask } = polling(async () => {
      if (isDown) throw new Error('down');
    });
    await vi.advanceTimersByTimeAsync(15_000 + 30_000 + 60_000);
    expect(ask).toHaveBeenCalledTimes(3);
    isDown = false;
    network.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ask).toHaveBeenCalledTimes(4);
    tab.show('hidden');
    network.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('rests while nobody looks, and is made up for at once [S15]', async () => {
    const { tab, ask } = polling();
    tab.show('hidden');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).toHaveBeenCalledTimes(0);
    tab.show('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
    tab.show('hidden');
    tab.show('visible');
    await vi.advanceTimersByTimeAsync(14_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('waits for the answer before it asks again, and ends with the page', async () => {
    const { ask, life } = polling(() => new Promise((done) => setTimeout(done, 40_000)));
    await vi.advanceTimersByTimeAsync(54_000);
    expect(ask).toHaveBeenCalledTimes(1);
    life.abort();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
