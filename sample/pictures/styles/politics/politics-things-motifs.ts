import { drawFigure } from '../../figures/figure.ts';
import { standing, striding, walking } from '../../figures/poses.ts';
import { box, curve, disc, limb, line, polar, polygon } from '../../paint/geometry.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import type { Burin } from './burin.ts';
import { backdrop, createBurin } from './burin.ts';
import { grippingHand } from './engraved-people.ts';

export function documents(r: Random, view?: View<Burin>): Scene {
  const b = createBurin(r, view);
  backdrop(b, r, 600, 400);
  b.shape(polygon(-40, 640, 1240, 580, 1240, 860, -40, 860), 3, 3);
  for (let i = 0; i < 11; i++) {
    const [dx, dy] = [r.range(-14, 14), 690 - i * 15];
    b.shape(polygon(250 + dx, dy, 640 + dx, dy - 70, 960 + dx, dy, 560 + dx, dy + 84), 0, 0, 2.2);
    b.shade(polygon(250 + dx, dy, 560 + dx, dy + 84, 560 + dx, dy + 96, 250 + dx, dy + 12), 2, 0);
  }
  const turn = r.range(-9, 9);
  b.group(`rotate(${turn.toFixed(1)} 600 400)`, () => {
    b.group('rotate(-13 600 400)', () => page(b, r, 330, 120, 360, 470, 1));
    b.group('rotate(7 600 400)', () => page(b, r, 450, 90, 370, 490, 0));
    b.spot(disc(755, 520, 50), 1, 20);
    for (let a = 0; a < 360; a += 24) {
      const [x, y] = polar(755, 520, 54, a);
      b.spot(disc(x, y, 11), 0, 0, 2.2);
    }
    b.shape(disc(755, 520, 30), 0, 0, 2.5);
    b.spot(
      polygon(730, 566, 748, 566, 726, 660, 710, 634, 690, 646) +
        polygon(762, 566, 782, 566, 816, 640, 792, 634, 786, 656),
      2,
      80,
    );
  });
  if (r.chance(0.5)) magnifier(b, 880, 300);
  else stamp(b, r.range(880, 930), 260);
  pen(b, 250, 610);
  return b.scene([600, 400]);
}

function page(b: Burin, r: Random, x: number, y: number, w: number, h: number, tone: 0 | 1): void {
  b.solid(box(x + 12, y + 12, w, h));
  b.shape(box(x, y, w, h), tone, 20);
  b.solid(box(x + 36, y + 40, w * r.range(0.35, 0.6), 20));
  for (let i = 0; i < 13; i++) {
    const ly = y + 92 + i * 25;
    if (ly > y + h - 40) break;
    if (i % 5 === 4) continue;
    b.line(line(x + 36, ly, x + w * r.range(0.72, 0.9), ly), 5);
  }
  const mark = y + 92 + r.int(1, 3) * 25;
  b.spot(box(x + 30, mark - 12, w * 0.62, 24), 0, 0, 0);
  b.line(line(x + 36, mark, x + w * 0.6, mark), 5);
}

function magnifier(b: Burin, x: number, y: number): void {
  b.shape(limb([x + 78, y + 92], [x + 200, y + 250], 17, 25), 4, 50);
  b.shape(disc(x, y, 128), 0, 0, 5);
  b.spot(disc(x, y, 106), 0, 0, 4);
  for (let i = 0; i < 4; i++)
    b.line(line(x - 70 + i * 8, y - 50 + i * 32, x + 66 - i * 12, y - 50 + i * 32), 12);
  b.line(
    curve([
      [x - 84, y - 20],
      [x - 66, y - 60],
      [x - 30, y - 84],
    ]),
    6,
  );
}

function stamp(b: Burin, x: number, y: number): void {
  b.shape(disc(x, y, 52), 3, 40);
  b.shape(polygon(x - 24, y + 44, x + 24, y + 44, x + 40, y + 160, x - 40, y + 160), 3, 85);
  b.spot(box(x - 92, y + 156, 184, 48, 10), 2, 85);
  b.shape(box(x - 84, y + 204, 168, 24), 4, 0);
}

function pen(b: Burin, x: number, y: number): void {
  b.group(`rotate(-32 ${x} ${y})`, () => {
    b.shape(box(x - 30, y - 18, 250, 36, 14), 4, 0);
    b.spot(box(x + 40, y - 19, 24, 38), 0);
    b.shape(polygon(x - 30, y - 17, x - 116, y, x - 30, y + 17), 0);
    b.line(line(x - 112, y, x - 56, y), 2.4);
    b.solid(disc(x - 54, y, 5));
    b.line(line(x + 110, y - 26, x + 212, y - 26), 8);
  });
}

