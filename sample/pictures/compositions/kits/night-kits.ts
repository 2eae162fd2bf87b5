import * as art from '../../still-lifes/things/art-things.ts';
import * as house from '../../still-lifes/things/house-things.ts';
import * as kitchen from '../../still-lifes/things/kitchen-things.ts';
import * as machine from '../../still-lifes/things/machine-things.ts';
import * as office from '../../still-lifes/things/office-things.ts';
import * as outdoor from '../../still-lifes/things/outdoor-things.ts';
import * as stage from '../../still-lifes/things/stage-things.ts';
import * as street from '../../still-lifes/things/street-things.ts';
import type { Kits } from '../kit.ts';

export const nightKits: Kits = {
  club: {
    things: [
      [stage.ticketRoll, 'jegytekercs'],
      [stage.loudspeaker, 'hangfal'],
      [stage.martini, 'koktél'],
      [house.keyRing, 'kulcscsomó'],
    ],
    front: 1,
  },
  skyline: {
    things: [
      [stage.litWindow(), 'kivilágított ablak'],
      [outdoor.binoculars, 'távcső'],
      [kitchen.cup('main'), 'csésze'],
      [house.pottedPlant, 'cserepes növény'],
    ],
    front: 0,
  },
  neon: {
    things: [
      [stage.neonArrow, 'neonnyíl'],
      [house.ladder, 'létra'],
      [machine.screwdriver, 'csavarhúzó'],
      [office.lightBulb, 'villanykörte'],
    ],
    front: 1,
  },
  dj: {
    things: [
      [stage.turntable, 'lemezjátszó'],
      [machine.headphones, 'fejhallgató'],
      [art.record('main'), 'hanglemez'],
      [stage.loudspeaker, 'hangfal'],
    ],
    front: 1,
  },
  bar: {
    things: [
      [stage.martini, 'koktél'],
      [stage.shaker, 'keverőpohár'],
      [kitchen.bottle('leaf'), 'palack'],
      [kitchen.wheel('third', 60), 'citromkarika'],
    ],
    front: 1,
  },
  streetlight: {
    things: [
      [street.streetLamp, 'utcai lámpa'],
      [stage.openUmbrella, 'esernyő'],
      [house.shoe('main'), 'cipő'],
      [house.keyRing, 'kulcscsomó'],
    ],
    front: 1,
    part: [0.5, 0.3],
  },
  dancefloor: {
    things: [
      [stage.discoBall, 'tükörgömb'],
      [stage.loudspeaker, 'hangfal'],
      [house.shoe('main'), 'cipő'],
      [stage.martini, 'koktél'],
    ],
    front: 1,
  },
  rooftop: {
    things: [
      [stage.bulbString, 'színes égősor'],
      [stage.martini, 'koktél'],
      [house.stool, 'bárszék'],
      [machine.radio, 'rádió'],
    ],
    front: 1,
  },
};
