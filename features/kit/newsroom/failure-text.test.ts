import { describe, expect, it } from 'vitest';
import { CallFailed } from './answer.ts';
import { failureOf, failureText } from './failure-text.ts';

describe('a failure', () => {
  it('says what happened in the person’s language, with the request’s id [NRA-09]', () => {
    const failure = {
      reason: 'refused',
      requestId: 'abc',
      code: '',
      fields: { slug: 'Ez már foglalt.' },
    } as const;
    expect(failureText(failure, 'hu')).toBe('Ezt a szerver nem fogadta el. Ez már foglalt. Azonosító: abc');
    expect(failureText({ ...failure, fields: {} }, 'en')).toBe(
      'The server did not accept this. Reference: abc',
    );
  });

  it('that a query threw is the call’s; any other is ours', () => {
    const failure = { reason: 'busy', requestId: 'abc', code: '', fields: {} } as const;
    expect(failureOf(new CallFailed(failure))).toBe(failure);
    expect(failureOf(new TypeError('x')).reason).toBe('broken');
  });
});
