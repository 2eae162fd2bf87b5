import { drawFigure } from '../../figures/figure.ts';
import { carrying, standing, striding, walking } from '../../figures/poses.ts';
import { arch, box, curve, disc, ground, line, polygon } from '../../paint/geometry.ts';
import type { Random } from '../../random.ts';
import type { Ink, Press } from './city-press.ts';
import { ink, wholeSheet } from './city-press.ts';

/** Sky with a sun or moon and some clouds; returns whether it is evening. */
export function sky(p: Press, r: Random): boolean {
  const evening = r.chance(0.35);
  p.fill(
    wholeSheet,
    evening
      ? r.pick<Ink>([ink.warmMid, ink.warmSoft, [0.3, 0.3, 0]])
      : r.pick<Ink>([ink.coolPale, ink.warmPale, ink.coolSoft]),
  );
  const [x, y, radius] = [r.range(180, 1020), r.range(110, 230), r.range(55, 110)];
  p.fill(disc(x, y, radius), evening ? ink.paper : ink.warm);
  p.dots(box(-40, -40, 1280, r.range(150, 330)), evening ? 0 : 1, 0.5, 13);
  for (let i = r.int(1, 3); i > 0; i--) cloud(p, r.range(60, 1140), r.range(70, 300), r.range(60, 130));
  return evening;
}

function cloud(p: Press, x: number, y: number, w: number): void {
  p.fill(
    box(x - w, y, w * 2, w * 0.26, w * 0.13) + box(x - w * 0.5, y - w * 0.2, w * 1.1, w * 0.3, w * 0.15),
    ink.paper,
  );
}

export function skyline(p: Press, r: Random, base: number, tint: Ink, top = 120): void {
  let d = '';
  for (let x = -40; x < 1240; ) {
    const w = r.range(50, 120);
    const h = r.range(40, top);
    const roof = r.pick(['flat', 'gable', 'tower', 'dome']);
    d += box(x, base - h, w + 1, h + 10);
    if (roof === 'gable') d += polygon(x - 4, base - h, x + w / 2, base - h - w * 0.4, x + w + 4, base - h);
    if (roof === 'tower')
      d += polygon(x + w * 0.3, base - h, x + w * 0.5, base - h - top * 0.75, x + w * 0.7, base - h);
    if (roof === 'dome')
      d += disc(x + w / 2, base - h, w * 0.35) + box(x + w / 2 - 3, base - h - w * 0.62, 6, w * 0.4);
    x += w;
  }
  p.fill(d, tint);
}

/** Old town houses seen from the front, with windows, cornices and sometimes shops. */
export function facades(p: Press, r: Random, from: number, to: number, base: number, tall: number): void {
  const colours: Ink[] = r.shuffle([
    ink.warmSoft,
    ink.coolSoft,
    ink.paper,
    ink.warmMid,
    ink.coolMid,
    [0.4, 0.25, 0],
  ]);
  let turn = 0;
  for (let x = from; x < to; turn++) {
    const w = r.range(130, 210);
    const h = tall * r.range(0.75, 1.05);
    const wall = colours[turn % colours.length] ?? ink.paper;
    house(p, r, { x, w, h, base, wall });
    x += w;
  }
}

type House = { x: number; w: number; h: number; base: number; wall: Ink };

function house(p: Press, r: Random, { x, w, h, base, wall }: House): void {
  const top = base - h;
  const roofH = r.range(24, 60);
  const roof = r.pick<Ink>([ink.warm, ink.key, ink.bothMid]);
  if (r.chance(0.5))
    p.fill(
      polygon(x - 3, top + 2, x + w * 0.12, top - roofH, x + w * 0.88, top - roofH, x + w + 3, top + 2),
      roof,
    );
  else p.fill(polygon(x - 3, top + 2, x + w / 2, top - roofH * 1.5, x + w + 3, top + 2), roof);
  p.fill(box(x + w * r.range(0.2, 0.65), top - roofH - 24, 18, 44), ink.key);
  p.fill(box(x, top, w, h), wall);
  p.fill(box(x - 4, top, w + 8, 9), ink.key);
  const floors = Math.max(2, Math.round((h - 80) / 72));
  const columns = Math.max(2, Math.round(w / 50));
  const cell = { w: w / columns, h: (h - 90) / floors };
  const round = r.chance(0.35);
  let dark = '';
  let lit = '';
  let sills = '';
  for (let row = 0; row < floors; row++) {
    for (let column = 0; column < columns; column++) {
      const [wx, wy] = [x + column * cell.w + cell.w * 0.26, top + 22 + row * cell.h];
      const pane = round
        ? arch(wx, wy, cell.w * 0.48, cell.h * 0.64)
        : box(wx, wy, cell.w * 0.48, cell.h * 0.62);
      if (r.chance(0.22)) lit += pane;
      else dark += pane;
      sills += box(wx - 4, wy + cell.h * 0.64, cell.w * 0.48 + 8, 5);
    }
  }
  p.fill(dark, ink.keySoft);
  if (lit) p.fill(lit, ink.warm);
  p.fill(sills, ink.paper);
  p.fill(box(x, base - 62, w, 62), ink.key);
  const shop = r.pick<Ink>([ink.warm, ink.cool, ink.paper]);
  for (let i = 0; i < 2; i++)
    p.fill(box(x + 10 + (i * w) / 2, base - 50, w / 2 - 20, 50), i === 0 ? shop : ink.coolSoft);
  p.hatch(box(x + w * 0.82, top + 9, w * 0.18, h - 9), 2, 45, 7);
}

