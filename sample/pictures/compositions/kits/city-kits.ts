import * as building from '../../still-lifes/things/building-things.ts';
import * as house from '../../still-lifes/things/house-things.ts';
import * as kitchen from '../../still-lifes/things/kitchen-things.ts';
import * as machine from '../../still-lifes/things/machine-things.ts';
import * as office from '../../still-lifes/things/office-things.ts';
import * as outdoor from '../../still-lifes/things/outdoor-things.ts';
import * as paper from '../../still-lifes/things/paper-things.ts';
import * as scene from '../../still-lifes/things/scene-things.ts';
import * as street from '../../still-lifes/things/street-things.ts';
import * as study from '../../still-lifes/things/study-things.ts';
import * as water from '../../still-lifes/things/water-things.ts';
import type { Kits } from '../kit.ts';

export const cityKits: Kits = {
  bridge: {
    things: [
      [street.bridgeRailing, 'hídkorlát'],
      [street.streetLamp, 'kandeláber'],
      [street.pigeon, 'galamb'],
    ],
    front: 1,
  },
  tram: {
    things: [
      [street.tramFront, 'villamos orra'],
      [street.streetLamp, 'kandeláber'],
      [paper.ticket('third'), 'menetjegy'],
      [street.pigeon, 'galamb'],
    ],
    front: 1,
  },
  street: {
    things: [
      [street.houseDoor, 'kapu'],
      [street.streetLamp, 'kandeláber'],
      [house.foldedUmbrella, 'esernyő'],
      [street.pigeon, 'galamb'],
    ],
    front: 1,
  },
  housing: {
    things: [
      [street.balcony, 'erkély'],
      [house.entryphone, 'kaputelefon'],
      [house.pottedPlant, 'cserepes növény'],
      [house.keyRing, 'kulcscsomó'],
    ],
    front: 2,
    zoom: 1.5,
  },
  market: {
    things: [
      [street.marketStall, 'piaci stand'],
      [kitchen.crate(kitchen.apple('main', 40)), 'láda alma'],
      [kitchen.onion(60), 'hagyma'],
      [kitchen.loaf(), 'kenyér'],
    ],
    zoom: 1.5,
  },
  station: {
    things: [
      [street.stationClock, 'pályaudvari óra'],
      [house.suitcase, 'bőrönd'],
      [paper.ticket('third'), 'menetjegy'],
      [kitchen.cup('main'), 'csésze'],
    ],
    front: 1,
  },
  roadworks: {
    things: [
      [building.barrier, 'útlezáró korlát'],
      [scene.trafficCone, 'terelőkúp'],
      [building.hardHat, 'védősisak'],
    ],
  },
  square: {
    things: [
      [street.fountain, 'szökőkút'],
      [street.pigeon, 'galamb'],
      [street.parkBench, 'pad'],
    ],
    front: 1,
    zoom: 1.5,
  },
  'roof-move': {
    things: [
      [building.hydraulicJack, 'hidraulikus emelő'],
      [building.hardHat, 'védősisak'],
      [building.wrench, 'csavarkulcs'],
      [machine.stopwatch, 'stopperóra'],
    ],
    front: 1,
    zoom: 1.5,
  },
  'rail-bomb': {
    things: [
      [building.bombShell, 'bomba'],
      [building.railPiece, 'sín'],
      [building.barrier, 'útlezáró korlát'],
      [scene.trafficCone, 'terelőkúp'],
    ],
    front: 1,
    part: [0.72, 0.5],
  },
  'turbo-roundabout': {
    things: [
      [street.roundaboutSign, 'körforgalmi tábla'],
      [scene.trafficCone, 'terelőkúp'],
      [building.barrier, 'útlezáró korlát'],
    ],
    front: 1,
  },
  courtyard: {
    things: [
      [street.parkBench, 'pad'],
      [house.pottedPlant, 'cserepes növény'],
      [water.wateringCan, 'öntözőkanna'],
      [paper.sheet(8), 'rajzlap'],
    ],
    front: 1,
  },
  'talking-stop': {
    things: [
      [street.speakingPost, 'beszélő megállóoszlop'],
      [street.whiteCane, 'fehér bot'],
      [paper.ticket('third'), 'menetjegy'],
    ],
    front: 1,
  },
  'tram-wash': {
    things: [
      [street.scrubBrush, 'nyeles kefe'],
      [house.bucket, 'vödör'],
      [street.tramFront, 'villamos orra'],
      [study.towels, 'törölközők'],
    ],
    part: [0.36, 0.86],
  },
  'small-bridge': {
    things: [
      [street.bridgeRailing, 'hídkorlát'],
      [building.rock('steel'), 'kő'],
      [water.reedStalks('wood'), 'nád'],
      [paper.sheet(8), 'jegyzőkönyv'],
    ],
    front: 2,
  },
  'book-van': {
    things: [
      [paper.openBook('main'), 'nyitott könyv'],
      [house.suitcase, 'bőrönd'],
      [paper.lyingBook('second'), 'könyv'],
      [office.rubberStamp, 'pecsét'],
    ],
    front: 1,
  },
  'cinema-bus': {
    things: [
      [street.projector, 'vetítőgép'],
      [street.popcorn, 'pattogatott kukorica'],
      [machine.looseReel, 'filmtekercs'],
      [paper.ticket('main'), 'mozijegy'],
    ],
    front: 1,
  },
  'tunnel-meeting': {
    things: [
      [building.cutterHead, 'fúrófej'],
      [building.hardHat, 'védősisak'],
      [building.rock('steel'), 'kő'],
      [outdoor.caveHelmet, 'lámpás sisak'],
    ],
    front: 1,
  },
  shutters: {
    things: [
      [street.shutterWindow, 'zsaluzott ablak'],
      [house.pottedPlant, 'cserepes növény'],
      [machine.screwdriver, 'csavarhúzó'],
      [paper.sheet(7), 'tervlap'],
    ],
    front: 1,
  },
};
