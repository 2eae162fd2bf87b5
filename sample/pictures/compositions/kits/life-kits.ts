import * as house from '../../still-lifes/things/house-things.ts';
import * as kitchen from '../../still-lifes/things/kitchen-things.ts';
import * as machine from '../../still-lifes/things/machine-things.ts';
import * as office from '../../still-lifes/things/office-things.ts';
import * as paper from '../../still-lifes/things/paper-things.ts';
import * as study from '../../still-lifes/things/study-things.ts';
import type { Kits } from '../kit.ts';

export const lifeKits: Kits = {
  classroom: {
    things: [
      [study.globe, 'földgömb'],
      [study.slate, 'palatábla'],
      [paper.openBook('main'), 'nyitott könyv'],
      [kitchen.apple('main'), 'alma'],
    ],
    front: 0,
  },
  hospital: {
    things: [
      [study.stethoscope, 'sztetoszkóp'],
      [study.pillBottle, 'gyógyszeres doboz'],
      [study.thermometer, 'hőmérő'],
      [office.glassOfWater, 'pohár víz'],
    ],
    front: 2,
  },
  laboratory: {
    things: [
      [study.microscope, 'mikroszkóp'],
      [study.flask('main'), 'lombik'],
      [study.testTubes, 'kémcsövek'],
      [office.notebook('second'), 'jegyzetfüzet'],
    ],
    front: 1,
  },
  kitchen: {
    things: [
      [study.cookingPot, 'gőzölgő fazék'],
      [study.ladle, 'merőkanál'],
      [kitchen.carrot, 'répa'],
      [kitchen.onion(60), 'hagyma'],
    ],
    front: 1,
  },
  food: {
    things: [
      [study.fullPlate, 'tányér főzelék tojással'],
      [kitchen.carrot, 'répa'],
      [kitchen.soupPlate, 'leveses tányér'],
      [kitchen.spoon(), 'kanál'],
    ],
    front: 1,
  },
  home: {
    things: [
      [study.armchair, 'karosszék'],
      [house.floorLamp, 'állólámpa'],
      [paper.openBook('second'), 'nyitott könyv'],
      [kitchen.cup('main'), 'csésze'],
    ],
    front: 1,
  },
  computer: {
    things: [
      [study.keyboard, 'billentyűzet'],
      [study.monitor, 'képernyő'],
      [study.computerMouse, 'egér'],
      [kitchen.cup('main'), 'csésze'],
    ],
    front: 2,
  },
  space: {
    things: [
      [study.toyRocket, 'rakéta'],
      [study.telescope, 'csillagászati távcső'],
      [study.globe, 'földgömb'],
      [study.cubeSatellite, 'műhold'],
    ],
    front: 1,
  },
  cubesat: {
    things: [
      [study.cubeSatellite, 'műhold'],
      [study.telescope, 'csillagászati távcső'],
      [machine.screwdriver, 'csavarhúzó'],
      [machine.radio, 'rádió'],
    ],
    front: 1,
  },
  'bath-chess': {
    things: [
      [study.chessmen, 'sakkfigurák'],
      [study.towels, 'törölközők'],
      [study.chessboard, 'sakktábla'],
      [machine.stopwatch, 'stopperóra'],
    ],
    front: 1,
  },
};
