import { expect, it } from 'vitest';
import { hostOf } from './host-of.ts';

it.each([
  ['https://www.example.hu:8443/terkep?a=1', 'example.hu'],
  ['https://m.example.hu', 'm.example.hu'],
  ['terkep', 'terkep'],
])('the host of %s is %s', (address, host) => {
  expect(hostOf(address)).toBe(host);
});
