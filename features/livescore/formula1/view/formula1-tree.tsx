import { type ElementTree, elementTree } from '#ui/element-tree.ts';
import type { Formula1Data } from '../formula1-data.ts';
import { formula1Parts } from './Formula1Board.tsx';
import { Formula1View } from './Formula1View.tsx';

/** The view of the Formula 1 page as data for the browser. */
export function formula1Tree(data: Formula1Data): ElementTree {
  return elementTree(<Formula1View data={data} />, formula1Parts);
}
