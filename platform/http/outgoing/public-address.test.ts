import { describe, expect, it } from 'vitest';
import { canNameHosts, isInNamedRange, isNamedHost, isPublic } from './public-address.server.ts';

describe('an address of the public internet', () => {
  it.each(['1.1.1.1', '193.224.1.1', '2001:4c48:2::1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])(
    'may be %s',
    (address) => expect(isPublic(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '127.255.0.9',
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:10.0.0.1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    '100::1',
    '4000::1',
  ])('is not %s', (address) => expect(isPublic(address)).toBe(false));
});

describe('named hosts', () => {
  it.each([
    ['http://feeds.internal/x', 'feeds.internal', true],
    ['http://feeds.internal:81/x', 'FEEDS.internal', true],
    ['http://feeds.internal:81/x', 'feeds.internal:81', true],
    ['http://feeds.internal:82/x', 'feeds.internal:81', false],
    ['http://evil.feeds.internal/x', 'feeds.internal', false],
    ['http://[::1]:81/', '[::1]:81', true],
  ])('%s is allowed where %s is named: %s', (url, entry, expected) => {
    expect(isNamedHost(new URL(url), [entry])).toBe(expected);
  });

  it.each([
    ['10.1.2.3', '10.1.0.0/16', true],
    ['10.2.2.3', '10.1.0.0/16', false],
    ['10.1.2.3', '10.1.2.3', true],
    ['::ffff:10.1.2.3', '10.1.0.0/16', true],
    ['::1', '10.1.0.0/16', false],
    ['fd00::7', 'fd00::/8', true],
    ['10.1.2.3', 'feeds.internal', false],
  ])('%s is in the range %s: %s', (address, entry, expected) => {
    expect(isInNamedRange(address, [entry])).toBe(expected);
  });

  it.each([
    ['feeds.internal', true],
    ['localhost:4000', true],
    ['[::1]:4000', true],
    ['::1', true],
    ['10.0.0.0/8', true],
    ['10.0.0.0/40', false],
    ['http://feeds.internal', false],
    ['feeds internal', false],
  ])('may be %s: %s', (text, expected) => expect(canNameHosts(text)).toBe(expected));
});
