import type { Scenes } from '../../picture-types.ts';
import { bar, dancefloor, dj } from './indoor-night-motifs.ts';
import type { Neon } from './neon.ts';
import { neonWall } from './neon-signs.ts';
import { club, rooftop, skylineNight, streetlight } from './street-night-motifs.ts';

export const nightScenes: Scenes<Neon> = new Map([
  ['club', club],
  ['skyline', skylineNight],
  ['neon', neonWall],
  ['dj', dj],
  ['bar', bar],
  ['streetlight', streetlight],
  ['dancefloor', dancefloor],
  ['rooftop', rooftop],
]);
