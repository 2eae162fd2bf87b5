import { box, curve, disc, limb, line, polygon } from '../../paint/geometry.ts';
import type { Random } from '../../random.ts';
import type { Burin, Tone } from './burin.ts';

export type BustLook = {
  turn?: number;
  hair?: 'short' | 'long' | 'bald' | 'bun';
  glasses?: boolean;
  beard?: boolean;
  suit?: Tone;
  spotTie?: boolean;
};

export function someone(r: Random): BustLook {
  const hair = r.pick(['short', 'long', 'bald', 'bun', 'short'] as const);
  const bearded = (hair === 'short' || hair === 'bald') && r.chance(0.35);
  return {
    hair,
    beard: bearded,
    glasses: r.chance(0.35),
    suit: r.pick([2, 3, 3] as const),
    turn: r.range(-0.6, 0.6),
    spotTie: r.chance(0.6),
  };
}

/** Head and shoulders from the front; (x, y) is the chin, `s` the height of the head. */
export function bust(b: Burin, x: number, y: number, s: number, look: BustLook): void {
  const { turn = 0, hair = 'short', suit = 3 } = look;
  const w = s * 0.37;
  const cy = y - s * 0.5;
  const shift = turn * s * 0.07;
  if (hair === 'long')
    b.shape(
      curve(
        [
          [x - w * 1.1, y + s * 0.16],
          [x - w * 1.3, cy],
          [x - w * 0.9, y - s * 1.02],
          [x, y - s * 1.14],
          [x + w * 0.9, y - s * 1.02],
          [x + w * 1.3, cy],
          [x + w * 1.1, y + s * 0.16],
        ],
        true,
      ),
      4,
      75,
    );
  if (hair === 'bun') b.shape(disc(x, y - s * 1.1, s * 0.2), 4, 60);
  b.shape(
    polygon(
      x - s * 0.19,
      y - s * 0.2,
      x + s * 0.19,
      y - s * 0.2,
      x + s * 0.24,
      y + s * 0.34,
      x - s * 0.24,
      y + s * 0.34,
    ),
    2,
    0,
  );
  shoulders(b, x, y, s, suit, look.spotTie ?? true);
  b.shape(
    disc(x - w * 1.02, cy + s * 0.04, s * 0.06, s * 0.1) +
      disc(x + w * 1.02, cy + s * 0.04, s * 0.06, s * 0.1),
    1,
    20,
  );
  const face = curve(
    [
      [x, y],
      [x - w * 0.55, y - s * 0.07],
      [x - w * 0.93, y - s * 0.35],
      [x - w, cy - s * 0.1],
      [x - w * 0.7, y - s * 0.93],
      [x, y - s],
      [x + w * 0.7, y - s * 0.93],
      [x + w, cy - s * 0.1],
      [x + w * 0.93, y - s * 0.35],
      [x + w * 0.55, y - s * 0.07],
    ],
    true,
  );
  b.shape(face, 0, 30, Math.max(2, s * 0.02));
  b.shade(
    curve(
      [
        [x + w * 0.2, y],
        [x + w * 0.55, y - s * 0.07],
        [x + w * 0.93, y - s * 0.35],
        [x + w, cy - s * 0.1],
        [x + w * 0.7, y - s * 0.93],
        [x + w * 0.5, cy],
        [x + w * 0.42, y - s * 0.3],
      ],
      true,
    ),
    2,
    60,
  );
  features(b, x + shift, y, s, look);
  if (look.beard)
    b.shape(
      curve(
        [
          [x - w * 0.95, y - s * 0.42],
          [x - w * 0.5, y - s * 0.3],
          [x + shift, y - s * 0.33],
          [x + w * 0.5, y - s * 0.3],
          [x + w * 0.95, y - s * 0.42],
          [x + w * 0.75, y - s * 0.02],
          [x, y + s * 0.1],
          [x - w * 0.75, y - s * 0.02],
        ],
        true,
      ),
      4,
      85,
    );
  if (look.beard)
    b.line(
      curve([
        [x + shift - s * 0.09, y - s * 0.22],
        [x + shift, y - s * 0.2],
        [x + shift + s * 0.09, y - s * 0.22],
      ]),
      s * 0.02,
    );
  if (hair !== 'bald') {
    const parting = (turn >= 0 ? 1 : -1) * w * 0.45;
    b.shape(
      curve(
        [
          [x - w * 1.05, cy - s * 0.02],
          [x - w * 1.08, y - s * 0.86],
          [x - w * 0.4, y - s * 1.1],
          [x + w * 0.45, y - s * 1.1],
          [x + w * 1.08, y - s * 0.84],
          [x + w * 1.05, cy - s * 0.02],
          [x + w * 0.85, y - s * 0.74],
          [x + parting, y - s * 0.8],
          [x - w * 0.85, y - s * 0.74],
        ],
        true,
        0.8,
      ),
      4,
      70,
    );
  }
}

