import { startTransition, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { StoryConnection } from './story-connection.ts';

/** A value of a connection; the component renders again when `read` returns a different one. */
export function useOfConnection<T>(connection: StoryConnection, read: (connection: StoryConnection) => T): T {
  const now = () => read(connection);
  return useSyncExternalStore(connection.subscribe, now, now);
}

interface LateOptions<T> {
  /** Maximum delay. */
  afterMs?: number;
  /** Whether a value replaces the shown one without delay. */
  isUrgent?: (value: T, shown: T) => boolean;
}

/**
 * Like `useOfConnection`, for values that may be shown with a delay: a key renders nothing before it is
 * painted, and keys in quick succession cause one render. React looks for the selection in the whole text
 * at each update of the page, also for a component outside the text.
 */
export function useLateOfConnection<T>(
  connection: StoryConnection,
  read: (connection: StoryConnection) => T,
  { afterMs = 250, isUrgent = () => false }: LateOptions<T> = {},
): T {
  const [shown, setShown] = useState(() => read(connection));
  const show = useEffectEvent(() => {
    const value = read(connection);
    // Without it React would render what a key causes before the key is painted.
    startTransition(() => setShown(() => value));
  });
  const hasUrgent = useEffectEvent(() => isUrgent(read(connection), shown));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const showNow = () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      show();
    };
    const stop = connection.subscribe(() => {
      if (hasUrgent()) showNow();
      else timer ??= setTimeout(showNow, afterMs);
    });
    // It may have changed since it was rendered.
    showNow();
    return () => {
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [connection, afterMs]);
  return shown;
}
