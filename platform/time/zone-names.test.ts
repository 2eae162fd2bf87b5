import { expect, it } from 'vitest';
import { withOffset } from './zone-names.ts';

it.each([
  ['Sat, 21 Nov 2026 09:00:00 CET', '2026-11-21T08:00:00.000Z'],
  ['21 Jul 2026 09:00:00 cest', '2026-07-21T07:00:00.000Z'],
  ['Sat, 21 Nov 2026 09:00:00 EET', '2026-11-21T07:00:00.000Z'],
  ['Sat, 21 Nov 2026 09:00:00 GMT', '2026-11-21T09:00:00.000Z'],
  ['Sat, 21 Nov 2026 09:00:00 EST', '2026-11-21T14:00:00.000Z'],
  ['Sat, 21 Nov 2026 09:00:00 +0100', '2026-11-21T08:00:00.000Z'],
])('%s is %s', (written, time) => {
  expect(new Date(withOffset(written)).toISOString()).toBe(time);
});
