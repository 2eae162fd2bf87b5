import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { databaseFault } from './database-fault.server.ts';

const ours = { database: { kind: 'embedded' }, dataFolder: '/srv/lap' } as const;
const another = {
  database: { kind: 'external', url: 'postgres://lap:titok@db/lap' },
  dataFolder: '/srv/lap',
} as const;

describe('a database error', () => {
  it.each([
    {
      code: 'XX001',
      message: 'invalid page in block 0 of relation "base/1/2"',
      parts: ['is damaged', 'Restore the folder from a copy'],
    },
    {
      code: '53100',
      message: 'could not extend file "base/1/2": No space left on device',
      parts: ['disk that is full', 'Make room'],
    },
    {
      code: '28P01',
      message: 'password authentication failed for user "lapzarta"',
      parts: ['let this program in', 'credentials.json'],
    },
    { code: '57P01', message: 'terminating connection', parts: ['went away', 'postgres.log'] },
  ])('is a sentence for the operator where its code is $code', ({ code, message, parts }) => {
    const fault = databaseFault(reported(code, message), ours);
    expect(fault).toBeInstanceOf(OperatorError);
    for (const part of ['/srv/lap/postgres', message, ...parts]) expect(fault?.message).toContain(part);
  });

  it('names an external database without its password', () => {
    const sentence = databaseFault(reported('53100', 'No space left on device'), another)?.message ?? '';
    expect(sentence).toContain('DATABASE_URL');
    expect(sentence).not.toContain('titok');
  });

  it('is a defect of ours where a query is wrong', () => {
    expect(databaseFault(reported('42P01', 'relation "ads" does not exist'), ours)).toBeUndefined();
    expect(databaseFault(new TypeError('not a function'), ours)).toBeUndefined();
  });
});

function reported(code: string, message: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });
}
