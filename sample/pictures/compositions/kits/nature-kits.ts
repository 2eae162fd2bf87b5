import * as art from '../../still-lifes/things/art-things.ts';
import * as building from '../../still-lifes/things/building-things.ts';
import * as house from '../../still-lifes/things/house-things.ts';
import * as kitchen from '../../still-lifes/things/kitchen-things.ts';
import * as outdoor from '../../still-lifes/things/outdoor-things.ts';
import * as paper from '../../still-lifes/things/paper-things.ts';
import * as sport from '../../still-lifes/things/sport-things.ts';
import * as stage from '../../still-lifes/things/stage-things.ts';
import * as water from '../../still-lifes/things/water-things.ts';
import type { Kits } from '../kit.ts';

export const natureKits: Kits = {
  mountain: {
    things: [
      [outdoor.hikingBoot, 'bakancs'],
      [outdoor.rucksack, 'hátizsák'],
      [outdoor.hikingMap, 'turistatérkép'],
      [outdoor.compass, 'iránytű'],
    ],
    front: 1,
  },
  river: {
    things: [
      [water.oar, 'evező'],
      [water.reedStalks('wood'), 'nád'],
      [water.rowingBoat, 'csónak'],
      [water.ropeCoil, 'kötél'],
    ],
    front: 1,
    part: [0.36, 0.84],
  },
  forest: {
    things: [
      [outdoor.antler, 'agancs'],
      [outdoor.firCone, 'fenyőtoboz'],
      [outdoor.mushroom, 'gomba'],
      [house.leaf, 'falevél'],
    ],
    front: 1,
  },
  storm: {
    things: [
      [outdoor.barometer, 'légnyomásmérő'],
      [stage.openUmbrella, 'esernyő'],
      [house.shoe('main'), 'cipő'],
      [house.bucket, 'vödör'],
    ],
    front: 1,
  },
  field: {
    things: [
      [kitchen.wheat, 'búzakalász'],
      [outdoor.tractorWheel, 'traktorkerék'],
      [kitchen.flourBag, 'liszteszsák'],
      [house.bucket, 'vödör'],
    ],
    front: 1,
  },
  lake: {
    things: [
      [water.sailingBoat, 'vitorlás'],
      [water.buoy, 'bója'],
      [water.lifebuoy, 'mentőgyűrű'],
      [water.ropeCoil, 'kötél'],
    ],
    front: 1,
    part: [0.5, 0.78],
  },
  birds: {
    things: [
      [outdoor.feather, 'toll'],
      [outdoor.binoculars, 'távcső'],
      [outdoor.nest, 'fészek'],
      [water.reedStalks('wood'), 'nád'],
    ],
    front: 1,
  },
  drought: {
    things: [
      [outdoor.clod, 'száraz föld egy hajtással'],
      [water.wateringCan, 'öntözőkanna'],
      [house.bucket, 'vödör'],
      [kitchen.wheat, 'búzakalász'],
    ],
    front: 0,
  },
  signpost: {
    things: [
      [outdoor.arrowPlate, 'turistatábla'],
      [art.paintCan('third'), 'festékesdoboz'],
      [art.paintBrush('third'), 'ecset'],
      [outdoor.hikingMap, 'turistatérkép'],
    ],
    front: 1,
  },
  'tidal-rail': {
    things: [
      [outdoor.mailBag, 'postástáska'],
      [paper.envelope, 'boríték'],
      [paper.letterBundle, 'levélköteg'],
      [water.lifebuoy, 'mentőgyűrű'],
    ],
    front: 0,
  },
  'via-ferrata': {
    things: [
      [outdoor.karabiner, 'karabiner'],
      [sport.bikeHelmet, 'sisak'],
      [water.ropeCoil, 'kötél'],
      [outdoor.hikingBoot, 'bakancs'],
    ],
    front: 2,
  },
  footbridge: {
    things: [
      [outdoor.plankBridge, 'pallók'],
      [water.ropeCoil, 'kötél'],
      [building.barrier, 'útlezáró korlát'],
      [outdoor.hikingBoot, 'bakancs'],
    ],
    front: 1,
    part: [0.5, 0.72],
  },
  waterfall: {
    things: [
      [outdoor.fern, 'páfrány'],
      [building.rock('steel'), 'kő'],
      [outdoor.rucksack, 'hátizsák'],
      [sport.waterBottle, 'kulacs'],
    ],
    front: 0,
  },
  'stone-tower': {
    things: [
      [outdoor.battlement, 'várfal'],
      [outdoor.binoculars, 'távcső'],
      [outdoor.hikingMap, 'turistatérkép'],
      [outdoor.compass, 'iránytű'],
    ],
    front: 1,
  },
  'river-bend': {
    things: [
      [outdoor.hikingMap, 'turistatérkép'],
      [outdoor.binoculars, 'távcső'],
      [outdoor.hikingBoot, 'bakancs'],
      [outdoor.compass, 'iránytű'],
    ],
    front: 1,
  },
  'lone-hill': {
    things: [
      [outdoor.basaltColumns, 'bazaltoszlopok'],
      [outdoor.grapes, 'szőlőfürt'],
      [kitchen.wineGlass('main'), 'pohár bor'],
      [kitchen.bottle('leaf'), 'palack'],
    ],
    front: 1,
  },
  'raised-bell': {
    things: [
      [water.bronzeBell, 'harang'],
      [water.fishingNet, 'halászháló'],
      [water.ropeCoil, 'kötél'],
      [water.buoy, 'bója'],
    ],
    front: 1,
  },
  'cave-shaft': {
    things: [
      [outdoor.caveHelmet, 'lámpás sisak'],
      [water.ropeCoil, 'kötél'],
      [outdoor.karabiner, 'karabiner'],
      [building.rock('steel'), 'kő'],
    ],
    front: 1,
  },
  'beaver-dam': {
    things: [
      [water.gnawedTrunk, 'megrágott fatörzs'],
      [water.reedStalks('wood'), 'nád'],
      [house.leaf, 'falevél'],
      [building.rock('steel'), 'kő'],
    ],
    front: 0,
  },
  ferry: {
    things: [
      [water.lifebuoy, 'mentőgyűrű'],
      [water.ropeCoil, 'kötél'],
      [paper.ticket('third'), 'kompjegy'],
      [building.rock('steel'), 'kő'],
    ],
    front: 0,
  },
  'rain-garden': {
    things: [
      [water.iris, 'nőszirom'],
      [water.wateringCan, 'öntözőkanna'],
      [building.rock('steel'), 'kő'],
      [house.bucket, 'vödör'],
    ],
    front: 1,
  },
  'quarry-stage': {
    things: [
      [stage.stageLamp, 'reflektor'],
      [stage.theatreMasks, 'színházi álarcok'],
      [outdoor.stoneBlock, 'kőtömb vésővel'],
      [outdoor.mallet, 'bunkó'],
    ],
    front: 1,
  },
};
