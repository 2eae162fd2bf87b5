import type { StillLife } from './still-life.ts';
import * as art from './things/art-things.ts';
import * as house from './things/house-things.ts';
import * as kitchen from './things/kitchen-things.ts';
import * as machine from './things/machine-things.ts';
import * as paper from './things/paper-things.ts';
import * as scene from './things/scene-things.ts';

export const cityStillLifes: Record<string, StillLife> = {
  'divided-bench': {
    room: 'street',
    at: [600, 740, 0.5],
    things: [[house.dividedBench, 600, 690, 1.15]],
    focal: [600, 480],
  },
  entryphone: {
    room: 'street',
    at: [400, 560, 0.2],
    things: [
      [house.entryphone, 560, 720, 1.2],
      [house.keyRing, 960, 700, 1.05],
    ],
    focal: [600, 420],
  },
};

export const nightStillLifes: Record<string, StillLife> = {
  'first-coffee': {
    room: 'bar',
    hero: 1,
    mirror: false,
    things: [
      [machine.clock(4, 47, 'second'), 830, 250, 1.3],
      [kitchen.cup('main'), 460, 690, 1.5],
      [paper.ticket('third'), 820, 690, 1.1, -8],
    ],
  },
  'pickle-cocktail': {
    room: 'bar',
    hero: 1,
    things: [
      [kitchen.pickleJar, 380, 690, 1.25],
      [kitchen.sourCocktail, 760, 690, 1.4],
      [kitchen.wheel('leaf', 60), 1000, 660, 0.9],
    ],
  },
  'swept-floor': {
    part: [0.5, 0.84],
    at: [600, 750, 0.6],
    room: 'bar',

    things: [
      [house.broom, 420, 720, 1.15, 14],
      [house.bucket, 780, 700, 1.2],
      [house.shoe('main'), 1010, 720, 0.8],
    ],
    focal: [600, 460],
  },
  'late-talk': {
    part: [0.5, 0.22],
    room: 'bar',
    things: [
      [machine.microphone, 600, 700, 1.6],
      [kitchen.wineGlass('main'), 330, 690, 1.35],
      [kitchen.wineGlass('third'), 880, 690, 1.35],
    ],
  },
};

export const politicsStillLifes: Record<string, StillLife> = {
  'form-guide': {
    room: 'table-from-above',
    hero: 1,
    mirror: false,
    setting: 'above',
    things: [
      [scene.blankForm, 350, 400, 1.3, -5],
      [scene.picturedGuide, 800, 410, 1.35, 4],
      [paper.pencil('main'), 520, 640, 1, -24],
    ],
  },
  'long-letter': {
    room: 'office',
    things: [
      [paper.foldedLetter, 600, 360, 1.35, -3],
      [paper.envelope, 300, 680, 1, -8],
      [paper.glasses, 880, 690, 1.15, 6],
    ],
  },
  'clapping-hands': {
    at: [600, 560, 0.7],
    room: 'hall',
    setting: 'above',
    things: [[art.palmHands, 600, 480, 1.4]],
  },
};
