import { band, box, curve, disc, line, n, polar } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Plot } from './plot.ts';
import { createPlot } from './plot.ts';

/** The value of an hour of work by the minutes of the commute: it rises until the thirty-fifth, then falls. */
export function commuteCeiling(r: Random, view?: View<Plot>): Scene {
  const p = createPlot(r, view);
  const { mark, ink, ground } = p.scale;
  const [left, right, foot] = [110, 1110, 690];
  const at = (minutes: number) => left + ((right - left) * minutes) / 70;
  const worth = (minutes: number) =>
    minutes <= 35
      ? foot - 150 - 250 * Math.sin((minutes / 35) * 1.57)
      : foot - 400 + (minutes - 35) ** 1.42 * 1.5;
  p.fill(box(at(35), -40, 1240 - at(35), 880), mark, 0.1);
  for (let minutes = 2; minutes <= 69; minutes += 1) {
    const top = worth(minutes);
    for (let k = 0; k < 7; k++) {
      const y = top + 26 + r.next() ** 1.6 * (foot - top - 40);
      p.fill(
        disc(at(minutes) + r.range(-6, 6), y, r.range(3, 7)),
        minutes > 35 ? mark : p.at(minutes / 40),
        0.72,
      );
    }
  }
  const points = Array.from({ length: 24 }, (_, i) => [at(i * 3), worth(i * 3)] as const);
  p.line(curve(points), ground, 22);
  p.line(curve(points.slice(0, 13)), ink, 11);
  p.line(curve(points.slice(12)), mark, 11);
  p.line(line(at(35), worth(35) + 20, at(35), foot), ink, 4, 0.9, '2 14');
  p.line(line(left - 20, foot, right + 20, foot), ink, 5);
  for (let minutes = 0; minutes <= 70; minutes += 5)
    p.line(line(at(minutes), foot, at(minutes), foot + (minutes % 35 ? 14 : 30)), ink, minutes % 35 ? 3 : 6);
  p.fill(disc(at(35), worth(35), 24), mark);
  p.fill(disc(at(35), worth(35), 10), ground);
  const [cx, cy, radius] = [at(35), 150, 112];
  p.fill(disc(cx, cy, radius + 14), ground);
  p.line(disc(cx, cy, radius), ink, 9);
  p.fill(band(cx, cy, 0.1, radius - 18, -90, 120), mark, 0.9);
  for (let a = 0; a < 360; a += 30) {
    const [x1, y1] = polar(cx, cy, radius - 6, a);
    const [x2, y2] = polar(cx, cy, radius - 24, a);
    p.line(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, ink, a % 90 ? 4 : 8);
  }
  const [hx, hy] = polar(cx, cy, radius - 34, 120);
  p.line(line(cx, cy, cx, cy - radius + 40) + line(cx, cy, hx, hy), ink, 8);
  p.fill(disc(cx, cy, 11), ink);
  bus(p.fill, 170, foot - 6, ink, ground);
  return p.scene([600, 380]);
}

function bus(
  fill: (d: string, colour: string) => void,
  x: number,
  y: number,
  ink: string,
  glass: string,
): void {
  fill(box(x - 80, y - 92, 170, 74, 14), ink);
  for (let i = 0; i < 4; i++) fill(box(x - 68 + i * 38, y - 80, 28, 28, 4), glass);
  fill(disc(x - 40, y - 16, 16) + disc(x + 48, y - 16, 16), ink);
  fill(disc(x - 40, y - 16, 6) + disc(x + 48, y - 16, 6), glass);
}
