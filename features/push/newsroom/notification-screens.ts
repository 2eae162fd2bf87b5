/** The newsroom's screens of notifications. */
import type { Screen } from '#features/kit/public.newsroom.ts';
import { sendingWords } from './sending-words.ts';

export const notificationScreens: readonly Screen[] = [
  {
    path: '/ertesitesek',
    load: async () => (await import('./NotificationsScreen.tsx')).NotificationsScreen,
    name: (language) => sendingWords[language].notifications,
    right: 'publish-stories',
  },
  { path: '/ertesitesek/$id', load: async () => (await import('./SendScreen.tsx')).SendScreen },
];