export function tree(p: Press, r: Random, x: number, base: number, h: number, crown: Ink = ink.cool): void {
  p.fill(
    polygon(
      x - h * 0.03,
      base,
      x - h * 0.018,
      base - h * 0.55,
      x + h * 0.018,
      base - h * 0.55,
      x + h * 0.03,
      base,
    ),
    ink.key,
  );
  const shape = r.chance(0.5)
    ? disc(x, base - h * 0.68, h * 0.24, h * 0.33)
    : disc(x, base - h * 0.72, h * 0.24) +
      disc(x - h * 0.16, base - h * 0.58, h * 0.17) +
      disc(x + h * 0.17, base - h * 0.56, h * 0.18);
  p.fill(shape, crown);
  p.dots(disc(x + h * 0.07, base - h * 0.6, h * 0.18, h * 0.22), 2, 0.5, 8);
  p.line(
    line(x, base - h * 0.5, x, base - h * 0.82) + line(x, base - h * 0.6, x + h * 0.1, base - h * 0.7),
    ink.key,
    h * 0.012,
  );
}

export function lamp(p: Press, x: number, base: number, h: number): void {
  p.fill(polygon(x - 5, base, x - 3, base - h, x + 3, base - h, x + 5, base), ink.key);
  p.line(
    curve([
      [x, base - h + 4],
      [x + 6, base - h - 22],
      [x + 34, base - h - 26],
    ]),
    ink.key,
    6,
  );
  p.fill(
    polygon(x + 20, base - h - 20, x + 50, base - h - 20, x + 42, base - h - 34, x + 28, base - h - 34),
    ink.key,
  );
  p.fill(disc(x + 35, base - h - 14, 10, 7), ink.warm);
}

/** A person in the street; `base` is the pavement under the feet. */
export function passerby(
  p: Press,
  r: Random,
  x: number,
  base: number,
  height: number,
  facing: 1 | -1 = r.sign(),
): void {
  const pose = r.pick([walking, striding, standing, walking, carrying]);
  const coat = r.pick<Ink>([ink.warm, ink.cool, ink.paper, ink.bothMid, ink.coolMid]);
  const build = {
    height,
    hair: r.pick(['short', 'long', 'bun', 'cap'] as const),
    coat: r.chance(0.35),
    skirt: r.chance(0.25),
  };
  p.group(`translate(${Math.round(x)} ${Math.round(base - height * 0.51)}) scale(${facing} 1)`, () => {
    const figure = drawFigure(0, 0, pose, build);
    p.figure(figure, {
      top: coat,
      sleeve: coat,
      topFar: ink.shade,
      skin: r.pick([ink.skin, ink.skin, ink.skinDark]),
      hair: r.pick<Ink>([ink.key, ink.both, ink.warm]),
      bottom: r.pick<Ink>([ink.key, ink.cool]),
    });
    if (pose === carrying || r.chance(0.3)) {
      const [hx, hy] = figure.joints.nearHand;
      p.fill(box(hx - height * 0.05, hy, height * 0.11, height * 0.13, 3), ink.warm);
      p.line(
        curve([
          [hx - height * 0.03, hy],
          [hx, hy - height * 0.03],
          [hx + height * 0.03, hy],
        ]),
        ink.key,
        2.5,
      );
    }
  });
}

export function river(p: Press, r: Random, top: number, bottom: number): void {
  p.fill(box(-40, top, 1280, bottom - top), ink.coolMid);
  let glints = '';
  for (let i = 0; i < 46; i++) {
    const y = r.range(top + 6, bottom - 4);
    const w = r.range(20, 90) * (0.4 + (y - top) / (bottom - top));
    const x = r.range(-40, 1200);
    glints += box(x, y, w, 3 + ((y - top) / (bottom - top)) * 4, 2);
  }
  p.fill(glints, ink.paper);
}

export function hills(p: Press, r: Random, base: number, height: number, tint: Ink): void {
  const points = Array.from({ length: 7 }, (_, i): [number, number] => [
    -60 + i * 220,
    base - height * r.range(0.35, 1),
  ]);
  p.fill(ground(points, base + 20), tint);
}

/** A perspective floor of slabs towards a vanishing point. */
export function paving(p: Press, top: number, vanishingX: number, tint: Ink, joints: Ink): void {
  p.fill(box(-40, top, 1280, 840 - top), tint);
  for (let i = -14; i <= 14; i++)
    p.line(line(vanishingX + i * 26, top, vanishingX + i * 260, 840), joints, 2);
  for (let i = 1; i < 9; i++) {
    const y = top + (840 - top) * (i / 9) ** 1.9;
    p.line(line(-40, y, 1240, y), joints, 2);
  }
}
