import { expect, it } from 'vitest';
import { hemicycle } from './hemicycle.ts';

it.each([1, 21, 199, 720])('has a place for each of %i seats, within the half circle', (seats) => {
  const { places, size } = hemicycle(seats);
  expect(places).toHaveLength(seats);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(2);
    expect(y).toBeLessThanOrEqual(1);
    expect(y).toBeGreaterThanOrEqual(0);
  }
  expect(size).toBeGreaterThan(0);
});

it('has no two seats that overlap', () => {
  const { places, size } = hemicycle(199);
  const distances = places.flatMap((one, at) =>
    places.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(size * 0.9);
});

it('goes from left to right', () => {
  const { places } = hemicycle(199);
  expect(places.at(0)?.x).toBeLessThan(0.6);
  expect(places.at(-1)?.x).toBeGreaterThan(1.4);
});
