import { expect, it } from 'vitest';
import { byName } from './name-order.ts';

it('orders names as Hungarian dictionaries do, and numbers in them as numbers', () => {
  const names = [
    'Wyoming',
    'Észak-Dakota',
    'Pest 10.',
    'Zala',
    'Csongrád-Csanád',
    'Pest 2.',
    'Cegléd',
    'Ázsia',
  ];
  expect(names.toSorted(byName('hu'))).toEqual([
    'Ázsia',
    'Cegléd',
    'Csongrád-Csanád',
    'Észak-Dakota',
    'Pest 2.',
    'Pest 10.',
    'Wyoming',
    'Zala',
  ]);
});
