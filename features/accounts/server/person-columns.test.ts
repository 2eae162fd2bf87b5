/** The owner of a row: a member of the newsroom, a reader, or nobody. */
import { describe, expect, it } from 'vitest';
import { isSamePerson } from './people.server.ts';
import { personColumn, personColumns, personOf } from './person-columns.ts';
import type { PersonId } from './sessions/session-queries.server.ts';

const member: PersonId = { realm: 'newsroom', id: 5 };
const reader: PersonId = { realm: 'reader', id: 5 };

describe('the columns of a person', () => {
  it('are one of two, never both, and none for nobody', () => {
    expect(personColumns(member)).toEqual({ member_id: 5, reader_id: null });
    expect(personColumns(reader)).toEqual({ member_id: null, reader_id: 5 });
    expect(personColumns(null)).toEqual({ member_id: null, reader_id: null });
  });

  it('give the same person back', () => {
    for (const person of [member, reader, null]) expect(personOf(personColumns(person))).toEqual(person);
  });

  it('give a person also for the number 0, which is not null', () => {
    for (const realm of ['newsroom', 'reader'] as const)
      expect(personOf(personColumns({ realm, id: 0 }))).toEqual({ realm, id: 0 });
  });

  it('name the column in which the person is written, for conditions of queries', () => {
    for (const person of [member, reader]) {
      const columns = personColumns(person);
      expect(columns[personColumn(person)]).toBe(5);
      expect(Object.entries(columns).filter(([, id]) => id !== null)).toEqual([[personColumn(person), 5]]);
    }
  });
});

it('two people are the same only if both realm and number are: a reader may have the number of a member', () => {
  expect(isSamePerson(member, { ...member })).toBe(true);
  expect(isSamePerson(member, reader)).toBe(false);
  expect(isSamePerson(reader, { realm: 'reader', id: 6 })).toBe(false);
});
