import { pointing, standing } from '../figures/poses.ts';
import type { StillLife } from './still-life.ts';
import * as house from './things/house-things.ts';
import * as kitchen from './things/kitchen-things.ts';
import * as machine from './things/machine-things.ts';
import * as paper from './things/paper-things.ts';
import * as primer from './things/primer-things.ts';
import * as scene from './things/scene-things.ts';

export const lifeStillLifes: Record<string, StillLife> = {
  'cabbage-robot': {
    at: [640, 750, 0.85],
    room: 'workshop',

    hero: 2,
    things: [
      [scene.person(standing, 'third', { height: 330, hair: 'long' }), 210, 650],
      [scene.person(pointing, 'second', { height: 300, hair: 'short' }), 320, 650],
      [scene.cabbageRobot, 580, 690, 1.15],
      [scene.cabbage(), 900, 690, 1.05],
      [scene.shreds, 800, 720, 1.1],
      [kitchen.jar('leaf', 230, 170), 1060, 680, 1.05],
    ],
  },
  'camel-reader': {
    at: [600, 740, 0.7],
    room: 'library',
    mirror: false,
    things: [
      [primer.camelReader, 570, 610, 1.4],
      [primer.letterCard('T', 'second'), 150, 700, 1.05, -5],
      [primer.letterCard('A', 'main'), 300, 730, 1.05, 4],
      [primer.letterCard('L', 'gold'), 900, 730, 1.05, -4],
      [primer.letterCard('I', 'leaf'), 1050, 700, 1.05, 6],
      [paper.pencil(), 600, 735, 0.9, 6],
    ],
    focal: [580, 440],
  },
  'trail-things': {
    room: 'garden',
    hero: 1,
    things: [
      [paper.sheet(7), 930, 400, 0.75, 8],
      [house.schoolbag, 420, 680, 1.35],
      [house.shoe('wood'), 730, 690, 1.05],
      [house.shoe('wood'), 830, 730, 1.05],
      [kitchen.cup('main'), 1060, 690, 0.9],
    ],
  },
  'toaster-repair': {
    room: 'workshop',
    hero: 1,
    things: [
      [kitchen.jar('steel', 200, 150), 940, 660, 1.2],
      [machine.toaster, 500, 680, 1.35],
      [machine.screwdriver, 830, 720, 0.95, -6],
      [machine.screw(80), 700, 730, 0.4, 80],
    ],
  },
  'label-boxes': {
    at: [620, 740, 0.6],
    part: [0.4, 0.6],
    room: 'parlour',

    things: [
      [house.cardboardBox(330, 210), 330, 690, 1.15],
      [house.cardboardBox(300, 190), 700, 690, 1.15],
      [house.cardboardBox(270, 170, false), 520, 462, 1.15],
      [house.pottedPlant, 980, 680, 1.2],
    ],
  },
  'night-breakfast': {
    room: 'table-from-above',
    hero: 2,
    mirror: false,
    setting: 'above',
    things: [
      [machine.clock(10, 10, 'second'), 250, 190, 1.2],
      [machine.clock(6, 10, 'main'), 540, 190, 1.2],
      [kitchen.friedEggs, 470, 540, 1],
      [kitchen.butterKnife, 740, 540, 1.1],
      [kitchen.wheel('third', 66), 900, 620, 1.1],
      [paper.cover('second', 240, 330), 950, 330, 1, 9],
    ],
  },
  'borrowed-ladder': {
    at: [620, 740, 0.66],
    room: 'garden',

    things: [
      [house.ladder, 560, 720, 1.15, -9],
      [kitchen.crate(kitchen.apple('main', 40)), 900, 700, 1.05],
      [house.bucket, 270, 700, 1],
    ],
    focal: [600, 430],
  },
  'cuckoo-clock': {
    room: 'parlour',
    things: [
      [house.cuckooClock, 600, 560, 1.15],
      [house.pottedPlant, 240, 700, 1.15],
      [kitchen.cup('light'), 960, 710, 1],
    ],
    focal: [600, 370],
  },
  'counted-spoons': {
    part: [0.5, 0.2],
    room: 'table-from-above',
    hero: 1,
    setting: 'above',
    things: [
      [kitchen.napkin, 860, 460, 1.7, 8],
      ...[0, 1, 2, 3, 4].map((i) => [kitchen.spoon(), 190 + i * 112, 390, 1.5, i % 2 ? 2 : -2] as const),
      [kitchen.spoon(), 900, 430, 1.4, 62],
      [paper.sheet(8), 1000, 190, 0.62, 12],
    ],
  },
  'radio-notebook': {
    room: 'kitchen',
    things: [
      [machine.radio, 440, 640, 1.25],
      [paper.lyingBook('second', 320), 910, 660, 1.05],
      [paper.lyingBook('fourth', 300), 900, 606, 1.05],
      [paper.lyingBook('main', 280), 920, 552, 1.05],
      [kitchen.soupPlate, 700, 740, 0.9],
    ],
  },
  'bread-butter': {
    room: 'kitchen',
    hero: 1,
    things: [
      [kitchen.loaf(), 380, 660, 1.2],
      [kitchen.butteredSlice, 680, 690, 1.4, 4],
      [kitchen.cup('main'), 960, 690, 1.1],
      [kitchen.butterKnife, 820, 720, 0.8, 78],
    ],
  },
  'fridge-notes': {
    at: [600, 740, 0.75],
    room: 'kitchen',

    things: [
      [machine.fridgeNotes, 560, 720, 1.3],
      [house.pottedPlant, 930, 700, 1.2],
      [kitchen.cup('third'), 240, 700, 1],
    ],
    focal: [580, 400],
  },
  'alarm-bag': {
    room: 'school',
    mirror: false,
    things: [
      [machine.alarmClock, 420, 690, 1.35],
      [house.schoolbag, 820, 690, 1.35],
      [kitchen.apple('main'), 600, 700, 0.9],
      [paper.pencil('third'), 560, 745, 0.7, -4],
    ],
  },
  'sunday-lunch': {
    room: 'parlour',
    things: [
      [kitchen.tureen, 600, 600, 1.25],
      [kitchen.soupPlate, 330, 710, 1.05],
      [kitchen.soupPlate, 800, 730, 1.05],
      [kitchen.bottle('leaf'), 980, 610, 0.95],
    ],
  },
  'old-apples': {
    room: 'garden',
    hero: 1,
    things: [
      [kitchen.crate(kitchen.apple('third', 46), 380), 400, 680, 1.2],
      [kitchen.apple('main', 84), 740, 690, 1.15],
      [kitchen.apple('third', 72), 900, 700, 1.1],
      [kitchen.apple('leaf', 64), 1040, 690, 1],
      [house.leaf, 1010, 330, 1.1, 40],
    ],
  },
  'water-samples': {
    part: [0.5, 0.22],
    room: 'school',
    things: [
      [kitchen.jar('second', 260, 150), 250, 680, 1.1],
      [kitchen.jar('fourth', 260, 150), 440, 680, 1.1],
      [kitchen.jar('leaf', 260, 150), 630, 680, 1.1],
      [kitchen.jar('steel', 260, 150), 820, 680, 1.1],
      [kitchen.jar('crust', 260, 150), 1010, 680, 1.1],
    ],
  },
  'dance-shoes': {
    part: [0.3, 0.4],
    room: 'hall',
    things: [
      [house.shoe('main'), 420, 660, 1.3],
      [house.shoe('dark'), 560, 710, 1.3],
      [kitchen.cup('light'), 920, 690, 1.15],
    ],
  },
  'date-dictionary': {
    room: 'bar',
    hero: 2,
    things: [
      [kitchen.cup('second'), 250, 650, 1],
      [kitchen.cup('main'), 960, 650, 1],
      [paper.openBook('main'), 600, 690, 1.15],
      [paper.pencil('third'), 620, 748, 0.8, -8],
    ],
  },
  'dinner-box': {
    room: 'kitchen',
    hero: 4,
    things: [
      [kitchen.carrot, 420, 520, 1.2, -18],
      [kitchen.carrot, 500, 510, 1.25, 6],
      [kitchen.wheat, 700, 560, 0.9, 12],
      [kitchen.bottle('leaf'), 780, 560, 0.95, 6],
      [house.openBox, 600, 690, 1.2],
      [kitchen.roundFruit('main'), 960, 700, 1],
      [kitchen.onion(54), 240, 700, 1],
    ],
  },
  'counter-stools': {
    part: [0.5, 0.16],
    hero: 6,
    room: 'bar',

    things: [
      [house.keyRing, 250, 330, 0.85],
      [house.keyRing, 380, 330, 0.85],
      [house.keyRing, 510, 330, 0.85],
      [kitchen.soupPlate, 400, 610, 1.2],
      [kitchen.wineGlass('main'), 700, 640, 1.25],
      [kitchen.bottle('leaf'), 860, 620, 1.1],
      [house.stool, 1010, 780, 1.25],
    ],
  },
  'door-handle': {
    at: [700, 360, 0.5],
    room: 'parlour',

    setting: 'above',
    things: [[house.doorHandle, 600, 520, 1.35]],
    focal: [640, 330],
  },
  'birch-sensor': {
    room: 'workshop',
    hero: 2,
    things: [
      [house.leaf, 230, 330, 1.2, -30],
      [house.leaf, 380, 250, 0.9, 24],
      [machine.woodSensor, 600, 650, 1.2],
    ],
  },
};
