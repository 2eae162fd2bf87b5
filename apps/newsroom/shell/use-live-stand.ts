import { useSyncExternalStore } from 'react';
import { liveConnection } from '#features/writing/public.newsroom.ts';

export function useLiveStand() {
  return useSyncExternalStore(liveConnection.subscribe, () => liveConnection.stand);
}
