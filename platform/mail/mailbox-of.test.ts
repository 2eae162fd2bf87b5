import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

it.each([
  ['anna@example.com', 'anna@example.com'],
  ['anna+1@example.com', 'anna@example.com'],
  ['Anna.Kiss+a+b@Example.com', 'annakiss@example.com'],
  ['+@example.com', '+@example.com'],
  ['"a@b"+x@example.com', '"a@b"@example.com'],
])('the mailbox of %s is %s [S57]', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
