/** States of a match [FOOT-10] [S43]. */

export type StateGroup = 'not-started' | 'live' | 'finished' | 'ended' | 'unknown';

/** Every state with the provider's code; `ended` matches were not played to their end and will not change any more. */
const states = {
  undated: { code: 'TBD', group: 'not-started' },
  'not-started': { code: 'NS', group: 'not-started' },
  postponed: { code: 'PST', group: 'not-started' },
  'first-half': { code: '1H', group: 'live' },
  'half-time': { code: 'HT', group: 'live' },
  'second-half': { code: '2H', group: 'live' },
  'extra-time': { code: 'ET', group: 'live' },
  break: { code: 'BT', group: 'live' },
  'shoot-out': { code: 'P', group: 'live' },
  suspended: { code: 'SUSP', group: 'live' },
  interrupted: { code: 'INT', group: 'live' },
  /** Half and minute are not known. */
  'in-progress': { code: 'LIVE', group: 'live' },
  finished: { code: 'FT', group: 'finished' },
  'finished-after-extra-time': { code: 'AET', group: 'finished' },
  'finished-after-shoot-out': { code: 'PEN', group: 'finished' },
  cancelled: { code: 'CANC', group: 'ended' },
  abandoned: { code: 'ABD', group: 'ended' },
  awarded: { code: 'AWD', group: 'ended' },
  walkover: { code: 'WO', group: 'ended' },
} as const satisfies Record<string, { code: string; group: StateGroup }>;

/** `unknown` is a code that the provider has added since. */
export type FixtureState = keyof typeof states | 'unknown';

const byCode = new Map<string, FixtureState>();
for (const [state, { code }] of Object.entries(states)) if (isState(state)) byCode.set(code, state);

export function fixtureStateOf(code: string): FixtureState {
  return byCode.get(code) ?? 'unknown';
}

export function stateGroup(state: FixtureState): StateGroup {
  return state === 'unknown' ? 'unknown' : states[state].group;
}

export function isLive(state: FixtureState): boolean {
  return stateGroup(state) === 'live';
}

/** True when missing data of the match will not be added later [S56]. */
export function isOver(state: FixtureState): boolean {
  const group = stateGroup(state);
  return group === 'finished' || group === 'ended';
}

/** Before kick-off there is no score, not even 0–0. */
export function hasScore(state: FixtureState): boolean {
  return stateGroup(state) !== 'not-started';
}

function isState(name: string): name is keyof typeof states {
  return name in states;
}
