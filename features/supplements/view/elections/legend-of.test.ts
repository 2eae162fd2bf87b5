import { expect, it } from 'vitest';
import { legendOf } from './legend-of.ts';

it('the legend names every list of a colour once, as grey stands for several [SUPP-11]', () => {
  const winners = [
    { colour: 8, name: 'Egyik' },
    { colour: 1, name: 'Kék' },
    { colour: 8, name: 'Másik' },
    { colour: 1, name: 'Kék' },
  ];
  expect(legendOf(winners)).toEqual([
    [8, 'Egyik, Másik'],
    [1, 'Kék'],
  ]);
});
