import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '../../tests/database.ts';
import { createSigner, type Signer } from './signer.server.ts';

const database = withDatabase();
let signer: Signer;
beforeAll(async () => {
  signer = createSigner(database.db, { purpose: 'accounts', characters: 22 });
  await signer.load();
});

describe('a signature', () => {
  it('belongs to one text, and is complete', () => {
    const signature = signer.signatureOf('newsroom.a');
    expect(signature).toMatch(/^[\w-]{22}$/);
    expect(signer.isSigned('newsroom.a', signature)).toBe(true);
    expect(signer.isSigned('reader.a', signature)).toBe(false);
    for (const other of ['', signature.slice(1), `${signature}a`, signature.toUpperCase(), 'é'.repeat(11)])
      expect(signer.isSigned('newsroom.a', other), other).toBe(false);
  });

  it('is the same in every process of a deployment, and different for every purpose', async () => {
    const same = createSigner(database.db, { purpose: 'accounts', characters: 22 });
    const other = createSigner(database.db, { purpose: 'quiz', characters: 22 });
    await Promise.all([same.load(), other.load()]);
    expect(same.signatureOf('a')).toBe(signer.signatureOf('a'));
    expect(other.signatureOf('a')).not.toBe(signer.signatureOf('a'));
  });
});

describe('the key', () => {
  it('is read once, and drawn by the migration', async () => {
    database.takeQueries();
    const fresh = createSigner(database.db, { purpose: 'quiz', characters: 12 });
    await Promise.all([fresh.load(), fresh.load()]);
    await fresh.load();
    expect(database.takeQueries()).toHaveLength(1);
    const keys = await database.db.selectFrom('signing_keys').select('key').execute();
    expect(keys.length).toBeGreaterThan(3);
    expect(new Set(keys.map(({ key }) => key.length))).toEqual(new Set([32]));
    expect(new Set(keys.map(({ key }) => key.toString('hex'))).size).toBe(keys.length);
  });

  it('is needed before anything is signed or checked', () => {
    const early = createSigner(database.db, { purpose: 'quiz', characters: 12 });
    expect(() => early.signatureOf('a')).toThrow('The signing key for “quiz” was not loaded.');
    expect(() => early.isSigned('a', 'a'.repeat(12))).toThrow('was not loaded');
  });
});
