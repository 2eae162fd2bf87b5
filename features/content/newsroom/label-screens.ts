/** The newsroom's screens of tags, sections and authors. */
import type { Screen } from '#features/kit/public.newsroom.ts';
import { labelKinds } from '../taxonomy/label-kinds.ts';
import { labelPaths } from './label-paths.ts';
import { labelWords } from './label-words.ts';

export const labelScreens: readonly Screen[] = labelKinds.flatMap((kind): Screen[] => [
  {
    path: labelPaths[kind],
    load: async () => (await import('./LabelsScreen.tsx')).labelsScreens[kind],
    name: (language) => labelWords[language].kinds[kind].several,
    right: 'edit-stories',
    // One entry leads to the three.
    ...(kind === 'tags' ? {} : { isOnlyFound: true }),
  },
  {
    path: `${labelPaths[kind]}/$id`,
    load: async () => (await import('./LabelScreen.tsx')).labelScreens[kind],
  },
]);
