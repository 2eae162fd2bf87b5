import * as art from '../../still-lifes/things/art-things.ts';
import * as kitchen from '../../still-lifes/things/kitchen-things.ts';
import * as machine from '../../still-lifes/things/machine-things.ts';
import * as paper from '../../still-lifes/things/paper-things.ts';
import * as stage from '../../still-lifes/things/stage-things.ts';
import * as street from '../../still-lifes/things/street-things.ts';
import * as study from '../../still-lifes/things/study-things.ts';
import type { Kits } from '../kit.ts';

export const cultureKits: Kits = {
  stage: {
    things: [
      [stage.theatreMasks, 'színházi álarcok'],
      [stage.stageLamp, 'reflektor'],
      [paper.ticket('third'), 'színházjegy'],
      [paper.openBook('main'), 'szövegkönyv'],
    ],
    front: 1,
  },
  books: {
    things: [
      [paper.openBook('main'), 'nyitott könyv'],
      [paper.lyingBook('second'), 'csukott könyv'],
      [paper.glasses, 'szemüveg'],
      [kitchen.cup('main'), 'csésze'],
    ],
    front: 3,
  },
  gallery: {
    things: [
      [stage.framedPicture, 'keretezett kép'],
      [stage.palette, 'festőpaletta'],
      [art.paintCan('main'), 'festékesdoboz'],
      [art.paintBrush('third'), 'ecset'],
    ],
    front: 1,
  },
  cinema: {
    things: [
      [street.projector, 'vetítőgép'],
      [street.popcorn, 'pattogatott kukorica'],
      [machine.looseReel, 'filmtekercs'],
      [paper.ticket('main'), 'mozijegy'],
    ],
    front: 1,
  },
  guitar: {
    things: [
      [stage.guitarHead, 'gitárfej'],
      [art.record('main'), 'hanglemez'],
      [machine.headphones, 'fejhallgató'],
      [paper.musicSheet, 'kotta'],
    ],
    front: 1,
  },
  typewriter: {
    things: [
      [stage.typeKeys, 'írógép billentyűi'],
      [kitchen.cup('main'), 'csésze'],
      [stage.paperRoller, 'papír az írógép hengerén'],
      [paper.glasses, 'szemüveg'],
    ],
    front: 1,
  },
  concert: {
    things: [
      [art.trumpet, 'trombita'],
      [stage.musicStand, 'kottaállvány'],
      [art.drum, 'dob'],
      [art.drumsticks, 'dobverők'],
    ],
    front: 1,
  },
  museum: {
    things: [
      [stage.amphora, 'amfora'],
      [stage.stoneHead, 'kőfej'],
      [stage.framedPicture, 'keretezett kép'],
      [paper.ticket('third'), 'belépőjegy'],
    ],
    front: 1,
  },
  'laundry-session': {
    things: [
      [machine.microphone, 'mikrofon'],
      [art.drum, 'dob'],
      [study.towels, 'törölközők'],
      [art.drumsticks, 'dobverők'],
    ],
    front: 1,
  },
};
