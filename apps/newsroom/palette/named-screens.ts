import type { Newsroom } from '#features/kit/public.newsroom.ts';
import { may } from '#features/sites/public.ts';
import { screens } from '../screens.ts';

/** Those that the palette lists for a person; the menu leaves out those that are only found. */
export function namedScreens({
  me,
  language,
}: Pick<Newsroom, 'me' | 'language'>): { path: string; name: string; isOnlyFound: boolean }[] {
  return screens.flatMap(({ path, name, right, isOnlyFound = false }) =>
    name && (right === undefined || may({ kind: 'newsroom', ...me }, right))
      ? [{ path, name: name(language), isOnlyFound }]
      : [],
  );
}
