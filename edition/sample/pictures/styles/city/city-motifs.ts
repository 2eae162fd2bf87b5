import type { Motifs } from '../../picture-types.ts';
import { housing, market, square, street } from './city-places.ts';
import { bridge, roadworks, station, tram } from './city-transport.ts';

export const cityMotifs: Motifs = new Map([
  ['bridge', bridge],
  ['tram', tram],
  ['street', street],
  ['housing', housing],
  ['market', market],
  ['station', station],
  ['roadworks', roadworks],
  ['square', square],
]);
