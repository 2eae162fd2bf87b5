import { expect, it } from 'vitest';
import { medalsSchema } from '../records/medals.ts';
import { orderedMedals } from './medal-order.ts';

const medals = medalsSchema.parse({
  name: 'proba',
  source: 'próba',
  kind: 'medals',
  rows: [
    ['Kettő', 'KET', 1, 5, 5],
    ['Egy', 'EGY', 2, 0, 0],
    ['Három', 'HAR', 1, 5, 5],
    ['Négy', 'NEG', 0, 6, 5],
  ],
});

it('is by gold, then silver, then bronze; equal countries share a rank', () => {
  expect(orderedMedals(medals, 'arany').map(({ rank, code }) => `${rank} ${code}`)).toEqual([
    '1 EGY',
    '2 HAR',
    '2 KET',
    '4 NEG',
  ]);
});

it('is by all medals, then as by gold', () => {
  expect(orderedMedals(medals, 'osszes').map(({ rank, code, total }) => `${rank} ${code} ${total}`)).toEqual([
    '1 HAR 11',
    '1 KET 11',
    '3 NEG 11',
    '4 EGY 2',
  ]);
});
