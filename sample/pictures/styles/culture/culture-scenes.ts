import type { Scenes } from '../../picture-types.ts';
import type { Collage } from './collage.ts';
import { laundrySession } from './laundry-motif.ts';
import { books, guitar, museum, typewriter } from './objects-motifs.ts';
import { cinema, concert, gallery, stage } from './venues-motifs.ts';

export const cultureScenes: Scenes<Collage> = new Map([
  ['stage', stage],
  ['books', books],
  ['gallery', gallery],
  ['cinema', cinema],
  ['guitar', guitar],
  ['typewriter', typewriter],
  ['concert', concert],
  ['museum', museum],
  ['laundry-session', laundrySession],
]);
