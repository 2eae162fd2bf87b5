import { NoData as Nothing } from '#ui/NoData.tsx';
import { listWords } from './list-words.ts';

/** „Még nincs adat.” [FOOT-16] [S53] */
export function NoData({ children = noData }: { children?: string }) {
  return <Nothing>{children}</Nothing>;
}

export const noData = listWords.hu.noData;
export const noResults = 'Nincs még elérhető információ.';
