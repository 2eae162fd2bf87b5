import { describe, expect, it } from 'vitest';
import { createAddressLimit } from './address-limit.ts';

const minute = 60_000;

function limit({ most = 2, addresses = 100 } = {}) {
  return createAddressLimit({ limit: most, addresses, intervalMs: minute });
}

describe('a limit of addresses', () => {
  it('limits each address, and resets when the interval is over', () => {
    const may = limit();
    expect([may('192.0.2.1', 0), may('192.0.2.1', 1), may('192.0.2.1', 2)]).toEqual([true, true, false]);
    expect(may('192.0.2.2', 3)).toBe(true);
    expect(may('192.0.2.1', minute - 1)).toBe(false);
    expect(may('192.0.2.1', minute)).toBe(true);
  });

  it('allows several uses at once, either all of them or none', () => {
    const may = limit({ most: 5 });
    expect([may('192.0.2.1', 0, 4), may('192.0.2.1', 0, 2), may('192.0.2.1', 0, 1)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(may('192.0.2.2', 0, 6)).toBe(false);
  });

  it('counts an IPv6 /64 network as one address, and an IPv4-mapped address as IPv4', () => {
    const may = limit({ most: 1 });
    expect(may('2001:db8:1:2::1', 0)).toBe(true);
    expect(may('2001:DB8:1:2:ffff:1:2:3', 0)).toBe(false);
    expect(may('2001:db8:1:3::1', 0)).toBe(true);
    expect(may('2001:db8::1', 0)).toBe(true);
    expect(may('2001:db8:0:0:5::', 0)).toBe(false);
    expect(may('::1', 0)).toBe(true);
    expect(may('192.0.2.1', 0)).toBe(true);
    expect(may('::ffff:192.0.2.1', 0)).toBe(false);
  });

  it('limits the number of addresses', () => {
    const may = limit({ addresses: 3 });
    const came = Array.from({ length: 10 }, (_, at) => may(`192.0.2.${at}`, 0));
    expect(came.filter(Boolean)).toHaveLength(3);
    expect(may('192.0.2.0', 0)).toBe(true);
    expect(may('192.0.2.9', minute)).toBe(true);
    expect(may('x'.repeat(10_000), minute)).toBe(true);
    expect(may('x'.repeat(20_000), minute)).toBe(true);
    expect(may('x'.repeat(30_000), minute)).toBe(false);
  });
});
