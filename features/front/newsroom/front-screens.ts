import type { Screen } from '#features/kit/public.newsroom.ts';
import { frontNewsroomWords } from './front-newsroom-words.ts';

const load = async () => (await import('./FrontScreen.tsx')).FrontScreen;

export const frontScreens: readonly Screen[] = [
  {
    path: '/cimlapok',
    load,
    name: (language) => frontNewsroomWords[language].fronts,
    right: 'edit-fronts',
  },
  { path: '/cimlapok/$site', load },
];
