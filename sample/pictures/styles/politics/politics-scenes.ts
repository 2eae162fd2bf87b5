import type { Scenes } from '../../picture-types.ts';
import type { Burin } from './burin.ts';
import { assembly, handshake, meeting, microphones, podium } from './politics-people-motifs.ts';
import { ballot, courthouse, documents } from './politics-things-motifs.ts';

export const politicsScenes: Scenes<Burin> = new Map([
  ['podium', podium],
  ['assembly', assembly],
  ['documents', documents],
  ['ballot', ballot],
  ['handshake', handshake],
  ['courthouse', courthouse],
  ['microphones', microphones],
  ['meeting', meeting],
]);
