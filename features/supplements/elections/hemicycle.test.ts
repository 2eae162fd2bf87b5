import { expect, it } from 'vitest';
import { hemicycle } from './hemicycle.ts';

it.each([1, 2, 21, 199, 720])('has a whole place for each of %i seats [SUPP-08]', (seats) => {
  const { places, size, box } = hemicycle(seats);
  expect(places).toHaveLength(seats);
  for (const { x, y } of places) {
    expect(x - size / 2).toBeGreaterThanOrEqual(box.x - 1e-9);
    expect(x + size / 2).toBeLessThanOrEqual(box.x + box.width + 1e-9);
    expect(y - size / 2).toBeGreaterThanOrEqual(box.y - 1e-9);
    expect(y + size / 2).toBeLessThanOrEqual(box.y + box.height + 1e-9);
  }
  expect(size).toBeGreaterThan(0);
});

it.each([21, 199, 720])('has no two of %i seats that overlap', (seats) => {
  const { places, size } = hemicycle(seats);
  const nearest = places.map((one, at) =>
    Math.min(...places.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
  );
  expect(Math.min(...nearest)).toBeGreaterThan(size * 0.9);
});

it('goes from left to right', () => {
  const { places } = hemicycle(199);
  expect(places.at(0)?.x).toBeLessThan(0.6);
  expect(places.at(-1)?.x).toBeGreaterThan(1.4);
});
