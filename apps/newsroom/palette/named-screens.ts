import type { Newsroom } from '#features/kit/public.newsroom.ts';
import { may } from '#features/sites/public.ts';
import { screens } from '../screens.ts';

/** The named screens that the person may open; the menu leaves out those with `isOnlyFound`. */
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