function shoulders(b: Burin, x: number, y: number, s: number, suit: Tone, tie: boolean): void {
  b.shape(
    `M${x - s * 0.95} ${y + s * 1.5}q-.05 ${-s * 0.95} ${s * 0.3} ${-s * 1.1}q${s * 0.3} ${-s * 0.08} ${s * 0.45} ${-s * 0.24}h${s * 0.4}q${s * 0.15} ${s * 0.16} ${s * 0.45} ${s * 0.24}q${s * 0.35} ${s * 0.15} ${s * 0.3} ${s * 1.1}Z`,
    suit,
    55,
  );
  b.shape(polygon(x - s * 0.24, y + s * 0.16, x + s * 0.24, y + s * 0.16, x, y + s * 1.05), 0);
  const knot = polygon(
    x - s * 0.07,
    y + s * 0.3,
    x + s * 0.07,
    y + s * 0.3,
    x + s * 0.05,
    y + s * 0.42,
    x + s * 0.1,
    y + s * 0.85,
    x,
    y + s * 1.0,
    x - s * 0.1,
    y + s * 0.85,
    x - s * 0.05,
    y + s * 0.42,
  );
  if (tie) b.spot(knot, 1, 20, 2);
  b.shape(
    polygon(x - s * 0.25, y + s * 0.12, x - s * 0.38, y + s * 0.3, x - s * 0.3, y + s * 0.5, x, y + s * 1.08),
    suit,
    -50,
  );
  b.shape(
    polygon(x + s * 0.25, y + s * 0.12, x + s * 0.38, y + s * 0.3, x + s * 0.3, y + s * 0.5, x, y + s * 1.08),
    suit,
    -50,
  );
}

function features(b: Burin, x: number, y: number, s: number, look: BustLook): void {
  const eye = y - s * 0.52;
  const gap = s * 0.155;
  const pen = Math.max(1.8, s * 0.022);
  for (const side of [-1, 1]) {
    const ex = x + side * gap;
    b.line(
      curve([
        [ex - s * 0.09, eye - s * 0.1],
        [ex, eye - s * 0.13],
        [ex + s * 0.09, eye - s * 0.1],
      ]),
      pen * 1.5,
    );
    b.solid(disc(ex, eye, s * 0.032, s * 0.036));
    b.line(
      curve([
        [ex - s * 0.07, eye],
        [ex, eye - s * 0.04],
        [ex + s * 0.07, eye],
      ]),
      pen * 0.8,
    );
    if (look.glasses) b.line(disc(ex, eye, s * 0.12, s * 0.1), pen);
  }
  if (look.glasses) b.line(line(x - s * 0.04, eye - s * 0.02, x + s * 0.04, eye - s * 0.02), pen);
  b.line(
    curve([
      [x + s * 0.02, eye],
      [x + s * 0.06, eye + s * 0.2],
      [x - s * 0.03, eye + s * 0.22],
    ]),
    pen,
  );
  if (!look.beard) {
    b.line(
      curve([
        [x - s * 0.11, y - s * 0.19],
        [x, y - s * 0.17],
        [x + s * 0.11, y - s * 0.2],
      ]),
      pen * 1.2,
    );
    b.line(line(x - s * 0.04, y - s * 0.12, x + s * 0.05, y - s * 0.12), pen * 0.6);
  }
}

