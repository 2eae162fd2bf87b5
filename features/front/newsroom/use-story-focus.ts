import { type RefObject, useEffect, useRef } from 'react';
import type { Front } from './front-answers.ts';

/** The focus follows a story that changes its place, once it is drawn there. */
export function useStoryFocus(list: RefObject<HTMLElement | null>, front: Front) {
  const wanted = useRef<{ box: string; story: number | null } | null>(null);
  useEffect(() => {
    if (wanted.current === null || front.boxes.length === 0) return;
    const { box, story } = wanted.current;
    const place = list.current?.querySelector(`[data-box="${CSS.escape(box)}"]`);
    const target =
      story === null
        ? place?.querySelector<HTMLElement>('button')
        : place?.querySelector<HTMLElement>(`[data-story="${story}"] a`);
    if (!target) return;
    wanted.current = null;
    target.focus();
  }, [list, front]);
  return (box: string, story: number | null) => {
    wanted.current = { box, story };
  };
}
