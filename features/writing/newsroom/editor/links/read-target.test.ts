import { describe, expect, it } from 'vitest';
import { readTarget } from './read-target.ts';

describe('the target of a link', () => {
  it.each([
    ['https://example.com/a?b=c&utm_source=x&fbclid=y#z', 'https://example.com/a?b=c#z'],
    ['example.com/a', 'https://example.com/a'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['story:a-hid', 'story:a-hid'],
  ])('%s is %s, without what tracks readers [EDIT-06]', (typed, href) => {
    expect(readTarget(typed)?.href).toBe(href);
  });

  it('is a story of ours by its own address, which may change [EDIT-06]', () => {
    const address = 'https://lap.example/belfold/2026/11/21/a-hid?utm_source=x';
    expect(readTarget(address, 'lap.example')).toEqual({ href: 'story:a-hid', slug: 'a-hid' });
    expect(readTarget(address, 'mas.example')?.slug).toBeNull();
    expect(readTarget('https://lap.example/impresszum', 'lap.example')?.slug).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', 'nem cím', '', 'story:A hid'])(
    '%j is none [EDIT-06]',
    (typed) => {
      expect(readTarget(typed)).toBeNull();
    },
  );
});
