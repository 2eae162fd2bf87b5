import type { Scenes } from '../../picture-types.ts';
import { drought, field } from './farm-land-motifs.ts';
import type { Landscape } from './landscape.ts';
import { footbridge, signpost, stoneTower, tidalRail, viaFerrata } from './travel-scenes.ts';
import { loneHill, riverBend, waterfall } from './view-scenes.ts';
import { birds, lake, river, storm } from './water-motifs.ts';
import { beaverDam, caveShaft, ferry, quarryStage, rainGarden, raisedBell } from './water-scenes.ts';
import { forest, mountain } from './wild-land-motifs.ts';

export const natureScenes: Scenes<Landscape> = new Map([
  ['mountain', mountain],
  ['river', river],
  ['forest', forest],
  ['storm', storm],
  ['field', field],
  ['lake', lake],
  ['birds', birds],
  ['drought', drought],
  ['signpost', signpost],
  ['tidal-rail', tidalRail],
  ['via-ferrata', viaFerrata],
  ['footbridge', footbridge],
  ['waterfall', waterfall],
  ['stone-tower', stoneTower],
  ['river-bend', riverBend],
  ['lone-hill', loneHill],
  ['raised-bell', raisedBell],
  ['cave-shaft', caveShaft],
  ['beaver-dam', beaverDam],
  ['ferry', ferry],
  ['rain-garden', rainGarden],
  ['quarry-stage', quarryStage],
]);
