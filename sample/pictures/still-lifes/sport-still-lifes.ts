import type { StillLife } from './still-life.ts';
import * as building from './things/building-things.ts';
import * as machine from './things/machine-things.ts';
import * as sport from './things/sport-things.ts';
import * as water from './things/water-things.ts';

export const sportStillLifes: Record<string, StillLife> = {
  fencing: {
    room: 'hall',
    hero: 1,
    things: [
      [sport.epee, 300, 730, 1.05, -9],
      [sport.fencingMask, 600, 700, 1.05],
      [sport.epee, 900, 730, 1.05, 9],
      [sport.medal, 1060, 720, 0.7],
    ],
    focal: [600, 480],
  },
  kayak: {
    room: 'garden',
    hero: 1,
    things: [
      [water.oar, 300, 700, 1, -8],
      [water.rowingBoat, 620, 690, 1.05],
      [water.oar, 940, 700, 1, 8],
      [sport.medal, 1060, 720, 0.6],
    ],
  },
  'pool-medals': {
    room: 'hall',
    hero: 1,
    things: [
      [sport.swimCap, 250, 700, 1.05],
      [sport.medalIn('gold'), 520, 700, 1],
      [sport.medalIn('gold'), 740, 700, 1],
      [sport.swimGoggles, 1000, 720, 0.75],
    ],
  },
  'three-medals': {
    room: 'hall',
    hero: 1,
    things: [
      [sport.medalIn('steel'), 300, 690, 1.05],
      [sport.medalIn('gold'), 600, 670, 1.2],
      [sport.medalIn('crust'), 900, 690, 1.05],
    ],
    focal: [600, 440],
  },
  'added-time': {
    room: 'hall',
    things: [
      [machine.stopwatch, 430, 700, 1.2],
      [sport.soccerBall, 820, 700, 0.95],
      [sport.whistle, 1060, 720, 0.6],
    ],
  },
  'four-scarves': {
    room: 'hall',
    hero: 1,
    things: [
      [sport.scarfIn('leaf'), 230, 720, 1],
      [sport.scarfIn('second'), 480, 700, 1],
      [sport.scarfIn('third'), 730, 700, 1],
      [sport.scarfIn('gold'), 980, 720, 1],
    ],
    focal: [600, 460],
  },
  'two-boots': {
    room: 'hall',
    things: [
      [sport.footballBoot, 400, 700, 1.15],
      [sport.footballBoot, 860, 690, 1.05, -4],
      [sport.soccerBall, 640, 560, 0.45],
    ],
  },
  'pit-stop': {
    room: 'workshop',
    things: [
      [sport.racingTyre, 430, 710, 1.15],
      [building.wrench, 800, 720, 1.1],
      [machine.stopwatch, 1030, 710, 0.85],
    ],
  },
};
