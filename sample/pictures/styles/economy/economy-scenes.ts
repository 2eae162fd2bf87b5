import type { Scenes } from '../../picture-types.ts';
import { cappuccinoPrice } from './cappuccino-motif.ts';
import type { Cutter } from './cutter.ts';
import { crane, energy, factory, truck } from './industry-motifs.ts';
import { bank, coins, shop, warehouse } from './trade-motifs.ts';

export const economyScenes: Scenes<Cutter> = new Map([
  ['factory', factory],
  ['coins', coins],
  ['crane', crane],
  ['shop', shop],
  ['warehouse', warehouse],
  ['energy', energy],
  ['bank', bank],
  ['truck', truck],
  ['cappuccino-price', cappuccinoPrice],
]);
