import { drawFigure } from '../../figures/figure.ts';
import { carrying, standing } from '../../figures/poses.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import { box, curve, disc, line, n, polar, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Neon } from './neon.ts';
import { createNeon } from './neon.ts';

const hair = ['short', 'long', 'bun', 'cap'] as const;

export function neonWall(r: Random, view?: View<Neon>): Scene {
  const k = createNeon(r, view);
  const { deep, mid, haze, one, two, three } = k.tubes;
  k.fill(box(-40, -40, 1280, 880), mix(mid, deep, 0.25));
  for (let x = -30; x < 1240; x += 64) k.fill(box(x, -40, 58, 880), mix(haze, mid, r.range(0.2, 0.7)), 0.3);
  k.halo(600, 340, 620, one, 0.35);
  const kinds = r.shuffle(['glass', 'heart', 'palm', 'moon', 'star', 'note', 'eye', 'bolt']);
  const colours = r.shuffle([one, two, three]);
  k.line(
    line(600, -40, 600, 140) + line(240, -40, 240, 110) + line(960, -40, 960, 110),
    darken(deep, 0.3),
    6,
  );
  k.glow(disc(600, 330, 232), colours[1] ?? two, 9);
  k.glow(disc(600, 330, 258), colours[2] ?? three, 5);
  sign(k, kinds[0] ?? 'glass', 600, 330, 130, colours[0] ?? one);
  sign(k, kinds[1] ?? 'heart', 235, 210, 76, colours[1] ?? two);
  sign(k, kinds[2] ?? 'star', 965, 220, 76, colours[2] ?? three);
  sign(k, kinds[3] ?? 'moon', 225, 480, 62, colours[2] ?? three);
  sign(k, kinds[4] ?? 'note', 975, 490, 62, colours[1] ?? two);
  k.glow(`M90 620H380q30 0 50 -26l40 -40`, colours[0] ?? one, 7);
  k.glow(`M1110 630H830q-30 0 -50 -26l-46 -46`, colours[1] ?? two, 7);
  k.fill(box(-40, 700, 1280, 200), darken(deep, 0.25));
  k.line(line(-40, 700, 1240, 700), lighten(haze, 0.2), 5);
  for (const [x, pose, facing] of [
    [430, standing, 1],
    [540, carrying, 1],
    [760, standing, -1],
  ] as const) {
    k.group(`translate(${n(x + r.range(-16, 16))} 640) scale(${facing} 1)`, () =>
      k.figure(
        drawFigure(0, 0, pose, { height: 380, hair: r.pick(hair), coat: r.chance(0.4) }),
        r.pick([haze, one, two]),
      ),
    );
  }
  return k.scene([600, 360]);
}

export function sign(k: Neon, kind: string, x: number, y: number, s: number, colour: string): void {
  const { one, two, three } = k.tubes;
  if (kind === 'star')
    k.glow(
      polygon(...Array.from({ length: 10 }, (_, i) => polar(x, y, i % 2 ? s * 0.45 : s, i * 36 - 90)).flat()),
      colour,
      s * 0.13,
    );
  if (kind === 'bolt')
    k.glow(
      polygon(
        x + s * 0.2,
        y - s,
        x - s * 0.5,
        y + s * 0.15,
        x - s * 0.05,
        y + s * 0.15,
        x - s * 0.2,
        y + s,
        x + s * 0.5,
        y - s * 0.15,
        x + s * 0.05,
        y - s * 0.15,
      ),
      colour,
      s * 0.13,
    );
  if (kind === 'eye') {
    k.glow(
      `M${x - s * 1.3} ${y}Q${x} ${y - s * 1.3} ${x + s * 1.3} ${y}Q${x} ${y + s * 1.3} ${x - s * 1.3} ${y}Z`,
      colour,
      s * 0.12,
    );
    k.glow(disc(x, y, s * 0.36), two, s * 0.12);
  }
  if (kind === 'glass') {
    k.glow(
      line(x - s, y - s * 0.9, x + s, y - s * 0.9, x, y + s * 0.1, x - s, y - s * 0.9) +
        line(x, y + s * 0.1, x, y + s) +
        line(x - s * 0.5, y + s, x + s * 0.5, y + s),
      colour,
      s * 0.11,
    );
    k.glow(
      disc(x + s * 0.3, y - s * 0.62, s * 0.17) + line(x + s * 0.1, y - s * 0.3, x + s * 0.9, y - s * 1.3),
      one,
      s * 0.08,
    );
  }
  if (kind === 'note')
    k.glow(
      disc(x - s * 0.5, y + s * 0.6, s * 0.3, s * 0.22) +
        disc(x + s * 0.5, y + s * 0.45, s * 0.3, s * 0.22) +
        line(
          x - s * 0.2,
          y + s * 0.6,
          x - s * 0.2,
          y - s * 0.7,
          x + s * 0.8,
          y - s * 0.9,
          x + s * 0.8,
          y + s * 0.45,
        ),
      colour,
      s * 0.13,
    );
  if (kind === 'heart')
    k.glow(
      `M${x} ${y + s}C${x - s * 1.7} ${y - s * 0.1} ${x - s * 0.9} ${y - s * 1.2} ${x} ${y - s * 0.4}C${x + s * 0.9} ${y - s * 1.2} ${x + s * 1.7} ${y - s * 0.1} ${x} ${y + s}Z`,
      colour,
      s * 0.13,
    );
  if (kind === 'moon')
    k.glow(
      `M${x + s * 0.4} ${y - s}a${s} ${s} 0 1 0 ${s * 0.3} ${s * 1.7}a${s * 0.8} ${s * 0.8} 0 0 1 ${-s * 0.3} ${-s * 1.7}Z`,
      colour,
      s * 0.12,
    );
  if (kind === 'palm') {
    k.glow(
      curve([
        [x - s * 0.2, y + s * 1.2],
        [x - s * 0.05, y + s * 0.3],
        [x + s * 0.1, y - s * 0.4],
      ]),
      three,
      s * 0.14,
    );
    for (const a of [-160, -120, -70, -30, 10])
      k.glow(
        curve([
          [x + s * 0.1, y - s * 0.4],
          polar(x + s * 0.1, y - s * 0.5, s * 0.55, a),
          polar(x + s * 0.1, y - s * 0.1, s, a),
        ]),
        colour,
        s * 0.11,
      );
  }
}
