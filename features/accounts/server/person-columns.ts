/** Columns of a table whose rows belong to a member of the newsroom or to a reader. */
import type { PersonId } from './sessions/session-queries.server.ts';

export interface PersonColumns {
  member_id: number | null;
  reader_id: number | null;
}

/** @example personColumns({ realm: 'newsroom', id: 5 }) // { member_id: 5, reader_id: null } */
export function personColumns(person: PersonId | null): PersonColumns {
  return {
    member_id: person?.realm === 'newsroom' ? person.id : null,
    reader_id: person?.realm === 'reader' ? person.id : null,
  };
}

export function personColumn({ realm }: PersonId): 'member_id' | 'reader_id' {
  return realm === 'newsroom' ? 'member_id' : 'reader_id';
}

export function personOf({ member_id, reader_id }: PersonColumns): PersonId | null {
  if (member_id !== null) return { realm: 'newsroom', id: member_id };
  return reader_id === null ? null : { realm: 'reader', id: reader_id };
}
