import { useState } from 'react';
import { newsroomEntrances } from '#features/accounts/public.ts';
import { failureText, useNewsroom } from '#features/kit/public.newsroom.ts';
import {
  deviceOf,
  reportUnsentCall,
  sendWaiting,
  thisDevice,
  type WaitingStory,
} from '#features/writing/public.newsroom.ts';
import { forgetMe } from '../calls/kept-answers.ts';

/** How long signing out waits for changes that are being sent. */
const patienceMs = 3_000;
const pauseMs = 200;

/** Signs out; with text that was never sent it asks first, and once it is sent the device is cleared [SAVE-07]. */
export function useSignOut() {
  const { me, language, send, tell } = useNewsroom();
  const [waiting, setWaiting] = useState<readonly WaitingStory[]>([]);
  async function leave(isCleared: boolean): Promise<void> {
    const device = await deviceOf(me.id);
    // Other devices must not announce changes that are discarded here.
    if (waiting.length > 0)
      await send(
        reportUnsentCall(thisDevice(), { stories: isCleared ? [] : ((await device?.unsent()) ?? []) }, false),
      );
    setWaiting([]);
    const answer = await send({ path: '/api/logout', read: () => undefined });
    if (answer.kind === 'failure' && answer.failure.reason === 'offline')
      return tell({ text: failureText(answer.failure, language), kind: 'failed' });
    if (isCleared) await device?.clear();
    forgetMe();
    location.assign(newsroomEntrances[0] ?? '/');
  }
  return {
    waiting,
    async signOut() {
      const device = await deviceOf(me.id);
      if (device) await sendWaiting(device, send);
      const began = performance.now();
      let left = (await device?.waiting()) ?? [];
      while (left.length > 0 && performance.now() - began < patienceMs) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        left = (await device?.waiting()) ?? [];
      }
      if (left.length > 0) setWaiting(left);
      else await leave(true);
    },
    stay: () => setWaiting([]),
    keepAndLeave: () => leave(false),
    discardAndLeave: () => leave(true),
  };
}
