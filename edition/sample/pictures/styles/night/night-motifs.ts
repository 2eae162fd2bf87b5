import type { Motifs } from '../../picture-types.ts';
import { bar, dancefloor, dj } from './indoor-night-motifs.ts';
import { neonWall } from './neon-signs.ts';
import { club, rooftop, skylineNight, streetlight } from './street-night-motifs.ts';

export const nightMotifs: Motifs = new Map([
  ['club', club],
  ['skyline', skylineNight],
  ['neon', neonWall],
  ['dj', dj],
  ['bar', bar],
  ['streetlight', streetlight],
  ['dancefloor', dancefloor],
  ['rooftop', rooftop],
]);
