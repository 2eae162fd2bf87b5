import type { Point } from '../paint/geometry.ts';
import { curve, disc, limb, mixPoints, n, polar } from '../paint/geometry.ts';

/**
 * Angles in degrees for a figure that faces right: 0 hangs straight down, positive swings forward. Each limb is [upper,
 * lower]; `near` is the side nearer to the viewer.
 */
export type Pose = {
  torso: number;
  head?: number;
  nearArm: readonly [number, number];
  farArm: readonly [number, number];
  nearLeg: readonly [number, number];
  farLeg: readonly [number, number];
  nearFoot?: number;
  farFoot?: number;
};

export type PartName =
  | 'skin'
  | 'hair'
  | 'top'
  | 'topFar'
  | 'sleeve'
  | 'bottom'
  | 'bottomFar'
  | 'shoe'
  | 'skinFar';
type Part = { d: string; name: PartName };

export type Build = {
  height: number;
  /** Full-length sleeves and trousers, or bare limbs. */
  sleeves?: 'long' | 'short' | 'none';
  legs?: 'long' | 'short';
  skirt?: boolean;
  coat?: boolean;
  hair?: 'short' | 'long' | 'bun' | 'cap' | 'bald';
  stout?: number;
};

export type Figure = {
  parts: Part[];
  joints: {
    hip: Point;
    neck: Point;
    head: Point;
    nearHand: Point;
    farHand: Point;
    nearFoot: Point;
    farFoot: Point;
  };
};

/** Draws a flat, jointed figure with its hip at (x, y); parts are in painting order. */
export function drawFigure(x: number, y: number, pose: Pose, build: Build): Figure {
  const u = build.height / 8;
  const girth = build.stout ?? 1;
  const hip: Point = [x, y];
  const step = (from: Point, length: number, angle: number): Point =>
    polar(from[0], from[1], length * u, 90 - angle);
  const neck = step(hip, 2.75, 180 + pose.torso * -1);
  const shoulder = mixPoints(neck, hip, 0.13);
  const head = step(neck, 0.78, 180 - pose.torso - (pose.head ?? 0));

  const arm = (angles: readonly [number, number]) => {
    const elbow = step(shoulder, 1.45, angles[0]);
    const wrist = step(elbow, 1.35, angles[1]);
    return { elbow, wrist, hand: step(wrist, 0.24, angles[1]) };
  };
  const leg = (angles: readonly [number, number], foot: number) => {
    const knee = step(hip, 1.95, angles[0]);
    const ankle = step(knee, 1.9, angles[1]);
    return { knee, ankle, toe: step(ankle, 0.72, foot) };
  };
  const near = { arm: arm(pose.nearArm), leg: leg(pose.nearLeg, pose.nearFoot ?? pose.nearLeg[1] + 84) };
  const far = { arm: arm(pose.farArm), leg: leg(pose.farLeg, pose.farFoot ?? pose.farLeg[1] + 84) };

  const armParts = (a: typeof near.arm, isNear: boolean): Part[] => {
    const skin: PartName = isNear ? 'skin' : 'skinFar';
    const cloth: PartName = isNear ? 'sleeve' : 'topFar';
    const sleeves = build.sleeves ?? 'long';
    const upper = limb(shoulder, a.elbow, 0.34 * u * girth, 0.25 * u);
    const lower = limb(a.elbow, a.wrist, 0.25 * u, 0.17 * u);
    const hand = limb(a.wrist, a.hand, 0.17 * u, 0.19 * u);
    if (sleeves === 'long') return [part(skin, hand), part(cloth, upper + lower)];
    const half = limb(shoulder, mixPoints(shoulder, a.elbow, 0.55), 0.37 * u, 0.34 * u);
    return [part(skin, upper + lower + hand), ...(sleeves === 'short' ? [part(cloth, half)] : [])];
  };
  const legParts = (l: typeof near.leg, isNear: boolean): Part[] => {
    const skin: PartName = isNear ? 'skin' : 'skinFar';
    const cloth: PartName = isNear ? 'bottom' : 'bottomFar';
    const thigh = limb(hip, l.knee, 0.5 * u * girth, 0.33 * u);
    const shin = limb(l.knee, l.ankle, 0.33 * u, 0.19 * u);
    const shoe = limb(l.ankle, l.toe, 0.23 * u, 0.13 * u);
    if ((build.legs ?? 'long') === 'long') return [part('shoe', shoe), part(cloth, thigh + shin)];
    const short = limb(hip, mixPoints(hip, l.knee, 0.62), 0.54 * u * girth, 0.45 * u);
    return [part(skin, thigh + shin), part('shoe', shoe), part(cloth, short)];
  };

  const parts: Part[] = [
    ...armParts(far.arm, false),
    ...legParts(far.leg, false),
    ...legParts(near.leg, true),
    part('skin', limb(neck, head, 0.25 * u, 0.24 * u)),
    part('top', torsoPath(hip, neck, u, girth)),
    ...(build.skirt || build.coat
      ? [part(build.coat ? 'top' : 'bottom', skirtPath(hip, near.leg.knee, far.leg.knee, neck, u))]
      : []),
    ...headParts(head, 180 - pose.torso - (pose.head ?? 0), u, build.hair ?? 'short'),
    ...armParts(near.arm, true),
  ];
  return {
    parts,
    joints: {
      hip,
      neck,
      head,
      nearHand: near.arm.hand,
      farHand: far.arm.hand,
      nearFoot: near.leg.ankle,
      farFoot: far.leg.ankle,
    },
  };
}

