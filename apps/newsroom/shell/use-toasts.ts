import { useCallback, useRef, useState } from 'react';
import type { NewsroomNotice } from '#features/kit/public.newsroom.ts';
import type { Toast } from '#ui/app/Toasts.tsx';

const defaultSeconds = 6;

/** The notices that are shown; one that says a failure stays until it is closed. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const last = useRef(0);
  const close = useCallback((id: number) => setToasts((all) => all.filter((one) => one.id !== id)), []);
  const tell = useCallback(
    ({ text, kind = 'done', undo, seconds = defaultSeconds }: NewsroomNotice) => {
      last.current += 1;
      const id = last.current;
      const until = Date.now() + seconds * 1_000;
      setToasts((all) => [...all, { id, text, kind, undo, until }].slice(-3));
      if (kind === 'done') setTimeout(() => close(id), seconds * 1000);
    },
    [close],
  );
  return { toasts, tell, close };
}
