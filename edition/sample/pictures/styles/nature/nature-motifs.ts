import type { Motifs } from '../../picture-types.ts';
import { drought, field } from './farm-land-motifs.ts';
import { birds, lake, river, storm } from './water-motifs.ts';
import { forest, mountain } from './wild-land-motifs.ts';

export const natureMotifs: Motifs = new Map([
  ['mountain', mountain],
  ['river', river],
  ['forest', forest],
  ['storm', storm],
  ['field', field],
  ['lake', lake],
  ['birds', birds],
  ['drought', drought],
]);
