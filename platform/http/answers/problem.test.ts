import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Problem, problemDocument, problemOf, problems } from './problem.ts';
import { problemSchema } from './problem-schema.ts';

describe('the catalogue of errors', () => {
  it('matches docs/contracts/errors.md, code by code', async () => {
    const text = await readFile(join(import.meta.dirname, '../../../docs/contracts/errors.md'), 'utf8');
    const promised = [...text.matchAll(/^\| `([a-z-]+)` \| (\d{3}) \| (.+) \|$/gm)];
    expect(promised.map(([, code, status, title]) => [code, { status: Number(status), title }])).toEqual(
      Object.entries(problems),
    );
  });

  it('matches the example in that document', async () => {
    const text = await readFile(join(import.meta.dirname, '../../../docs/contracts/errors.md'), 'utf8');
    const example = JSON.parse(/```json\n(.*?)```/s.exec(text)?.[1] ?? '');
    const problem = new Problem('article-not-found', 'No article has the slug “nincs-ilyen”.');
    expect(problemSchema.parse(example)).toEqual(problemDocument(problem, '9f86d081884c7d65'));
  });
});

function fault(message: string, more: Record<string, unknown> = {}): Error {
  return Object.assign(new Error(message), more);
}

describe('any thrown value', () => {
  it.each([
    ['a refused connection', fault('connect', { code: 'ECONNREFUSED' }), 'database-unavailable'],
    ['a server that stops', fault('terminating', { code: '57P01' }), 'database-unavailable'],
    ['a server that starts', fault('starting up', { code: '57P03' }), 'database-unavailable'],
    ['a query that took too long', fault('statement timeout', { code: '57014' }), 'database-unavailable'],
    [
      'a lock that was not released in time',
      fault('lock timeout', { code: '55P03' }),
      'database-unavailable',
    ],
    ['a full disk', fault('no space left', { code: '53100' }), 'database-unavailable'],
    ['too many connections', fault('sorry', { code: '53300' }), 'database-unavailable'],
    ['a broken connection', fault('Connection terminated unexpectedly'), 'database-unavailable'],
    ['a full pool', fault('timeout exceeded when trying to connect'), 'database-unavailable'],
    [
      'a fault within a fault',
      fault('query', { cause: fault('x', { code: '08006' }) }),
      'database-unavailable',
    ],
    ['several addresses', new AggregateError([fault('x', { code: 'ECONNREFUSED' })]), 'database-unavailable'],
    ['a body too large', fault('large', { statusCode: 413 }), 'request-too-large'],
    ['a request that is none', fault('params/id must be a number', { statusCode: 400 }), 'request-invalid'],
    ['a caller who hung up', fault('aborted', { code: 'ECONNRESET', statusCode: 400 }), 'request-invalid'],
    ['a mistake of ours', new TypeError('x is not a function'), 'unexpected-failure'],
    ['SQL that is wrong', fault('column', { code: '42703' }), 'unexpected-failure'],
    ['no error at all', 'kiabálás', 'unexpected-failure'],
    ['nothing', undefined, 'unexpected-failure'],
  ])('%s is %s', (_what, error, code) => {
    const problem = problemOf(error);
    expect(problem.code).toBe(code);
    expect(problemDocument(problem, 'id').status).toBe(problems[problem.code].status);
  });

  it('is unchanged when it is a Problem', () => {
    const problem = new Problem('too-busy', 'Sok a kép.', 3);
    expect(problemOf(problem)).toBe(problem);
    expect(problem.retryAfter).toBe(3);
  });

  it('reveals no internal details', () => {
    const secret = fault('password authentication failed for user "lapzarta" at postgres://x:y@z', {
      code: '28P01',
    });
    expect(JSON.stringify(problemDocument(problemOf(secret), 'id'))).not.toMatch(
      /password|lapzarta|postgres/,
    );
    const away = fault('connect ECONNREFUSED 10.0.0.7:5432', { code: 'ECONNREFUSED' });
    expect(JSON.stringify(problemDocument(problemOf(away), 'id'))).not.toContain('10.0.0.7');
  });

  it('names the invalid field of a request', () => {
    expect(problemOf(fault('params/id must be a number', { statusCode: 400 })).detail).toContain('params/id');
  });
});
