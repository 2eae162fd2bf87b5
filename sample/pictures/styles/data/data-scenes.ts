import type { Scenes } from '../../picture-types.ts';
import { commuteCeiling } from './commute-motif.ts';
import { bars, lines, map } from './data-fields-motifs.ts';
import { dots, network, waffle } from './data-marks-motifs.ts';
import type { Plot } from './plot.ts';

export const dataScenes: Scenes<Plot> = new Map([
  ['bars', bars],
  ['map', map],
  ['network', network],
  ['dots', dots],
  ['lines', lines],
  ['waffle', waffle],
  ['commute-ceiling', commuteCeiling],
]);
