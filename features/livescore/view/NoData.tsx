import { NoData as Nothing } from '#ui/NoData.tsx';
import { listWords } from './livescore-words.ts';

/** „Még nincs adat.” [FOOT-16] [S53] */
export function NoData({ children = listWords.hu.noData }: { children?: string }) {
  return <Nothing>{children}</Nothing>;
}
