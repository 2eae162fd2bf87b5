/** A record: results of one competition or election, as data of the edition. */
import { z } from 'zod';
import type { Factory } from '../component.ts';
import {
  areasSchema,
  chamberSchema,
  countSchema,
  electionSchema,
  statesSchema,
  turnoutSchema,
} from './election.ts';
import { medalEventsSchema, medalsSchema } from './medals.ts';
import { tournamentSchema } from './tournament.ts';

export const recordSchema = z.discriminatedUnion('kind', [
  medalsSchema,
  medalEventsSchema,
  tournamentSchema,
  electionSchema,
  chamberSchema,
  turnoutSchema,
  areasSchema,
  statesSchema,
  countSchema,
]);

export type ResultRecord = z.infer<typeof recordSchema>;
export type RecordKind = ResultRecord['kind'];
export type RecordOf<Kind extends RecordKind> = Extract<ResultRecord, { kind: Kind }>;

/** The kind of record that a component shows; components without one are not listed. */
export const recordKinds = {
  'medal-table': 'medals',
  schedule: 'medal-events',
  'country-medals': 'medal-events',
  matches: 'tournament',
  results: 'tournament',
  groups: 'tournament',
  'knock-out': 'tournament',
  'top-list': 'tournament',
  'party-lists': 'election',
  'nationality-lists': 'election',
  districts: 'election',
  'close-races': 'election',
  dhondt: 'election',
  seats: 'chamber',
  turnout: 'turnout',
  areas: 'areas',
  'list-votes': 'areas',
  states: 'states',
} as const satisfies Partial<Record<Factory, RecordKind>>;

/** Results that the election map can show. */
export type MapRecord = RecordOf<'election' | 'areas' | 'states' | 'count'>;

export function isMapRecord(record: ResultRecord): record is MapRecord {
  return ['election', 'areas', 'states', 'count'].includes(record.kind);
}
