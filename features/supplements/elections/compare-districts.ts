/** A district's result beside that of the election before. */

import type { District } from '../records/election.ts';
import { districtResult } from './district-result.ts';

export interface DistrictComparison {
  winner: string;
  list: string;
  /** Shares then by the name of the list as it is now, 0–1; lists that did not stand are absent. */
  shares: ReadonlyMap<string, number>;
  /** Of the turnout, 0–1. */
  turnoutChange: number;
}

export function compareDistricts(now: District, before: District): DistrictComparison {
  const then = districtResult(before);
  const all = before.candidates.reduce((sum, [, , votes]) => sum + votes, 0);
  const shares = now.candidates.flatMap(([, list]): [string, number][] => {
    const same = before.candidates.filter((one) => nameForComparison(one[1]) === nameForComparison(list));
    const votes = same.reduce((sum, [, , count]) => sum + count, 0);
    return list === '' || same.length !== 1 || all === 0 ? [] : [[list, votes / all]];
  });
  return {
    winner: then.winner,
    list: then.list,
    shares: new Map(shares),
    turnoutChange: districtResult(now).turnout - then.turnout,
  };
}

/** The election office writes names in capitals, and with hyphens where the paper has dashes. */
function nameForComparison(list: string): string {
  return list.toLocaleLowerCase('hu').replaceAll('–', '-');
}
