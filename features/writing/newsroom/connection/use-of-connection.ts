import { useSyncExternalStore } from 'react';
import type { StoryConnection } from './story-connection.ts';

/** What a component shows of a connection: it is drawn again when `read` gives another value. */
export function useOfConnection<T>(connection: StoryConnection, read: (connection: StoryConnection) => T): T {
  const now = () => read(connection);
  return useSyncExternalStore(connection.subscribe, now, now);
}
