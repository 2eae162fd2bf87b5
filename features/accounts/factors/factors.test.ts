/** Passwords, codes and seeds by themselves. */
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from '#platform/tokens/secret-box.server.ts';
import { withDatabase } from '../../../tests/database.ts';
import { hashOfPassword, isPassword } from './password.server.ts';
import { passwordFault } from './password-fault.server.ts';
import { passwordLengths } from './password-rules.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.server.ts';
import { newTotpSecret, totpAddress, totpStep } from './totp.server.ts';

const database = withDatabase();

describe('a password', () => {
  const own = ['Bíborka Szilvia', 'szilvia@example.com'];

  it.each([
    ['tizenegykar', 'short'],
    ['x'.repeat(129), 'long'],
    ['x'.repeat(128), 'common'],
    ['Szilvia szilvia', 'personal'],
    ['bíborka.szilvia', 'personal'],
    ['BIBORKA SZILVIA', 'personal'],
    ['szilviabiborka', 'personal'],
    ['szilvia@example.com', 'personal'],
    ['Szilvia@Example.com1', 'personal'],
    ['sz1lv1a@example.com', 'personal'],
    ['szilvia.example.com', 'personal'],
  ])('%s is refused: %s [S12]', async (password, fault) => {
    expect(await passwordFault(password, own)).toBe(fault);
  });

  it.each([
    [
      'jelszojelszo',
      'Jelszó123456',
      'titkosjelszo',
      'szeretlek123',
      'Magyarorszag1',
      'kiskutya1234',
      'zsuzsanna1985',
    ],
    ['P@ssword12345', 'p4ssw0rd2026', 'password1234', 'passwordpassword', 'iloveyou1234', 'letmein12345'],
    [
      'qwertzqwertz',
      'qwertzuiop12',
      'qwerty123456',
      'qwertyuiopasdfgh',
      '1q2w3e4r5t6y',
      '1qaz2wsx3edc',
      'zaq12wsxcde3',
    ],
    ['abababababab', 'abcdefghijkl', '123456789012', '0123456789ab', '111111222222', 'aaaaaaaaaaaa1'],
    [
      'superman1234',
      'trustno1trustno1',
      'michael12345',
      'princess1234',
      'liverpool2026',
      'unbelievable',
      'starwars1977',
    ],
    [
      'christopher1',
      'harrypotter1',
      'manchester12',
      'helloworld12',
      'changeme1234',
      'administrator',
      'welcome12345',
    ],
  ])('%s and others that are guessed first are refused [S12]', async (...passwords) => {
    for (const password of passwords) expect(await passwordFault(password, own), password).toBe('common');
  });

  it('is refused if it is in the list of frequent ones [S12]', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const long = dictionary['passwords-common'].filter(({ length }) => length >= passwordLengths.least);
    expect(long.length).toBeGreaterThan(100);
    for (const password of long) expect(await passwordFault(password, []), password).toBe('common');
  });

  it.each([
    'harom zold lampa a hidon',
    'tizenkétbetű',
    '    szóközök is    ',
    'K7#pQ2!vR9@x',
    'budapesti villamosok este',
    'Szilvia kék kabátja vizes',
    '🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧',
  ])('%s is accepted: length counts, not its composition', async (password) => {
    expect(await passwordFault(password, own)).toBeNull();
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
