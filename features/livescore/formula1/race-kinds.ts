/** Types and states of a session of a Grand Prix weekend. */

/** In the order of a weekend without a sprint. */
const types = {
  'practice-1': '1st Practice',
  'practice-2': '2nd Practice',
  'practice-3': '3rd Practice',
  'sprint-qualifying-1': '1st Sprint Shootout',
  'sprint-qualifying-2': '2nd Sprint Shootout',
  'sprint-qualifying-3': '3rd Sprint Shootout',
  sprint: 'Sprint',
  'qualifying-1': '1st Qualifying',
  'qualifying-2': '2nd Qualifying',
  'qualifying-3': '3rd Qualifying',
  race: 'Race',
} as const;

/** `unknown` is a name that the provider has added since. */
export type RaceType = keyof typeof types | 'unknown';

const states = {
  scheduled: 'Scheduled',
  live: 'Live',
  completed: 'Completed',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
} as const;

export type RaceState = keyof typeof states | 'unknown';

const typesByName = inverse<RaceType>(types);
const statesByName = inverse<RaceState>(states);

export function raceTypeOf(name: string): RaceType {
  return typesByName.get(name.toLowerCase()) ?? 'unknown';
}

export function raceStateOf(name: string): RaceState {
  return statesByName.get(name.toLowerCase()) ?? 'unknown';
}

/** The state can still change. */
export function isOpen(state: RaceState): boolean {
  return state !== 'completed' && state !== 'cancelled';
}

function inverse<Name extends string>(names: Partial<Record<Name, string>>): Map<string, Name> {
  const found = new Map<string, Name>();
  for (const name in names) {
    const text = names[name];
    if (text !== undefined) found.set(text.toLowerCase(), name);
  }
  return found;
}
