import { expect, it } from 'vitest';
import { fixtureStateOf, hasScore, isLive, stateGroup } from './fixture-state.ts';

/** The provider's own list of codes. */
const groups = {
  'not-started': ['TBD', 'NS', 'PST'],
  live: ['1H', 'HT', '2H', 'ET', 'BT', 'P', 'SUSP', 'INT', 'LIVE'],
  finished: ['FT', 'AET', 'PEN'],
  ended: ['CANC', 'ABD', 'AWD', 'WO'],
  unknown: ['XT', ''],
};

it.each(Object.entries(groups).flatMap(([group, codes]) => codes.map((code) => [code, group])))(
  'a match with the code "%s" is %s [FOOT-10]',
  (code, group) => {
    const state = fixtureStateOf(code);
    expect(stateGroup(state)).toBe(group);
    expect(isLive(state)).toBe(group === 'live');
    expect(hasScore(state)).toBe(group !== 'not-started');
  },
);
