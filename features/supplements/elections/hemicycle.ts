/** Places of seats in a half circle, from left to right, so that groups are sectors. */
export interface SeatPlace {
  x: number;
  y: number;
}

export interface Hemicycle {
  places: SeatPlace[];
  /** Diameter of a seat. */
  size: number;
  /** The rectangle that holds all seats whole. */
  box: { x: number; y: number; width: number; height: number };
}

/** Radius of the outermost row. */
const outer = 0.96;

/** The centre of the half circle is at (1, 1). */
export function hemicycle(seats: number): Hemicycle {
  const rows = Math.max(1, Math.round(Math.sqrt(seats / 4.5)));
  // Seats are as far from those before them as from those beside them.
  const ratio = (Math.PI * rows * (rows - 1)) / (2 * seats);
  const inner = (outer * (1 - ratio)) / (1 + ratio);
  const radii = Array.from({ length: rows }, (_, row) =>
    rows === 1 ? outer : inner + ((outer - inner) * row) / (rows - 1),
  );
  const sum = radii.reduce((total, radius) => total + radius, 0);
  const counts = radii.map((radius) => Math.floor((seats * radius) / sum));
  let missing = seats - counts.reduce((total, count) => total + count, 0);
  for (let row = rows - 1; missing > 0; row = (row + rows - 1) % rows, missing -= 1)
    counts[row] = (counts[row] ?? 0) + 1;
  const places = radii
    .flatMap((radius, row) => {
      const count = counts[row] ?? 0;
      return Array.from({ length: count }, (_, at) => {
        const turn = count === 1 ? 0.5 : at / (count - 1);
        const angle = Math.PI * (1 - turn);
        return { turn, radius, x: 1 + radius * Math.cos(angle), y: 1 - radius * Math.sin(angle) };
      });
    })
    .toSorted((a, b) => a.turn - b.turn || a.radius - b.radius)
    .map(({ x, y }) => ({ x, y }));
  const gap = rows === 1 ? outer / 4 : (outer - inner) / (rows - 1);
  const size = Math.min(gap, (Math.PI * sum) / seats) * 0.82;
  const left = 1 - outer - size / 2;
  return { places, size, box: { x: left, y: left, width: 2 - 2 * left, height: outer + size } };
}
