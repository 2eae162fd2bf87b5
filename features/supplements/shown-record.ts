/** A component of results together with its record, as one closed union for views. */
import type { Edition } from '#features/sites/public.ts';
import type { ComponentOf, SupplementComponent } from './component.ts';
import type { CountedRecords } from './counting/counted-records.ts';
import { recordOf } from './edition-parts.ts';
import { electionTurnout } from './elections/election-turnout.ts';
import type { Turnout } from './records/election.ts';
import { type RecordOf, recordKinds } from './records/record.ts';

export type RecordFactory = keyof typeof recordKinds;

/** Names of the counts among these records. */
export function countsOf(edition: Edition, names: readonly (string | null)[]): string[] {
  return names.flatMap((name) => recordOf(edition, 'count', name)?.name ?? []);
}

/** Null where there are no data yet. */
export type ShownRecord = {
  [Factory in RecordFactory]: {
    factory: Factory;
    props: ComponentOf<Factory>['props'];
    record: RecordOf<(typeof recordKinds)[Factory]> | null;
  };
}[RecordFactory];

export function isOfRecord(
  component: SupplementComponent,
): component is Extract<SupplementComponent, { factory: RecordFactory }> {
  return Object.hasOwn(recordKinds, component.factory);
}

/** @param counts The counts that `countsOf` names. */
export function shownRecord(
  edition: Edition,
  component: Extract<SupplementComponent, { factory: RecordFactory }>,
  counts: ReadonlyMap<string, CountedRecords> = new Map(),
): ShownRecord {
  const name = component.props.record;
  const counted = counts.get(name ?? '');
  switch (component.factory) {
    case 'medal-table':
      return { ...component, record: recordOf(edition, 'medals', name) };
    case 'schedule':
      return { ...component, record: recordOf(edition, 'medal-events', name) };
    case 'country-medals':
      return { ...component, record: recordOf(edition, 'medal-events', name) };
    case 'matches':
    case 'results':
    case 'groups':
    case 'knock-out':
      return { ...component, record: recordOf(edition, 'tournament', name) };
    case 'top-list':
      return { ...component, record: recordOf(edition, 'tournament', name) };
    case 'party-lists':
    case 'nationality-lists':
    case 'districts':
    case 'dhondt':
      return { ...component, record: recordOf(edition, 'election', name) ?? counted?.election ?? null };
    case 'close-races':
      return { ...component, record: recordOf(edition, 'election', name) ?? counted?.election ?? null };
    case 'seats':
      return { ...component, record: recordOf(edition, 'chamber', name) ?? counted?.chamber ?? null };
    case 'turnout':
      return { ...component, record: turnoutNamed(edition, name) ?? counted?.turnout ?? null };
    case 'areas':
    case 'list-votes':
      return { ...component, record: recordOf(edition, 'areas', name) };
    case 'states':
      return { ...component, record: recordOf(edition, 'states', name) };
  }
}

/** A record of its own, or that of a certified election. */
function turnoutNamed(edition: Edition, name: string | null): Turnout | null {
  const election = recordOf(edition, 'election', name);
  return recordOf(edition, 'turnout', name) ?? (election && electionTurnout(election));
}
