import type { Screen } from '#features/kit/public.newsroom.ts';
import { liveConsoleWords } from './live-console-words.ts';

export const liveScreens: readonly Screen[] = [
  {
    path: '/elo',
    load: async () => (await import('./LiveBlogsScreen.tsx')).LiveBlogsScreen,
    name: (language) => liveConsoleWords[language].live,
    right: 'write-own-stories',
  },
  { path: '/elo/$id', load: async () => (await import('./LiveConsoleScreen.tsx')).LiveConsoleScreen },
];
