import type { Scenes } from '../../picture-types.ts';
import {
  bookVan,
  cinemaBus,
  shutters,
  smallBridge,
  talkingStop,
  tramWash,
  tunnelMeeting,
} from './city-local-scenes.ts';
import { courtyard, railBomb, roofMove, turboRoundabout } from './city-news-scenes.ts';
import { housing, market, square, street } from './city-places.ts';
import type { Press } from './city-press.ts';
import { bridge, roadworks, station, tram } from './city-transport.ts';

export const cityScenes: Scenes<Press> = new Map([
  ['bridge', bridge],
  ['tram', tram],
  ['street', street],
  ['housing', housing],
  ['market', market],
  ['station', station],
  ['roadworks', roadworks],
  ['square', square],
  ['roof-move', roofMove],
  ['rail-bomb', railBomb],
  ['turbo-roundabout', turboRoundabout],
  ['courtyard', courtyard],
  ['talking-stop', talkingStop],
  ['tram-wash', tramWash],
  ['small-bridge', smallBridge],
  ['book-van', bookVan],
  ['cinema-bus', cinemaBus],
  ['tunnel-meeting', tunnelMeeting],
  ['shutters', shutters],
]);
