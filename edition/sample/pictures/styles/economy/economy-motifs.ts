import type { Motifs } from '../../picture-types.ts';
import { crane, energy, factory, truck } from './industry-motifs.ts';
import { bank, coins, shop, warehouse } from './trade-motifs.ts';

export const economyMotifs: Motifs = new Map([
  ['factory', factory],
  ['coins', coins],
  ['crane', crane],
  ['shop', shop],
  ['warehouse', warehouse],
  ['energy', energy],
  ['bank', bank],
  ['truck', truck],
]);
