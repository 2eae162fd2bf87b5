import { describe, expect, it } from 'vitest';
import { RemoteServerError } from '#platform/http/outgoing/fetch-text.server.ts';
import { outcomeOfError, secondsOf, unreachable } from './outcome.server.ts';

describe('the outcome of a request without an answer', () => {
  const cause = new Error('ECONNRESET');

  it('is uncertain once it was sent: it may have been accepted, and a second notification would be worse', () => {
    const error = new RemoteServerError('push.example', 'broke off', null, { cause });
    expect(outcomeOfError(error)).toEqual({ kind: 'uncertain' });
  });

  it('is later while there was no connection', () => {
    const error = new RemoteServerError('push.example', 'was not reached', null, { cause, wasSent: false });
    expect(outcomeOfError(error)).toEqual(unreachable);
  });

  it('is a refusal of our own for a name that leads to a private address', () => {
    expect(outcomeOfError(new RemoteServerError('push.example', 'is private'))).toEqual({
      kind: 'refused',
      status: null,
    });
  });

  it('is none for a bug, which is thrown again', () => {
    const bug = new TypeError('x is undefined');
    expect(() => outcomeOfError(bug)).toThrow(bug);
    expect(() => outcomeOfError('text')).toThrow();
  });
});

describe('the time after which a service wants to be asked again', () => {
  const now = new Date('2026-11-21T08:00:00.500Z');

  it.each([
    ['0', 0],
    ['120', 120],
    ['999999', 999_999],
    ['Sat, 21 Nov 2026 08:01:00 GMT', 60],
    // A time that is over is now, and never in the past.
    ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
    ['soon', null],
    ['', null],
    ['1.5e9 seconds', null],
  ])('is read from %j: %s', (header, seconds) => {
    expect(secondsOf(header, now)).toBe(seconds);
  });

  it('is not known without the header', () => {
    expect(secondsOf(undefined, now)).toBeNull();
  });
});
