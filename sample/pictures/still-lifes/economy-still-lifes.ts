import type { StillLife } from './still-life.ts';
import * as house from './things/house-things.ts';
import * as kitchen from './things/kitchen-things.ts';
import * as machine from './things/machine-things.ts';
import * as paper from './things/paper-things.ts';

export const economyStillLifes: Record<string, StillLife> = {
  'money-scales': {
    room: 'shop',
    things: [
      [machine.balance, 560, 640, 1.25],
      [house.coinStack(2), 272, 452, 0.8],
      [paper.tornBanknote, 846, 372, 0.42, -6],
      [house.coinStack(5), 990, 690],
      [paper.banknote, 260, 690, 0.9, -9],
    ],
  },
  'receipt-strip': {
    room: 'table-from-above',
    setting: 'above',
    things: [
      [paper.longReceipt, 560, 400, 1.25, 7],
      [paper.bankCard('second'), 270, 290, 1.15, -16],
      [house.coin, 860, 250],
      [house.coin, 960, 310, 0.9],
      [house.coin, 250, 560, 0.8],
    ],
  },
  'coin-jars': {
    room: 'kitchen',
    things: [
      [kitchen.coinJar(0.85, 'main'), 400, 670, 1.25],
      [kitchen.coinJar(0.4, 'second'), 800, 680, 1.25],
      [house.coin, 600, 700, 0.8],
    ],
  },
  'piggy-umbrella': {
    room: 'parlour',
    hero: 1,
    things: [
      [house.umbrella, 620, 520, 1.15, -6],
      [house.piggyBank, 580, 680, 1.2],
      [house.coinStack(3), 940, 700, 0.9],
    ],
  },
  'bread-price': {
    room: 'shop',
    hero: 4,
    things: [
      [kitchen.wheat, 220, 640, 1.15, -8],
      [kitchen.flourBag, 990, 660, 1.2],
      [kitchen.slice, 330, 690, 1.05],
      [kitchen.slice, 460, 680, 1.15],
      [kitchen.loaf(), 690, 680, 1.15],
      [house.coinStack(2), 860, 720, 0.7],
    ],
  },
  'plugged-charger': {
    room: 'parlour',
    hero: 1,
    things: [
      [machine.socketPlug, 380, 640, 1.25],
      [machine.chargingPhone, 880, 690, 1.3, 4],
      [house.coin, 560, 700, 0.7],
    ],
    focal: [620, 440],
  },
  'robot-springs': {
    room: 'workshop',
    things: [
      [machine.robotArm, 430, 690, 1.2],
      [machine.spring(6, 'third'), 760, 690, 1],
      [machine.spring(4, 'second'), 930, 700, 1],
      [machine.spring(3, 'main'), 1060, 690, 0.9],
    ],
  },
  'tiny-screw': {
    room: 'table-from-above',
    hero: 1,
    setting: 'above',
    things: [
      [paper.sheet(9), 300, 420, 1.3, -6],
      [machine.magnifier, 700, 330, 1.9, 4],
      [machine.screw(90), 690, 300, 1.1, 24],
      [machine.screw(), 980, 600, 0.3, 60],
      [machine.screw(), 880, 640, 0.3, -20],
      [machine.screw(), 1010, 690, 0.3, 12],
      [machine.screw(), 560, 650, 0.3, 100],
    ],
  },
  'fridge-meter': {
    at: [620, 740, 0.72],
    hero: 1,
    room: 'kitchen',

    things: [
      [machine.fridge, 420, 690, 1.35],
      [machine.plugMeter, 790, 660, 1.3],
      [house.coinStack(3), 1010, 700, 0.9],
    ],
  },
  'server-heat': {
    at: [600, 740, 0.68],
    room: 'office',

    things: [
      [machine.serverRack('dark'), 250, 640, 1.1],
      [machine.serverRack('second'), 500, 640, 1.1],
      [machine.basin, 860, 720, 1.15],
      [machine.swimRing, 880, 640, 0.95],
    ],
  },
  'onion-crates': {
    room: 'garden',
    hero: 2,
    things: [
      [kitchen.crate(kitchen.onion(44), 320), 380, 540, 1.05],
      [kitchen.crate(kitchen.onion(44), 340), 360, 690, 1.15],
      [kitchen.crate(kitchen.onion(44), 320), 780, 690, 1.2],
      [kitchen.onion(64), 1030, 690, 1.2],
      [kitchen.onion(54), 600, 720, 1],
    ],
  },
  'moving-boxes': {
    at: [620, 740, 0.62],
    part: [0.4, 0.6],
    room: 'street',

    hero: 1,
    things: [
      [house.floorLamp, 960, 690, 1.05],
      [house.cardboardBox(340, 220), 420, 690, 1.1],
      [house.cardboardBox(260, 170), 400, 446, 1.1],
      [house.cardboardBox(180, 120), 440, 260, 1.05, -2],
      [house.chair, 740, 700, 1],
      [house.pottedPlant, 560, 446, 0.5],
    ],
  },
  'desk-phone': {
    room: 'office',
    hero: 3,
    things: [
      [paper.standingBook('second', 300), 300, 640, 1.1],
      [paper.standingBook('third', 270), 366, 640, 1.1],
      [paper.standingBook('main', 310), 432, 640, 1.1],
      [machine.deskPhone, 640, 690, 1.35],
      [house.key, 990, 600, 0.9, 76],
    ],
  },
  'library-hours': {
    room: 'library',
    mirror: false,
    things: [
      [machine.clock(4, 53, 'main'), 600, 290, 1.7],
      [paper.standingBook('second', 280), 260, 690, 1.1],
      [paper.standingBook('third', 250), 330, 690, 1.1],
      [paper.standingBook('main', 290), 400, 690, 1.1],
      [paper.lyingBook('second'), 820, 690, 1.1],
      [paper.lyingBook('third', 260), 810, 634, 1.1],
      [paper.lyingBook('main', 230), 836, 578, 1.1],
    ],
  },
  'washer-label': {
    at: [620, 750, 0.6],
    room: 'shop',

    things: [
      [machine.washer, 430, 700, 1.35],
      [machine.barLabel, 870, 620, 1.35, 3],
      [machine.screwdriver, 900, 700, 0.9, -3],
    ],
  },
  'hourglass-desk': {
    room: 'office',
    things: [
      [machine.hourglass, 430, 690, 1.3],
      [machine.headphones, 800, 690, 1.4],
      [paper.lyingBook('second', 340), 1010, 720, 0.8],
    ],
  },
  'walnut-price': {
    room: 'garden',
    hero: 2,
    things: [
      [house.leaf, 250, 430, 1.5, -40],
      [house.leaf, 960, 420, 1.3, 50],
      [house.walnut, 460, 690, 1.5],
      [house.walnut, 660, 700, 1.25],
      [house.coinStack(6), 880, 700, 1],
      [house.coinStack(3), 1030, 710, 0.8],
    ],
  },
  'shop-counter': {
    hero: 2,
    room: 'shop',

    things: [
      [kitchen.candle, 300, 680, 1.2],
      [kitchen.jar('crust', 230, 170), 500, 680, 1.2],
      [kitchen.loaf(), 780, 690, 1.1],
      [kitchen.bottle('main'), 1010, 670, 1.1],
      [house.coinStack(1), 630, 720, 0.6],
    ],
  },
};
