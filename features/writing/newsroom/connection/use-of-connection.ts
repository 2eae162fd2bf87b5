import { useSyncExternalStore } from 'react';
import type { StoryConnection } from './story-connection.ts';

/** A value of a connection; the component renders again when `read` returns a different one. */
export function useOfConnection<T>(connection: StoryConnection, read: (connection: StoryConnection) => T): T {
  const now = () => read(connection);
  return useSyncExternalStore(connection.subscribe, now, now);
}
