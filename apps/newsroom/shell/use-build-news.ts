import { useEffect } from 'react';
import { deviceOf } from '#features/writing/public.newsroom.ts';
import { useLiveStand } from './use-live-stand.ts';

/** The application reloads only after so many milliseconds without input; sooner when nothing can be sent any more. */
const quietMs = { new: 20_000, tooOld: 2_000 };
const checkMs = 2_000;
/** A process of the build before may still answer: for each build the application is loaded again once. */
const reloadedKey = 'newsroom-reloaded-for';
/** The same for one that the servers do not understand: some of them may still send it for minutes. */
const tooOldKey = 'newsroom-too-old-at';
const leastBetweenMs = 60_000;

/**
 * Whether the server has another build; then the application is loaded again when nothing waits to be sent
 * [NRA-08].
 * @param isTooOld The server refuses this build's changes: they are stored on the device, and sent afterwards
 * [SAVE-12].
 */
export function useBuildNews(build: string, memberId: number, isTooOld: boolean): boolean {
  const { build: newest } = useLiveStand();
  const isNew = newest !== null && newest !== build;
  useEffect(() => {
    const isWanted = isNew && sessionStorage.getItem(reloadedKey) !== newest;
    if (!isTooOld && !isWanted) return undefined;
    let touchedAt = performance.now();
    const touched = () => {
      touchedAt = performance.now();
    };
    const kinds = ['keydown', 'pointerdown'] as const;
    for (const kind of kinds) addEventListener(kind, touched, true);
    const timer = setInterval(async () => {
      const isQuiet = document.hidden || performance.now() - touchedAt > quietMs[isTooOld ? 'tooOld' : 'new'];
      if (!isQuiet || document.querySelector('dialog[open]')) return;
      const device = await deviceOf(memberId);
      if (device === null || (!isTooOld && (await device.waiting()).length > 0)) return;
      if (isTooOld && Date.now() - Number(sessionStorage.getItem(tooOldKey)) < leastBetweenMs) return;
      if (isTooOld) sessionStorage.setItem(tooOldKey, String(Date.now()));
      else sessionStorage.setItem(reloadedKey, newest ?? '');
      location.reload();
    }, checkMs);
    return () => {
      clearInterval(timer);
      for (const kind of kinds) removeEventListener(kind, touched, true);
    };
  }, [isNew, newest, memberId, isTooOld]);
  return isNew;
}
