import * as house from '../../still-lifes/things/house-things.ts';
import * as kitchen from '../../still-lifes/things/kitchen-things.ts';
import * as machine from '../../still-lifes/things/machine-things.ts';
import * as office from '../../still-lifes/things/office-things.ts';
import * as paper from '../../still-lifes/things/paper-things.ts';
import * as study from '../../still-lifes/things/study-things.ts';
import type { Kits } from '../kit.ts';

export const portraitKits: Kits = {
  person: {
    things: [
      [paper.glasses, 'szemüveg'],
      [study.handMirror, 'kézitükör'],
      [kitchen.cup('main'), 'csésze'],
      [office.notebook('main'), 'jegyzetfüzet'],
    ],
    front: 0,
  },
  duo: {
    things: [
      [kitchen.cup('main'), 'csésze'],
      [kitchen.cup('second'), 'másik csésze'],
      [house.keyRing, 'kulcscsomó'],
      [paper.glasses, 'szemüveg'],
    ],
  },
  profile: {
    things: [
      [house.leaf, 'falevél'],
      [study.globe, 'földgömb'],
      [office.lightBulb, 'villanykörte'],
      [paper.openBook('second'), 'nyitott könyv'],
    ],
    front: 0,
  },
  speaker: {
    things: [
      [machine.microphone, 'mikrofon'],
      [office.glassOfWater, 'pohár víz'],
      [machine.headphones, 'fejhallgató'],
      [paper.sheet(8), 'jegyzetlap'],
    ],
    front: 0,
    part: [0.5, 0.22],
  },
};
