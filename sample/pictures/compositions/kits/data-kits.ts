import * as house from '../../still-lifes/things/house-things.ts';
import * as machine from '../../still-lifes/things/machine-things.ts';
import * as office from '../../still-lifes/things/office-things.ts';
import * as outdoor from '../../still-lifes/things/outdoor-things.ts';
import * as paper from '../../still-lifes/things/paper-things.ts';
import * as street from '../../still-lifes/things/street-things.ts';
import type { Kits } from '../kit.ts';

export const dataKits: Kits = {
  bars: {
    things: [
      [office.chartSheet, 'oszlopdiagram papíron'],
      [office.calculator, 'számológép'],
      [office.ruler, 'vonalzó'],
      [paper.pencil('main'), 'ceruza'],
    ],
    front: 1,
  },
  map: {
    things: [
      [office.countryMap, 'térkép gombostűvel'],
      [machine.magnifier, 'nagyító'],
      [office.ruler, 'vonalzó'],
      [outdoor.compass, 'iránytű'],
    ],
    front: 1,
  },
  network: {
    things: [
      [office.pinboard, 'fonallal összekötött gombostűk'],
      [machine.magnifier, 'nagyító'],
      [paper.sheet(8), 'jegyzetlap'],
      [paper.pencil('main'), 'ceruza'],
    ],
    front: 1,
  },
  dots: {
    things: [
      [office.buttonJar, 'gombok befőttesüvegben'],
      [office.dice, 'dobókocka'],
      [office.ruler, 'vonalzó'],
      [machine.magnifier, 'nagyító'],
    ],
    front: 0,
  },
  lines: {
    things: [
      [outdoor.barometer, 'légnyomásmérő'],
      [machine.magnifier, 'nagyító'],
      [office.ruler, 'vonalzó'],
      [paper.pencil('main'), 'ceruza'],
    ],
    front: 1,
  },
  waffle: {
    things: [
      [office.pieChart, 'tortadiagram'],
      [office.abacus, 'golyós számoló'],
      [office.calculator, 'számológép'],
      [office.dice, 'dobókocka'],
    ],
    front: 1,
  },
  'commute-ceiling': {
    things: [
      [machine.stopwatch, 'stopperóra'],
      [street.stationClock, 'pályaudvari óra'],
      [house.suitcase, 'bőrönd'],
      [paper.ticket('third'), 'menetjegy'],
    ],
    front: 2,
  },
};
