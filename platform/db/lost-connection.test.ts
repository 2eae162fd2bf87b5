import pg from 'pg';
import { expect, it } from 'vitest';
import { isLostConnection } from './lost-connection.ts';

const coded = (code: string): Error => Object.assign(new Error('refused'), { code });

it.each([
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '57P03', '53300', '08006'].map(coded),
  new AggregateError([coded('ECONNREFUSED')]),
])('takes %s for a lost connection', (error) => {
  expect(isLostConnection(error)).toBe(true);
});

it.each([
  ...['ENOENT', '53100', '57014', '23505', '42P01', 'XX001'].map(coded),
  new pg.DatabaseError('relation "ads" does not exist', 1, 'error'),
  new TypeError('not a function'),
  'connection terminated',
])('takes %s for an error that a retry cannot fix', (error) => {
  expect(isLostConnection(error)).toBe(false);
});
