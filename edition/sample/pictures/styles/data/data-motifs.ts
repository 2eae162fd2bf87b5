import type { Motifs } from '../../picture-types.ts';
import { bars, lines, map } from './data-fields-motifs.ts';
import { dots, network, waffle } from './data-marks-motifs.ts';

export const dataMotifs: Motifs = new Map([
  ['bars', bars],
  ['map', map],
  ['network', network],
  ['dots', dots],
  ['lines', lines],
  ['waffle', waffle],
]);
