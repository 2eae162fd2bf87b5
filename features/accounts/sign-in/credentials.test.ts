import { describe, expect, it } from 'vitest';
import { hasBearer, tokenIn } from './credentials.ts';

const cookie = 'access_token=%22reader.a%22';

describe('the token of a request', () => {
  it('is the bearer, or else the session cookie’s [ROLE-02]', () => {
    expect(tokenIn({ authorization: 'Bearer newsroom.a' })).toBe('newsroom.a');
    expect(tokenIn({ authorization: 'bearer   newsroom.a ', cookie })).toBe('newsroom.a');
    expect(tokenIn({ cookie })).toBe('reader.a');
    expect(tokenIn({})).toBeNull();
  });

  it('is never in another scheme of Authorization, such as a proxy’s Basic', () => {
    for (const authorization of ['Basic bmV3c3Jvb206YQ==', 'Basic newsroom.a', 'Bearerx newsroom.a', '']) {
      expect(tokenIn({ authorization }), authorization).toBeNull();
      expect(tokenIn({ authorization, cookie }), authorization).toBe('reader.a');
      expect(hasBearer({ authorization }), authorization).toBe(false);
    }
  });

  it('is empty for a bearer without one, whatever the cookie says', () => {
    expect(tokenIn({ authorization: 'Bearer', cookie })).toBe('');
    expect(hasBearer({ authorization: 'Bearer ' })).toBe(true);
  });
});