function part(name: PartName, d: string): Part {
  return { name, d };
}

function torsoPath(hip: Point, neck: Point, u: number, girth: number): string {
  const [dx, dy] = [(neck[0] - hip[0]) / (2.75 * u), (neck[1] - hip[1]) / (2.75 * u)];
  const at = (along: number, across: number): Point => [
    hip[0] + (dx * along - dy * across * girth) * u,
    hip[1] + (dy * along + dx * across * girth) * u,
  ];
  return curve(
    [
      at(2.85, 0.2),
      at(2.55, 0.62),
      at(1.9, 0.66),
      at(0.9, 0.5),
      at(-0.2, 0.52),
      at(-0.35, 0),
      at(-0.2, -0.52),
      at(0.9, -0.5),
      at(1.9, -0.62),
      at(2.55, -0.6),
      at(2.85, -0.2),
    ],
    true,
  );
}

function skirtPath(hip: Point, nearKnee: Point, farKnee: Point, neck: Point, u: number): string {
  const left = Math.min(nearKnee[0], farKnee[0], hip[0]) - 0.5 * u;
  const right = Math.max(nearKnee[0], farKnee[0], hip[0]) + 0.5 * u;
  const hem = Math.max(nearKnee[1], farKnee[1]) + 0.15 * u;
  const waist = mixPoints(hip, neck, 0.35);
  return `M${n(waist[0] - 0.5 * u)} ${n(waist[1])}L${n(waist[0] + 0.5 * u)} ${n(waist[1])}L${n(right)} ${n(hem)}Q${n(hip[0])} ${n(hem + 0.25 * u)} ${n(left)} ${n(hem)}Z`;
}

function headParts(head: Point, up: number, u: number, hair: NonNullable<Build['hair']>): Part[] {
  const face = (across: number, along: number): Point => {
    const [sin, cos] = [Math.sin((up * Math.PI) / 180), Math.cos((up * Math.PI) / 180)];
    // `along` runs from the chin to the crown, `across` towards the face.
    return [head[0] + (sin * along - cos * across) * u, head[1] + (cos * along + sin * across) * u];
  };
  const skull = curve(
    [
      face(0.02, 0.55),
      face(0.38, 0.34),
      face(0.43, 0.06),
      face(0.53, -0.1),
      face(0.42, -0.2),
      face(0.36, -0.46),
      face(0.06, -0.5),
      face(-0.22, -0.3),
      face(-0.4, 0.12),
      face(-0.3, 0.42),
    ],
    true,
  );
  const crown = [face(0.44, 0.3), face(0.3, 0.58), face(-0.05, 0.68), face(-0.4, 0.46), face(-0.5, 0.1)];
  const shapes: Record<NonNullable<Build['hair']>, Point[]> = {
    bald: [face(-0.2, 0.25), face(-0.42, 0.15), face(-0.32, -0.22), face(-0.2, -0.2)],
    short: [...crown, face(-0.36, -0.22), face(-0.18, -0.12), face(-0.06, 0.2), face(0.2, 0.3)],
    bun: [...crown, face(-0.36, -0.22), face(-0.18, -0.1), face(-0.02, 0.2), face(0.25, 0.3)],
    long: [
      ...crown,
      face(-0.56, -0.5),
      face(-0.5, -0.95),
      face(-0.12, -0.85),
      face(-0.12, -0.2),
      face(0, 0.2),
      face(0.25, 0.3),
    ],
    cap: [
      face(0.72, 0.2),
      face(0.42, 0.36),
      face(0.25, 0.6),
      face(-0.1, 0.68),
      face(-0.42, 0.42),
      face(-0.46, 0.16),
      face(0.2, 0.2),
    ],
  };
  const bun = face(-0.55, 0.42);
  return [
    part('skin', skull),
    part('hair', curve(shapes[hair], true, 0.8) + (hair === 'bun' ? disc(bun[0], bun[1], 0.24 * u) : '')),
  ];
}
