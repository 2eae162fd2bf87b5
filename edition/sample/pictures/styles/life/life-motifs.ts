import type { Motifs } from '../../picture-types.ts';
import { food } from './food-motif.ts';
import { home, kitchen } from './home-rooms-motifs.ts';
import { classroom, hospital } from './public-rooms-motifs.ts';
import { computer, laboratory, space } from './science-motifs.ts';

export const lifeMotifs: Motifs = new Map([
  ['classroom', classroom],
  ['hospital', hospital],
  ['laboratory', laboratory],
  ['kitchen', kitchen],
  ['food', food],
  ['home', home],
  ['computer', computer],
  ['space', space],
]);
