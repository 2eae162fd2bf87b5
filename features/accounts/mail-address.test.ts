import { describe, expect, it } from 'vitest';
import { mailAddressOf, mailAddressSchema } from './mail-address.ts';

describe('a mail address', () => {
  it.each([
    [' Agi@Example.COM ', 'agi@example.com'],
    ['\tagi@example.com\r\n', 'agi@example.com'],
    ['agi+hirlevel@example.com', 'agi+hirlevel@example.com'],
    ["o'neil.agi_1@al.example.co.uk", "o'neil.agi_1@al.example.co.uk"],
  ])('is compared and stored in one form: %j', (typed, address) => {
    expect(mailAddressOf(typed)).toBe(address);
    expect(mailAddressOf(address), 'again').toBe(address);
  });

  it('keeps what comes after a plus apart: it may be another mailbox', () => {
    expect(mailAddressOf('agi+a@example.com')).not.toBe(mailAddressOf('agi+b@example.com'));
  });

  it.each([
    '',
    ' ',
    'agi',
    'agi@',
    '@example.com',
    'agi@example',
    'agi@@example.com',
    'agi@example..com',
    'a b@example.com',
    'agi@example.com, masik@example.com',
    'Ági <agi@example.com>',
    'agi@example.com\r\nBcc: masik@example.com',
    'agi@example.com\u0000',
    'agi@example.com\nx',
    'agi@[127.0.0.1]',
    '.agi@example.com',
    'agi.@example.com',
    'a..gi@example.com',
  ])('is not %j', (typed) => {
    expect(mailAddressOf(typed)).toBeNull();
  });

  it('is not longer than a server accepts', () => {
    const domain = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example.com`;
    const longest = `${'x'.repeat(254 - domain.length - 1)}@${domain}`;
    expect(longest).toHaveLength(254);
    expect(mailAddressOf(longest)).toBe(longest);
    expect(mailAddressOf(`x${longest}`)).toBeNull();
  });

  it('is a text: a list or an object of a JSON body is refused', () => {
    for (const other of [null, undefined, 5, ['agi@example.com'], { email: 'agi@example.com' }])
      expect(mailAddressSchema.safeParse(other).success).toBe(false);
  });
});
