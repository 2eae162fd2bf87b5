/** Notices in the bar: audio is loading, is slow, or failed. */
import type { PlayerWords } from './player-words.ts';

/** Delays before the bar shows that audio is loading, and that loading is slow. */
const delays = { loadingMs: 700, slowMs: 10_000 };

/** Where the text is, and the button for another attempt. */
interface NoticeElements {
  status: Pick<HTMLElement, 'textContent'>;
  again: Pick<HTMLElement, 'hidden'>;
}

export interface LoadingNotices {
  /** A stall during loading does not restart the delays, unless `isNewLoad` is set. */
  start(isNewLoad: boolean): void;
  stop(): void;
  fail(): void;
}

export function createLoadingNotices({ status, again }: NoticeElements, words: PlayerWords): LoadingNotices {
  let timers: ReturnType<typeof setTimeout>[] = [];

  const show = (text: string, offersMore = false): void => {
    status.textContent = text;
    again.hidden = !offersMore;
  };
  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    show('');
  };
  return {
    stop,
    start(isNewLoad) {
      if (timers.length > 0 && !isNewLoad) return;
      stop();
      timers = [
        setTimeout(() => show(words.loading), delays.loadingMs),
        setTimeout(() => show(words.slow), delays.slowMs),
      ];
    },
    fail: () => show(words.failed, true),
  };
}
