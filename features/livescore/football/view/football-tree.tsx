import { type ElementTree, elementTree } from '#ui/element-tree.ts';
import type { FootballData } from '../football-data.ts';
import { footballParts } from './DeviceParts.tsx';
import { FootballView } from './FootballView.tsx';

/** The view of the football page as data for the browser. */
export function footballTree(data: FootballData): ElementTree {
  return elementTree(<FootballView data={data} />, footballParts);
}
