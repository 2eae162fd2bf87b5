import * as building from '../../still-lifes/things/building-things.ts';
import * as house from '../../still-lifes/things/house-things.ts';
import * as kitchen from '../../still-lifes/things/kitchen-things.ts';
import * as machine from '../../still-lifes/things/machine-things.ts';
import * as office from '../../still-lifes/things/office-things.ts';
import * as paper from '../../still-lifes/things/paper-things.ts';
import * as scene from '../../still-lifes/things/scene-things.ts';
import * as study from '../../still-lifes/things/study-things.ts';
import type { Kits } from '../kit.ts';

export const economyKits: Kits = {
  factory: {
    things: [
      [building.gear, 'fogaskerék'],
      [building.hardHat, 'védősisak'],
      [building.wrench, 'csavarkulcs'],
      [machine.screw(120), 'csavar'],
    ],
    front: 1,
  },
  coins: {
    things: [
      [office.coinHeap, 'pénzérmék'],
      [house.piggyBank, 'malacpersely'],
      [paper.banknote, 'bankjegy'],
      [office.calculator, 'számológép'],
    ],
    front: 1,
  },
  crane: {
    things: [
      [building.craneHook, 'daruhorog'],
      [building.hardHat, 'védősisak'],
      [office.brickStack, 'téglarakás'],
      [paper.sheet(8), 'tervrajz'],
    ],
    front: 1,
  },
  shop: {
    things: [
      [office.shoppingBasket, 'bevásárlókosár'],
      [machine.balance, 'mérleg'],
      [kitchen.loaf(), 'kenyér'],
      [house.coinStack(4), 'pénzérmék'],
    ],
  },
  warehouse: {
    things: [
      [office.barcodeScanner, 'vonalkódolvasó'],
      [office.handTruck, 'molnárkocsi'],
      [house.cardboardBox(280, 200), 'doboz'],
    ],
    front: 1,
  },
  energy: {
    things: [
      [building.solarPanel, 'napelem'],
      [office.lightBulb, 'villanykörte'],
      [building.windTurbine, 'szélkerék'],
      [machine.plugMeter, 'fogyasztásmérő'],
    ],
    front: 1,
  },
  bank: {
    things: [
      [office.vaultWheel, 'páncélajtó kereke'],
      [office.goldBars, 'aranyrudak'],
      [house.keyRing, 'kulcscsomó'],
      [house.coinStack(5), 'pénzérmék'],
    ],
    front: 1,
  },
  truck: {
    things: [
      [building.truckWheel, 'teherautókerék'],
      [scene.trafficCone, 'terelőkúp'],
      [house.cardboardBox(280, 200), 'doboz'],
      [kitchen.cup('light'), 'csésze'],
    ],
    front: 1,
  },
  'cappuccino-price': {
    things: [
      [study.cappuccinoCup, 'csésze kapucsínó'],
      [house.coinStack(6), 'pénzérmék'],
      [paper.longReceipt, 'blokk'],
      [kitchen.spoon(), 'kanál'],
    ],
    front: 1,
  },
};
