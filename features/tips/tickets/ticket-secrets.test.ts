import { describe, expect, it } from 'vitest';
import { ownTicketName, ticketKeyPattern } from '../tip-address.ts';
import { newTicketKey, ownerOf } from './ticket-secrets.server.ts';

describe('the key of a ticket', () => {
  it('has the form that addresses accept, and is never the name of the own ticket [S45]', () => {
    for (let at = 0; at < 200; at += 1) expect(newTicketKey()).toMatch(ticketKeyPattern);
    expect(ownTicketName).not.toMatch(ticketKeyPattern);
  });

  it('uses the whole alphabet, and is given once', () => {
    const keys = Array.from({ length: 500 }, newTicketKey);
    expect(new Set(keys).size).toBe(500);
    expect(new Set(keys.join('')).size).toBe(32);
  });
});

describe('the owner of a ticket', () => {
  it('is the same for the same token, and does not contain it', () => {
    expect(ownerOf('abc')).toBe(ownerOf('abc'));
    expect(ownerOf('abc')).not.toBe(ownerOf('abd'));
    expect(ownerOf('abc')).not.toContain('abc');
    expect(ownerOf('')).toMatch(/^[\w-]{43}$/);
  });
});
