import { describe, expect, it } from 'vitest';
import { safeAddress } from './safe-address.ts';

describe('an address in a story', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'about:blank',
    'view-source:https://a.example/',
    'intent://a#Intent;end',
    'mailto:<script>',
    'https://',
    '/\\gonosz.example/',
    '\\\\gonosz.example',
    '#',
    '',
  ])('is null for %j [ERR-08]', (address) => {
    expect(safeAddress(address)).toBeNull();
  });

  it.each([
    ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
    ['https://lap.example@gonosz.example/', 'https://gonosz.example/'],
    ['//a.example/b', 'https://a.example/b'],
    ['/belfold/2026/11/20/a-hid?a=b', '/belfold/2026/11/20/a-hid?a=b'],
    ['mailto:szerkeszto@lap.example', 'mailto:szerkeszto@lap.example'],
    ['tel:+36 1 234 5678', 'tel:+3612345678'],
    ['story:a-hid', 'story:a-hid'],
    ['#jegyzet', '#jegyzet'],
  ])('%s is %s', (address, expected) => {
    expect(safeAddress(address)).toBe(expected);
  });
});
