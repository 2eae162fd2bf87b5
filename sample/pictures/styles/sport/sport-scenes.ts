import type { Scenes } from '../../picture-types.ts';
import { racecar, stadium, trophy } from './arena-motifs.ts';
import { cyclist, footballMatch, handball, runner, swimmer } from './athletes-motifs.ts';
import type { Motion } from './motion.ts';

export const sportScenes: Scenes<Motion> = new Map([
  ['stadium', stadium],
  ['runner', runner],
  ['football', footballMatch],
  ['racecar', racecar],
  ['swimmer', swimmer],
  ['handball', handball],
  ['cyclist', cyclist],
  ['trophy', trophy],
]);
