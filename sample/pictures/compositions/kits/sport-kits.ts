import * as building from '../../still-lifes/things/building-things.ts';
import * as machine from '../../still-lifes/things/machine-things.ts';
import * as paper from '../../still-lifes/things/paper-things.ts';
import * as sport from '../../still-lifes/things/sport-things.ts';
import type { Kits } from '../kit.ts';

export const sportKits: Kits = {
  stadium: {
    things: [
      [sport.standSeat, 'lelátói szék'],
      [sport.scarf, 'szurkolói sál'],
      [sport.whistle, 'síp'],
      [paper.ticket('third'), 'belépőjegy'],
    ],
    front: 1,
  },
  runner: {
    things: [
      [sport.runningShoe, 'futócipő'],
      [sport.startBlock(), 'rajtgép'],
      [machine.stopwatch, 'stopperóra'],
      [sport.medal, 'érem'],
    ],
    front: 2,
  },
  football: {
    things: [
      [sport.soccerBall, 'futball-labda'],
      [sport.footballBoot, 'stoplis cipő'],
      [sport.whistle, 'síp'],
      [sport.scarf, 'szurkolói sál'],
    ],
    front: 3,
  },
  racecar: {
    things: [
      [sport.racingHelmet, 'bukósisak'],
      [sport.racingTyre, 'versenygumi'],
      [building.wrench, 'csavarkulcs'],
      [machine.stopwatch, 'stopperóra'],
    ],
    front: 1,
  },
  swimmer: {
    things: [
      [sport.swimGoggles, 'úszószemüveg'],
      [sport.kickboard, 'úszódeszka'],
      [sport.swimCap, 'úszósapka'],
      [machine.stopwatch, 'stopperóra'],
    ],
    front: 1,
  },
  handball: {
    things: [
      [sport.handball, 'kézilabda'],
      [sport.waterBottle, 'kulacs'],
      [sport.tapeRoll, 'ragasztószalag'],
      [sport.whistle, 'síp'],
    ],
    front: 1,
  },
  cyclist: {
    things: [
      [sport.bikeWheel, 'kerékpárkerék'],
      [sport.bikeHelmet, 'kerékpáros sisak'],
      [sport.waterBottle, 'kulacs'],
      [building.wrench, 'csavarkulcs'],
    ],
    front: 1,
  },
  trophy: {
    things: [
      [sport.trophyCup, 'serleg'],
      [sport.medal, 'érem'],
      [sport.scarf, 'szurkolói sál'],
      [sport.whistle, 'síp'],
    ],
    front: 1,
  },
};
