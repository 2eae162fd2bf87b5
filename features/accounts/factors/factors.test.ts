/** Passwords, codes and seeds by themselves. */
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from '#platform/tokens/secret-box.server.ts';
import { withDatabase } from '../../../tests/database.ts';
import { hashOfPassword, isPassword } from './password.server.ts';
import { passwordFault } from './password-rules.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.server.ts';
import { newTotpSecret, totpAddress, totpStep } from './totp.server.ts';

const database = withDatabase();

describe('a password', () => {
  it.each([
    ['tizenegykar', 'short'],
    ['x'.repeat(129), 'long'],
    ['jelszojelszo', 'common'],
    ['Jelszó123456', 'common'],
    ['P@ssword12345', 'common'],
    ['p4ssw0rd2026', 'common'],
    ['qwertzqwertz', 'common'],
    ['abababababab', 'common'],
    ['Szilvia szilvia', 'personal'],
    ['szerkesztő.szilvia', 'personal'],
  ])('%s is refused: %s', (password, fault) => {
    expect(passwordFault(password, ['Szerkesztő Szilvia', 'szilvia@example.com'])).toBe(fault);
  });

  it.each([
    'harom zold lampa a hidon',
    'tizenkétbetű',
    '    szóközök is    ',
    'K7#pQ2!vR9@x',
    'budapesti villamosok este',
    '🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧',
  ])('%s is accepted: length counts, not its composition', (password) => {
    expect(passwordFault(password, ['Szerkesztő Szilvia', 'szilvia@example.com'])).toBeNull();
  });

  it('is hashed by argon2id with the parameters of OWASP, each time with another salt', async () => {
    const [one, two] = await Promise.all([hashOfPassword('lámpa'), hashOfPassword('lámpa')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await isPassword('lámpa'.normalize('NFD'), one)).toBe(true);
    expect(await isPassword('lampa', one)).toBe(false);
    expect(await isPassword('lámpa', null)).toBe(false);
  });
});

describe('a code of an authenticator app', () => {
  const secret = newTotpSecret();
  const app = new TOTP({ secret });
  const now = new Date('2026-11-21T08:00:10Z');
  const step = Math.floor(now.getTime() / 30_000);
  const codeAt = (seconds: number) => app.generate({ timestamp: now.getTime() + seconds * 1000 });

  it('belongs to its half minute, the one before and the one after', () => {
    const stepOf = (seconds: number) => totpStep(codeAt(seconds), { secret, now, lastStep: 0 });
    expect([-30, 0, 30].map(stepOf)).toEqual([step - 1, step, step + 1]);
    expect([-60, 60].map(stepOf)).toEqual([null, null]);
  });

  it('counts once: neither again nor after a later one', () => {
    expect(totpStep(codeAt(0), { secret, now, lastStep: step })).toBeNull();
    expect(totpStep(codeAt(-30), { secret, now, lastStep: step })).toBeNull();
    expect(totpStep(codeAt(30), { secret, now, lastStep: step })).toBe(step + 1);
  });

  it('may have spaces, and is nothing but six digits', () => {
    const code = codeAt(0);
    expect(totpStep(` ${code.slice(0, 3)} ${code.slice(3)} `, { secret, now, lastStep: 0 })).toBe(step);
    for (const other of ['', '12345', '1234567', 'abcdef', `${code}0`])
      expect(totpStep(other, { secret, now, lastStep: 0 })).toBeNull();
  });

  it('is shown by every app: SHA-1, six digits, thirty seconds', () => {
    expect(totpAddress(secret, { issuer: 'Lapzárta', label: 'a+b@example.com' })).toBe(
      `otpauth://totp/Lapz%C3%A1rta:a%2Bb%40example.com?issuer=Lapz%C3%A1rta&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});

describe('recovery codes', () => {
  it('are ten, different, and readable without confusion', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-8]{4}-){3}[a-hjkmnp-z2-8]{4}$/);
  });

  it('are the same in capitals and without hyphens', () => {
    const [code = ''] = newRecoveryCodes();
    expect(hashOfRecoveryCode(` ${code.toUpperCase().replaceAll('-', '')} `)).toBe(hashOfRecoveryCode(code));
    expect(hashOfRecoveryCode('123456')).toBeNull();
  });
});

describe('a secret box', () => {
  it('opens what it sealed, for the same row only, and nothing that was changed', async () => {
    const box = createSecretBox(database.db);
    const sealed = await box.seal('mag', 'totp newsroom 1');
    expect(sealed.toString('latin1')).not.toContain('mag');
    // Another process has the same key.
    expect(await createSecretBox(database.db).open(sealed, 'totp newsroom 1')).toBe('mag');
    expect(await box.open(sealed, 'totp newsroom 2')).toBeNull();
    const changed = Buffer.from(sealed);
    changed[13] = (changed[13] ?? 0) ^ 1;
    expect(await box.open(changed, 'totp newsroom 1')).toBeNull();
    expect(await box.open(Buffer.from('x'), 'totp newsroom 1')).toBeNull();
    expect((await box.seal('mag', 'a')).equals(await box.seal('mag', 'a'))).toBe(false);
  });
});
