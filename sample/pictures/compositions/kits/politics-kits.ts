import * as machine from '../../still-lifes/things/machine-things.ts';
import * as office from '../../still-lifes/things/office-things.ts';
import * as paper from '../../still-lifes/things/paper-things.ts';
import type { Kits } from '../kit.ts';

export const politicsKits: Kits = {
  podium: {
    things: [
      [machine.microphone, 'mikrofon'],
      [office.glassOfWater, 'pohár víz'],
      [paper.sheet(9), 'beszéd papírja'],
      [paper.glasses, 'szemüveg'],
    ],
    part: [0.5, 0.22],
    front: 1,
  },
  assembly: {
    things: [
      [office.column, 'oszlopfő'],
      [office.tableBell, 'elnöki csengő'],
      [office.filePile, 'iratköteg'],
      [machine.microphone, 'mikrofon'],
    ],
    front: 1,
    part: [0.5, 0.2],
    zoom: 1.5,
  },
  documents: {
    things: [
      [office.filePile, 'iratköteg'],
      [office.rubberStamp, 'pecsét'],
      [paper.glasses, 'szemüveg'],
      [paper.envelope, 'boríték'],
    ],
    front: 2,
  },
  ballot: {
    things: [
      [office.ballotBox, 'szavazóurna'],
      [paper.envelope, 'boríték'],
      [paper.pencil('main'), 'ceruza'],
      [office.rubberStamp, 'pecsét'],
    ],
    front: 1,
  },
  handshake: {
    things: [
      [paper.sheet(9), 'szerződés'],
      [office.glassOfWater, 'pohár víz'],
      [office.rubberStamp, 'pecsét'],
      [paper.pencil('main'), 'ceruza'],
    ],
    front: 1,
  },
  courthouse: {
    things: [
      [office.gavel, 'bírói kalapács'],
      [office.column, 'oszlopfő'],
      [machine.balance, 'mérleg'],
      [office.filePile, 'iratköteg'],
    ],
    front: 0,
  },
  microphones: {
    things: [
      [machine.microphone, 'mikrofon'],
      [machine.headphones, 'fejhallgató'],
      [office.notebook('main'), 'jegyzetfüzet'],
      [paper.pencil('third'), 'ceruza'],
    ],
    part: [0.5, 0.22],
    front: 2,
    zoom: 1.45,
  },
  meeting: {
    things: [
      [office.waterJug, 'vizeskancsó'],
      [office.notebook('main'), 'jegyzetfüzet'],
      [office.namePlate, 'névtábla'],
      [office.glassOfWater, 'pohár víz'],
    ],
    front: 2,
  },
};
