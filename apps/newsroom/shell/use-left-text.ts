import { useEffect } from 'react';
import type { Send } from '#features/kit/public.newsroom.ts';
import {
  createUnsentReporter,
  deviceOf,
  liveConnection,
  memberTopic,
  sendWaiting,
} from '#features/writing/public.newsroom.ts';

const everyMs = 20_000;
/** Rounds after which the report is repeated: a server marks the device as unsent when its connection is lost. */
const reportEvery = 3;

/**
 * Sends changes that closed tabs or a crash left on this device, on any screen, reports to the server those
 * that could not be sent [SAVE-07], and deletes those that must not be stored any more [ACT-08] [SAVE-13].
 */
export function useLeftText(memberId: number, mayOpenStories: boolean, send: Send): void {
  useEffect(() => {
    if (!mayOpenStories) return undefined;
    let isSending = false;
    const reporter = createUnsentReporter();
    let round = 0;
    const sendLeft = async () => {
      if (isSending) return;
      isSending = true;
      try {
        const device = await deviceOf(memberId);
        if (!device) return;
        await sendWaiting(device, send);
        if (round % reportEvery === 0) reporter.forget();
        round += 1;
        await reporter.report(device, send);
      } catch (error) {
        console.error('What waits on this device could not be sent; it stays there.', error);
      } finally {
        isSending = false;
      }
    };
    void sendLeft();
    const timer = setInterval(() => void sendLeft(), everyMs);
    const again = () => {
      reporter.forget();
      void sendLeft();
    };
    // A hidden page may be suspended or closed before the next round.
    const farewell = async () => {
      const device = document.hidden ? await deviceOf(memberId) : null;
      if (device) await reporter.report(device, send, true);
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', farewell);
    const unfollow = liveConnection.follow(memberTopic(memberId), {
      changed: (version) => {
        if (version === null) again();
      },
    });
    return () => {
      clearInterval(timer);
      unfollow();
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', farewell);
    };
  }, [memberId, mayOpenStories, send]);
}