/** The backs of the heads of an audience, along the lower edge. */
export function audience(b: Burin, r: Random, base: number, s: number): void {
  for (let x = -20 + r.range(0, 60); x < 1240; x += s * r.range(1.35, 1.6)) {
    const y = base + r.range(-s * 0.2, s * 0.2);
    b.shape(
      `M${x - s * 0.8} ${y + s * 1.2}q0 ${-s * 0.75} ${s * 0.5} ${-s * 0.85}h${s * 0.6}q${s * 0.5} ${s * 0.1} ${s * 0.5} ${s * 0.85}Z`,
      4,
      r.range(20, 60),
    );
    b.shape(disc(x, y - s * 0.1, s * 0.4, s * 0.5), r.pick([3, 4] as const), 75);
    if (r.chance(0.35)) b.shape(disc(x, y - s * 0.66, s * 0.19), 4, 40);
  }
}

/** A hand that holds something flat between thumb and fingers, from the upper right. */
export function grippingHand(b: Burin, x: number, y: number, s: number, sleeve: Tone | 'spot'): void {
  const arm = polygon(
    x + s * 0.55,
    y - s * 0.95,
    x + s * 1.3,
    y - s * 0.35,
    x + s * 3.4,
    y - s * 2.5,
    x + s * 2.5,
    y - s * 3.4,
  );
  if (sleeve === 'spot') b.spot(arm, 2, 45);
  else b.shape(arm, sleeve, 45);
  b.shape(
    polygon(
      x + s * 0.4,
      y - s * 0.85,
      x + s * 1.16,
      y - s * 0.18,
      x + s * 1.42,
      y - s * 0.44,
      x + s * 0.66,
      y - s * 1.12,
    ),
    0,
  );
  b.shape(
    curve(
      [
        [x + s * 0.45, y - s * 0.8],
        [x + s * 1.08, y - s * 0.22],
        [x + s * 0.78, y + s * 0.42],
        [x + s * 0.1, y + s * 0.52],
        [x - s * 0.32, y + s * 0.1],
        [x - s * 0.1, y - s * 0.5],
      ],
      true,
    ),
    1,
    60,
  );
  const fingers = [
    [0.62, 0.28, 0.36, 0.92],
    [0.34, 0.34, 0.06, 1.02],
    [0.06, 0.3, -0.22, 0.98],
    [-0.2, 0.16, -0.44, 0.78],
  ] as const;
  for (const [ax, ay, bx, by] of fingers)
    b.shape(limb([x + ax * s, y + ay * s], [x + bx * s, y + by * s], s * 0.17, s * 0.12), 0, 60);
  b.shape(
    curve(
      [
        [x - s * 0.05, y - s * 0.45],
        [x - s * 0.42, y - s * 0.2],
        [x - s * 0.72, y + s * 0.28],
        [x - s * 0.62, y + s * 0.48],
        [x - s * 0.44, y + s * 0.44],
        [x - s * 0.18, y + s * 0.1],
        [x + s * 0.1, y - s * 0.05],
      ],
      true,
    ),
    0,
  );
}

export function flag(b: Burin, r: Random, x: number, base: number, h: number, side: 1 | -1): void {
  b.shape(box(x - 4, base - h, 8, h), 3, 90);
  b.spot(disc(x, base - h - 8, 11), 0);
  const folds = r.range(0.9, 1.15);
  for (let i = 0; i < 3; i++) {
    const [a, c] = [x + side * i * 30 * folds, x + side * (i + 1) * 30 * folds];
    const [top, drop] = [base - h + 10 + i * 26, base - h * 0.22 - i * 34];
    const d = `M${a} ${top}L${c} ${top + 26}Q${c + side * 12} ${(top + drop) / 2} ${c - side * 4} ${drop}L${a - side * 4} ${drop + 34}Q${a + side * 10} ${(top + drop) / 2} ${a} ${top}Z`;
    if (i === 1) b.shape(d, 1, 85);
    else b.spot(d, i === 2 ? 2 : 1, 85);
  }
}