export function ballot(r: Random, view?: View<Burin>): Scene {
  const b = createBurin(r, view);
  backdrop(b, r, 600, 330);
  b.shape(polygon(-40, 660, 1240, 640, 1240, 860, -40, 860), 3, 2);
  const [x, y] = [560, 440];
  b.solid(polygon(x - 230, 800, x + 260, 780, x + 470, 720, x + 300, 640));
  b.shape(polygon(x + 210, y + 40, x + 370, y - 40, x + 350, y + 260, x + 200, y + 350), 4, 60);
  b.spot(polygon(x - 250, y + 40, x + 210, y + 40, x + 200, y + 350, x - 236, y + 350), 1, 90);
  b.shape(polygon(x - 250, y + 40, x - 100, y - 44, x + 370, y - 44, x + 210, y + 40), 0);
  b.shade(polygon(x - 250, y + 40, x - 100, y - 44, x + 370, y - 44, x + 210, y + 40), 1, 0);
  b.solid(polygon(x - 76, y + 10, x - 46, y - 12, x + 190, y - 12, x + 164, y + 10));
  b.shape(disc(x - 22, y + 196, 84), 0);
  b.line(line(x - 60, y + 158, x + 16, y + 234) + line(x - 60, y + 234, x + 16, y + 158), 19);
  const sheet = r.range(-6, 6);
  b.group(`rotate(${sheet.toFixed(1)} ${x + 60} ${y})`, () => {
    b.shape(polygon(x - 44, y, x - 30, y - 232, x + 180, y - 224, x + 160, y), 0, 0, 3.4);
    if (r.chance(0.5)) b.line(line(x - 30, y - 232, x + 72, y - 140, x + 180, y - 224), 3);
    else
      for (let i = 0; i < 4; i++) {
        b.line(box(x - 6, y - 200 + i * 46, 26, 26), 3);
        b.line(line(x + 38, y - 187 + i * 46, x + 130, y - 184 + i * 46), 5);
      }
    b.shade(polygon(x - 44, y, x - 38, y - 60, x + 164, y - 56, x + 160, y), 2, 0);
    grippingHand(b, x + 132, y - 216, 98, r.pick([3, 'spot', 2] as const));
  });
  for (let i = 0; i < 3; i++) {
    b.group(`rotate(${r.range(-24, 24).toFixed(1)} ${170 + i * 70} 700)`, () => {
      b.shape(box(80 + i * 70, 660 + i * 26, 170, 104), 0);
      b.line(line(80 + i * 70, 660 + i * 26, 165 + i * 70, 720 + i * 26, 250 + i * 70, 660 + i * 26), 2.6);
    });
  }
  return b.scene([600, 400]);
}

export function courthouse(r: Random, view?: View<Burin>): Scene {
  const b = createBurin(r, view);
  backdrop(b, r, 600, 340);
  b.shape(box(60, 330, 1080, 300), 2, 0);
  for (let i = 0; i < 4; i++) {
    for (const side of [0, 1]) {
      const x = side ? 905 + i * 58 : 84 + i * 58;
      b.shape(box(x, 390, 34, 80), 4, 90, 2);
      b.shape(box(x, 510, 34, 90), 4, 90, 2);
    }
  }
  b.shape(box(300, 300, 600, 330), 4, 0);
  b.shape(polygon(250, 232, 600, 70, 950, 232), 1, 0, 4);
  b.spot(polygon(330, 220, 600, 98, 870, 220), 2, 0);
  b.shape(box(250, 232, 700, 26) + box(270, 258, 660, 36), 0);
  scales(b, 600, 108, 0.72);
  const columns = r.pick([5, 6]);
  for (let i = 0; i < columns; i++) {
    const x = 300 + (i * 600) / (columns - 1);
    b.shape(polygon(x - 27, 318, x + 27, 318, x + 31, 610, x - 31, 610), 0);
    b.shade(polygon(x + 4, 318, x + 27, 318, x + 31, 610, x + 5, 610), 3, 90);
    b.line(line(x - 12, 322, x - 13, 606), 2);
    b.shape(box(x - 42, 296, 84, 24, 8) + box(x - 42, 606, 84, 24), 0);
  }
  for (let i = 0; i < 6; i++)
    b.shape(box(220 - i * 36, 630 + i * 26, 760 + i * 72, 27), i % 2 ? 0 : 1, 0, 2.6);
  b.solid(box(-40, 782, 1280, 60));
  for (const side of [-1, 1]) {
    const x = 600 + side * 480;
    b.shape(box(x - 60, 600, 120, 190), 2, 90);
    b.line(line(x, 600, x, 470), 8);
    b.spot(disc(x, 446, 36), 0);
    b.shape(box(x - 70, 586, 140, 22), 0);
  }
  for (let i = r.int(2, 4); i > 0; i--) {
    const figure = drawFigure(
      r.range(320, 880),
      590 + r.range(0, 90),
      r.pick([walking, striding, standing]),
      { height: 180, coat: r.chance(0.5), hair: r.pick(['short', 'long', 'bun']) },
    );
    b.figure(figure, { top: r.pick([1, 'spot', 3] as const), sleeve: r.pick([1, 3] as const) });
  }
  return b.scene([600, 380]);
}

function scales(b: Burin, x: number, y: number, s: number): void {
  b.line(line(x, y, x, y + 120 * s), 8);
  b.line(
    curve([
      [x - 110 * s, y + 40 * s],
      [x, y + 20 * s],
      [x + 110 * s, y + 40 * s],
    ]),
    7,
  );
  for (const side of [-1, 1]) {
    const px = x + side * 110 * s;
    b.line(line(px - 34 * s, y + 108 * s, px, y + 40 * s, px + 34 * s, y + 108 * s), 2.6);
    b.solid(`M${px - 42 * s} ${y + 108 * s}h${84 * s}q${-42 * s} ${44 * s} ${-84 * s} 0Z`);
  }
}
