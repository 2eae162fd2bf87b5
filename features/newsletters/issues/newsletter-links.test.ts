/** Links of mails: nobody makes one without the deployment’s key, and one kind is not good for another. */
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '#tests/database.ts';
import { createNewsletterLinks, type NewsletterLinks } from './newsletter-links.server.ts';

const database = withDatabase();
let links: NewsletterLinks;
beforeAll(async () => {
  links = createNewsletterLinks(database.db);
  await links.load();
});

/** Texts that differ from this one in one character, not only in its case. */
function* changed(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 1)
    for (const sign of ['a', 'B', '0', '-', '_'])
      if (text[at]?.toLowerCase() !== sign.toLowerCase()) yield text.slice(0, at) + sign + text.slice(at + 1);
}

describe('the token of a link', () => {
  it('has a number, and is the same in each process of the deployment', async () => {
    const token = links.token('subscriber', 81);
    expect(token).toMatch(/^81-[\w-]{22}$/);
    expect(links.idIn('subscriber', token)).toBe('81');
    const other = createNewsletterLinks(database.db);
    await other.load();
    expect(other.idIn('subscriber', token)).toBe('81');
    expect(links.token('subscriber', '81')).toBe(token);
  });

  it('of a sign-up opens no settings, and the other way round', () => {
    expect(links.idIn('request', links.token('subscriber', 81))).toBeNull();
    expect(links.idIn('subscriber', links.token('request', 81))).toBeNull();
    expect(links.idIn('request', links.token('request', 81))).toBe('81');
  });

  it('is none when any character of it was changed', () => {
    const token = links.token('subscriber', 81);
    for (const other of changed(token)) expect(links.idIn('subscriber', other), other).toBeNull();
  });

  it.each([
    (token: string) => token.slice(0, -1),
    (token: string) => `${token}a`,
    (token: string) => ` ${token}`,
    (token: string) => `${token}\n`,
    (token: string) => `0${token}`,
    (token: string) => token.replace('81', '82'),
    (token: string) => token.replace('81', '-81'),
    (token: string) => token.replace('81', '9'.repeat(19)),
    (token: string) => token.split('-').slice(1).join('-'),
    () => '81-',
    () => '',
  ])('is none when it was cut, lengthened or is about another number (%#)', (change) => {
    expect(links.idIn('subscriber', change(links.token('subscriber', 81)))).toBeNull();
  });
});

describe('the return path of a mail', () => {
  it('is read in whatever case a mail server writes it', () => {
    const token = links.bounceToken('4711');
    expect(token).toMatch(/^4711\.[0-9a-f]{32}$/);
    expect(links.recipientIn(token)).toBe('4711');
    expect(links.recipientIn(token.toUpperCase())).toBe('4711');
  });

  it('of another recipient, or invented, blocks nobody', () => {
    const token = links.bounceToken('4711');
    for (const other of changed(token)) expect(links.recipientIn(other), other).toBeNull();
    for (const other of ['', '4711.', `4711.${'0'.repeat(32)}`, `${token}0`, token.replace('.', '-')])
      expect(links.recipientIn(other), other).toBeNull();
  });

  it('is no link: who reads the headers of a forwarded mail changes nothing with it', () => {
    const [, mac = ''] = links.bounceToken('81').split('.');
    expect(links.idIn('subscriber', `81-${mac.slice(0, 22)}`)).toBeNull();
    expect(links.idIn('subscriber', `81-${links.messageToken('81')}`)).toBeNull();
    expect(links.messageToken('81')).toBe(links.messageToken('81'));
    expect(links.messageToken('81')).not.toBe(links.messageToken('82'));
  });
});

describe('the hash of an address', () => {
  it('recognises the same address, and cannot be found without the key', () => {
    expect(links.hash('agi@example.com')).toBe(links.hash('agi@example.com'));
    expect(links.hash('agi@example.com')).not.toBe(links.hash('agi@example.org'));
    expect(links.hash('agi@example.com')).toMatch(/^[\w-]{22}$/);
  });

  it('is no signature of anything else with the same text', () => {
    expect(links.idIn('subscriber', `81-${links.hash('subscriber 81')}`)).toBeNull();
  });

  it('cannot be made before the key was read', () => {
    expect(() => createNewsletterLinks(database.db).hash('agi@example.com')).toThrow('not loaded');
  });
});
