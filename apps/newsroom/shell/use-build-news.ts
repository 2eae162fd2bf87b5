import { useEffect } from 'react';
import { deviceOf } from '#features/writing/public.newsroom.ts';
import { useLiveStand } from './use-live-stand.ts';

/** The application reloads only after so many milliseconds without input. */
const quietMs = 20_000;
const checkMs = 2_000;
/** A process of the build before may still answer: for each build the application is loaded again once. */
const reloadedKey = 'newsroom-reloaded-for';

/** Whether the server has another build; then the application is loaded again when nothing waits to be sent [NRA-08]. */
export function useBuildNews(build: string, memberId: number): boolean {
  const { build: newest } = useLiveStand();
  const isNew = newest !== null && newest !== build;
  useEffect(() => {
    if (!isNew || sessionStorage.getItem(reloadedKey) === newest) return undefined;
    let touchedAt = performance.now();
    const touched = () => {
      touchedAt = performance.now();
    };
    const kinds = ['keydown', 'pointerdown'] as const;
    for (const kind of kinds) addEventListener(kind, touched, true);
    const timer = setInterval(async () => {
      const isQuiet = document.hidden || performance.now() - touchedAt > quietMs;
      if (!isQuiet || document.querySelector('dialog[open]')) return;
      const device = await deviceOf(memberId);
      if (device === null || (await device.waiting()).length > 0) return;
      sessionStorage.setItem(reloadedKey, newest);
      location.reload();
    }, checkMs);
    return () => {
      clearInterval(timer);
      for (const kind of kinds) removeEventListener(kind, touched, true);
    };
  }, [isNew, newest, memberId]);
  return isNew;
}
