/** A first reader that older pupils wrote: the camel on the roof, and the letters that the youngest know. */
import { box, disc, line, polygon } from '../../paint/geometry.ts';
import type { Brush, Role, Thing } from '../brush.ts';

/** Capitals of strokes on a field of 100 × 100, with the middle of the foot at (0, 0). */
const strokes = {
  A: 'M-38 0L0 -100L38 0M-24 -34H24',
  E: 'M34 0H-30V-100H34M-30 -52H22',
  I: 'M0 0V-100',
  L: 'M-30 -100V0H34',
  T: 'M-40 -100H40M0 -100V0',
  V: 'M-38 -100L0 0L38 -100',
} as const;
export type Capital = keyof typeof strokes;

function capital(b: Brush, letter: Capital, x: number, y: number, size: number, width: number): void {
  b.group(`translate(${x} ${y}) scale(${size / 100})`, () =>
    b.line(strokes[letter], 'dark', (width * 100) / size),
  );
}

/** A card with one capital, as first forms lay words of them. */
export function letterCard(letter: Capital, role: Role): Thing {
  return (b) => {
    b.shape(box(-62, -156, 124, 156, 10), 'light');
    b.mark(box(-62, -156, 124, 22, 8), role);
    capital(b, letter, 0, -26, 88, 13);
  };
}

/** The reader stands open: the tale's picture on the left, its few words on the right. */
export const camelReader: Thing = (b) => {
  b.shape('M-300 -318L0 -290L300 -318L312 -8L0 26L-312 -8Z', 'main');
  b.shape('M0 10Q-140 -34 -290 -22V-304Q-140 -322 0 -276Z', 'light', -0.03);
  b.shape('M0 10Q140 -34 290 -22V-304Q140 -322 0 -276Z', 'light');
  house(b);
  b.group('translate(-150 -172) scale(0.52)', () => camel(b));
  for (const [letter, x] of [
    ['T', 60],
    ['E', 116],
    ['V', 174],
    ['E', 232],
  ] as const)
    capital(b, letter, x, -216, 44, 8);
  for (let i = 0; i < 4; i++) {
    const y = -170 + i * 38;
    b.line(`M40 ${y + 6}Q140 ${y - 16} ${i % 2 ? 216 : 262} ${y - 10}`, 'dark', 6);
  }
  // The author's mark where the young reader stumbled.
  b.line('M176 -78Q214 -88 250 -86', 'main', 7);
  b.line('M0 10V-276', 'dark', 3);
};

function house(b: Brush): void {
  b.mark('M-276 -40Q-150 -62 -18 -24V-10Q-140 -46 -276 -34Z', 'leaf');
  b.shape(box(-222, -122, 144, 84), 'gold', 0.1);
  b.shape(polygon(-250, -118, -206, -178, -94, -178, -50, -118), 'main');
  b.mark(box(-200, -104, 34, 34), 'second');
  b.mark(box(-132, -100, 34, 62), 'wood');
  b.line(line(-183, -104, -183, -70) + line(-200, -87, -166, -87), 'light', 3);
}

/** A camel with its feet at (0, 0), looking down over its shoulder. */
function camel(b: Brush): void {
  for (const [x, lean] of [
    [-72, -6],
    [-44, 6],
    [40, -4],
    [66, 8],
  ] as const)
    b.line(line(x, -74, x + lean, 0), 'crust', 13);
  b.shape(
    'M-92 -70Q-96 -116 -66 -126Q-50 -176 -22 -128Q-4 -122 12 -128Q38 -178 58 -122Q78 -116 92 -138L100 -184Q104 -212 130 -208L164 -196Q172 -184 158 -176L130 -176Q128 -112 96 -84Q80 -64 40 -66H-60Q-80 -60 -92 -70Z',
    'crust',
  );
  b.line('M-92 -104Q-116 -92 -108 -62', 'crust', 8);
  b.mark(disc(130, -192, 5), 'dark');
  b.mark(polygon(106, -204, 100, -226, 118, -210), 'wood');
}
