/** The order of a medal table: by gold as officially, or by all medals. */
import { byName } from '#platform/text/name-order.ts';
import type { Medals } from '../records/medals.ts';

export const medalOrders = ['arany', 'osszes'] as const;
export type MedalOrder = (typeof medalOrders)[number];

export interface MedalRow {
  /** From 1; countries with the same medals share it. */
  rank: number;
  country: string;
  code: string;
  gold: number;
  silver: number;
  bronze: number;
  total: number;
}

export function orderedMedals({ rows }: Medals, order: MedalOrder): MedalRow[] {
  const compare = order === 'arany' ? byGold : (a: Counts, b: Counts) => b.total - a.total || byGold(a, b);
  const countries = rows
    .map(([country, code, gold, silver, bronze]) => {
      return { country, code, gold, silver, bronze, total: gold + silver + bronze };
    })
    .toSorted((a, b) => compare(a, b) || byName('hu')(a.country, b.country));
  return countries.map((row) => ({
    ...row,
    rank: 1 + countries.filter((other) => compare(other, row) < 0).length,
  }));
}

type Counts = Pick<MedalRow, 'gold' | 'silver' | 'bronze' | 'total'>;

function byGold(a: Counts, b: Counts): number {
  return b.gold - a.gold || b.silver - a.silver || b.bronze - a.bronze;
}
