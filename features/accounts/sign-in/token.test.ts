import { beforeAll, describe, expect, it } from 'vitest';
import { createSigner, type Signer } from '#platform/tokens/signer.server.ts';
import { withDatabase } from '../../../tests/database.ts';
import { newToken, realmOf, tokenSigning } from './token.server.ts';

const database = withDatabase();
let signer: Signer;
beforeAll(async () => {
  signer = createSigner(database.db, tokenSigning);
  await signer.load();
});

describe('a token', () => {
  it('names its realm, and is a different one each time', () => {
    for (const realm of ['newsroom', 'reader'] as const) {
      const [one, other] = [newToken(realm, signer), newToken(realm, signer)];
      expect(one.startsWith(`${realm}.`)).toBe(true);
      expect(realmOf(one, signer)).toBe(realm);
      expect(one).not.toBe(other);
    }
  });

  it('is none with another realm, another check, or anything missing or added', () => {
    const token = newToken('reader', signer);
    const [realm = '', random = '', check = ''] = token.split('.');
    const others = [
      token.replace('reader', 'newsroom'),
      token.replace('reader', 'Reader'),
      `${realm}.${random}.${newToken('reader', signer).split('.')[2]}`,
      `${realm}.${random.slice(1)}${random.slice(0, 1)}.${check}`,
      token.slice(0, -1),
      `${token}a`,
      ` ${token}`,
      `${token}\n`,
      `${realm}.${check}.${random}`,
      `${realm}..`,
      '',
    ];
    for (const text of others) expect(realmOf(text, signer), text).toBeNull();
  });
});
