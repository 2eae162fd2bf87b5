import type { StillLife } from './still-life.ts';
import * as art from './things/art-things.ts';
import * as house from './things/house-things.ts';
import * as kitchen from './things/kitchen-things.ts';
import * as machine from './things/machine-things.ts';
import * as paper from './things/paper-things.ts';
import * as scene from './things/scene-things.ts';

export const cultureStillLifes: Record<string, StillLife> = {
  'letters-in-wall': {
    at: [640, 320, 0.5],
    room: 'workshop',

    setting: 'above',
    things: [
      [scene.lettersInWall, 600, 400, 1.05],
      [scene.rubble, 300, 790, 1.1],
      [scene.rubble, 900, 800, 0.9],
    ],
    focal: [600, 420],
  },
  'painted-chest': {
    room: 'library',
    at: [600, 740, 0.5],
    things: [
      [scene.paintedChest, 460, 670, 1.05],
      [scene.tripodCamera, 990, 730, 1.15],
    ],
    focal: [560, 480],
  },
  'driving-lesson': {
    at: [620, 750, 0.7],
    room: 'street',

    hero: 1,
    mirror: false,
    setting: 'ground',
    things: [
      [scene.trafficCone, 250, 700, 1.1],
      [scene.learnerCar, 640, 690, 1.25],
      [scene.trafficCone, 1050, 720, 1.25],
    ],
  },
  'water-gauge': {
    at: [520, 740, 0.62],
    room: 'garden',

    setting: 'ground',
    things: [[scene.gaugeWall, 560, 690, 0.95]],
    focal: [540, 400],
  },
  'lift-umbrella': {
    at: [600, 640, 0.85],
    room: 'station',

    things: [
      [house.liftDoors, 560, 690, 0.98],
      [house.foldedUmbrella, 640, 690, 1.15, 11],
    ],
    focal: [600, 420],
  },
  'accordion-table': {
    room: 'garden',
    things: [
      [art.accordion, 520, 660, 1.3, -3],
      [kitchen.wineGlass('main'), 860, 680, 1.2],
      [kitchen.wineGlass('third'), 990, 700, 1.2],
      [kitchen.loaf(), 250, 720, 0.75],
    ],
  },
  'drill-library': {
    room: 'library',
    hero: 3,
    things: [
      [paper.standingBook('second', 280), 240, 660, 1.1],
      [paper.standingBook('third', 310), 306, 660, 1.1],
      [paper.standingBook('main', 260), 372, 660, 1.1],
      [machine.drill, 640, 660, 1.3],
      [paper.standingBook('fourth', 300), 960, 660, 1.1],
      [paper.standingBook('second', 270), 1026, 660, 1.1],
    ],
  },
  'proof-page': {
    room: 'table-from-above',
    setting: 'above',
    things: [
      [paper.proofSheet, 540, 400, 1.45, -4],
      [paper.pencil('main'), 900, 420, 1.15, 68],
      [paper.glasses, 980, 640, 0.7, -12],
    ],
  },
  'parish-register': {
    room: 'library',
    hero: 2,
    things: [
      [paper.lyingBook('main', 360, 70), 990, 690, 0.9],
      [paper.lyingBook('second', 330, 60), 990, 626, 0.9],
      [paper.openBook('wood'), 500, 660, 1.3],
      [machine.magnifier, 620, 560, 1.05],
    ],
  },
  'book-press': {
    room: 'workshop',
    things: [
      [art.bookPress, 480, 680, 1.35],
      [art.needleThread, 920, 620, 0.9],
      [paper.lyingBook('third', 260), 950, 700, 1],
    ],
  },
  'short-stories': {
    room: 'parlour',
    hero: 3,
    things: [
      [paper.lyingBook('second', 280, 44), 400, 690, 1.2],
      [paper.lyingBook('main', 250, 40), 390, 638, 1.2],
      [paper.lyingBook('fourth', 230, 36), 410, 590, 1.2],
      [machine.stopwatch, 800, 540, 1.1],
      [paper.ticket('third'), 560, 720, 0.9, -8],
    ],
  },
  'viola-cimbalom': {
    room: 'parlour',
    hero: 1,
    things: [
      [art.cimbalom, 660, 690, 1.25],
      [art.viola, 300, 690, 1.05, -8],
      [art.mallets, 720, 500, 0.9, 40],
    ],
  },
  zither: {
    room: 'parlour',
    things: [
      [art.zither, 560, 640, 1.25],
      [paper.musicSheet, 930, 330, 0.7, 6],
      [kitchen.apple('third', 60), 980, 700, 0.9],
    ],
  },
  'wet-drum': {
    room: 'hall',
    things: [
      [art.drum, 480, 660, 1.35],
      [art.drumsticks, 700, 440, 1.1, 10],
      [art.unplugged, 900, 700, 1],
    ],
  },
  'record-crate': {
    room: 'shop',
    hero: 1,
    things: [
      [art.record('main'), 900, 470, 1.35],
      [art.recordCrate, 460, 690, 1.2],
      [art.record('third'), 1010, 660, 0.7],
    ],
  },
  'tape-reels': {
    room: 'workshop',
    things: [
      [machine.tapeReels, 470, 650, 1.2],
      [machine.looseReel, 960, 690, 1.15],
    ],
  },
  'page-turner': {
    room: 'hall',
    hero: 1,
    things: [
      [paper.musicSheet, 600, 330, 1.35, -2],
      [art.pianoKeys, 600, 640, 1.05],
    ],
    focal: [600, 400],
  },
  'button-puppet': {
    room: 'hall',
    hero: 1,
    things: [
      [house.suitcase, 300, 690, 1.15],
      [art.puppet, 660, 690, 1.1],
      [paper.ticket('third'), 960, 680, 0.9, 10],
    ],
    focal: [620, 400],
  },
  'mill-spools': {
    room: 'workshop',
    things: [
      [art.spool('main', 260), 250, 660, 1.15],
      [art.spool('third', 230), 420, 680, 1.15],
      [art.spool('second', 280), 600, 660, 1.15],
      [art.shuttle, 820, 680, 0.95, -6],
      [art.spool('fourth', 200), 1010, 640, 1],
    ],
  },
  'mural-fish': {
    at: [620, 720, 0.62],
    room: 'street',

    things: [
      [art.fish('second'), 500, 250, 1.7, -6],
      [art.fish('main'), 860, 370, 0.8, 8],
      [art.paintCan('main'), 320, 690, 1],
      [art.paintCan('second'), 580, 700, 1],
      [art.paintBrush('third'), 850, 660, 1.1, 56],
    ],
    focal: [560, 430],
  },
  'pocket-knife': {
    room: 'hall',
    hero: 1,
    things: [
      [house.chair, 900, 700, 1.15],
      [art.pocketKnife, 430, 620, 1.15, -6],
    ],
  },
  'waiting-pianos': {
    at: [600, 750, 0.66],
    room: 'workshop',

    hero: 2,
    things: [
      [art.uprightPiano('second'), 260, 620, 0.95],
      [art.uprightPiano('main'), 930, 620, 0.95],
      [art.uprightPiano('wood'), 600, 720, 1.25],
    ],
  },
  'trumpet-flag': {
    room: 'garden',
    hero: 1,
    things: [
      [paper.musicSheet, 330, 330, 0.85, -8],
      [art.trumpet, 580, 660, 1.3, -5],
      [house.flag, 960, 700, 1.1, 6],
    ],
  },
  'signal-lantern': {
    room: 'station',
    things: [
      [machine.lantern, 360, 690, 1.35],
      [machine.microphone, 790, 690, 1.35],
      [machine.headphones, 1010, 720, 0.7],
    ],
  },
  'silent-minute': {
    room: 'office',
    hero: 1,
    things: [
      [machine.stopwatch, 380, 520, 1.35],
      [machine.headphones, 820, 690, 1.5],
    ],
  },
  'waiting-bench': {
    room: 'station',
    at: [600, 740, 0.62],
    hero: 1,
    mirror: false,
    things: [
      [machine.clock(5, 12, 'dark'), 600, 170, 1],
      [house.waitingBench, 580, 680, 1.15],
      [house.suitcase, 820, 560, 0.85],
      [house.foldedUmbrella, 330, 690, 0.85, 12],
    ],
    focal: [600, 400],
  },
  'train-book': {
    room: 'station',
    things: [
      [paper.openBook('second'), 520, 650, 1.3],
      [paper.ticket('third'), 930, 640, 1, 8],
      [paper.pencil('main'), 860, 730, 0.9, -10],
    ],
  },
  'podcast-headphones': {
    room: 'office',
    hero: 1,
    things: [
      [machine.radio, 760, 680, 1.1],
      [machine.headphones, 350, 690, 1.45],
      [paper.ticket('main'), 560, 730, 0.8, -6],
    ],
  },
};
