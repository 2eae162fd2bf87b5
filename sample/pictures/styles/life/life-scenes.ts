import type { Scenes } from '../../picture-types.ts';
import { bathChess } from './bath-chess-motif.ts';
import { cubesat } from './cubesat-motif.ts';
import { food } from './food-motif.ts';
import type { Gouache } from './gouache.ts';
import { home, kitchen } from './home-rooms-motifs.ts';
import { classroom, hospital } from './public-rooms-motifs.ts';
import { computer, laboratory, space } from './science-motifs.ts';

export const lifeScenes: Scenes<Gouache> = new Map([
  ['classroom', classroom],
  ['hospital', hospital],
  ['laboratory', laboratory],
  ['kitchen', kitchen],
  ['food', food],
  ['home', home],
  ['computer', computer],
  ['space', space],
  ['cubesat', cubesat],
  ['bath-chess', bathChess],
]);
