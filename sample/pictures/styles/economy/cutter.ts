import type { Figure, PartName } from '../../figures/figure.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import { createDefinitions } from '../../paint/definitions.ts';
import { fill, group, stroke } from '../../paint/elements.ts';
import { band, box, disc, line, n, polygon } from '../../paint/geometry.ts';
import type { Lens } from '../../paint/lens.ts';
import { createLens } from '../../paint/lens.ts';
import { grain } from '../../paint/texture.ts';
import type { Scene, View } from '../../picture-types.ts';
import type { Random } from '../../random.ts';

type Papers = {
  ground: string;
  back: string;
  main: string;
  second: string;
  third: string;
  dark: string;
  light: string;
};

const palettes: Papers[] = [
  {
    ground: '#efe3cb',
    back: '#e0c9a2',
    main: '#d43a2a',
    second: '#21505e',
    third: '#e9a23b',
    dark: '#1c2530',
    light: '#fbf5e6',
  },
  {
    ground: '#d9e2dd',
    back: '#b4c9c3',
    main: '#e4572e',
    second: '#17557a',
    third: '#f3b83f',
    dark: '#142433',
    light: '#fdfaf0',
  },
  {
    ground: '#f3d9c4',
    back: '#e9b996',
    main: '#1f6f6b',
    second: '#b8322f',
    third: '#f2a541',
    dark: '#23202e',
    light: '#fff6e9',
  },
  {
    ground: '#e5e0d3',
    back: '#c9c2ae',
    main: '#e0a21b',
    second: '#2c3e63',
    third: '#c8452f',
    dark: '#1b1f2c',
    light: '#fbf8ee',
  },
  {
    ground: '#1f3a4a',
    back: '#2c5263',
    main: '#ef6a45',
    second: '#f2e4c6',
    third: '#f4b942',
    dark: '#0f1d28',
    light: '#fff7e4',
  },
  {
    ground: '#c8412f',
    back: '#a93022',
    main: '#f2e3c8',
    second: '#1d2f3f',
    third: '#f0aa3c',
    dark: '#17161f',
    light: '#fff6e2',
  },
];

/** Cut paper: flat layered sheets, each with a soft shadow to the lower right. */
export type Cutter = {
  papers: Papers;
  cut(d: string, colour: string, lift?: number): void;
  /** Printed flat on the sheet below, without a shadow. */
  flat(d: string, colour: string, opacity?: number): void;
  line(d: string, colour: string, width: number): void;
  group(transform: string, draw: () => void): void;
  enlarged: Lens['enlarged'];
  figure(figure: Figure, top: string): void;
  scene(focal: readonly [number, number], mirror?: boolean): Scene;
};

export function createCutter(r: Random, view?: View<Cutter>): Cutter {
  const papers = r.pick(palettes);
  const defs = createDefinitions();
  const lens = createLens(view, () => cutter);
  const parts: string[] = [];
  const shadow = darken(papers.dark, 0.3);

  const cutter: Cutter = {
    papers,
    cut: (d, colour, lift = 8) => {
      for (const [reach, opacity] of [
        [1, 0.13],
        [0.55, 0.17],
        [0.2, 0.2],
      ] as const) {
        parts.push(
          group(fill(d, shadow, opacity), {
            transform: `translate(${n(lift * reach * 0.9)} ${n(lift * reach * 1.3)})`,
          }),
        );
      }
      parts.push(fill(d, colour), stroke(d, lighten(colour, 0.35), lens.fine(1.2), { opacity: 0.55 }));
    },
    flat: (d, colour, opacity = 1) => parts.push(fill(d, colour, opacity)),
    line: (d, colour, width) => parts.push(stroke(d, colour, lens.pen(width))),
    group: (transform, draw) => {
      parts.push(`<g transform="${transform}">`);
      draw();
      parts.push('</g>');
    },
    enlarged: lens.enlarged,
    figure({ parts: pieces }, top) {
      const skin = r.pick(['#e7b48f', '#c98d63', '#9a6242', '#f0c8a4']);
      const colours: Record<PartName, string> = {
        skin,
        skinFar: darken(skin, 0.15),
        hair: r.pick([papers.dark, '#5a3423', '#8a5a2b']),
        top,
        sleeve: darken(top, 0.08),
        topFar: darken(top, 0.25),
        bottom: papers.dark,
        bottomFar: darken(papers.dark, 0.3),
        shoe: darken(papers.dark, 0.4),
      };
      const whole = pieces.map(({ d }) => d).join('');
      parts.push(group(fill(whole, shadow, 0.25), { transform: 'translate(6 7)' }));
      for (const { d, name } of pieces) parts.push(fill(d, colours[name]));
    },
    scene(focal, mirror = true) {
      const window = lens.window(focal, cutter.group);
      const texture = grain(r, '#191420', '#ffffff', 1, lens.zoom);
      return { markup: defs.markup() + parts.join('') + texture, focal, mirror, window };
    },
  };
  composition(cutter, r);
  return cutter;
}

/** A constructivist background: tilted planes, a large disc, rings and lines. */
function composition(c: Cutter, r: Random): void {
  const { ground, back, light, main, third } = c.papers;
  c.flat(box(-40, -40, 1280, 880), ground);
  const tilt = r.range(60, 260) * r.sign();
  c.cut(polygon(-60, 330 + tilt, 1260, 330 - tilt, 1260, -60, -60, -60), mix(ground, back, 0.55), 14);
  const [cx, cy, radius] = [r.range(330, 870), r.range(230, 330), r.range(190, 290)];
  const disk = r.pick([light, third, mix(main, ground, 0.35)]);
  c.cut(disc(cx, cy, radius), disk, 16);
  if (r.chance(0.6)) c.flat(band(cx, cy, radius + 34, radius + 48, r.range(0, 90), r.range(180, 330)), back);
  const angle = r.range(16, 34) * r.sign();
  for (let i = 0; i < 3; i++) {
    const y = r.range(80, 520);
    c.group(`rotate(${n(angle)} 600 ${n(y)})`, () =>
      c.flat(box(-200, y, 1600, r.pick([3, 6, 14])), i === 1 ? back : mix(ground, main, 0.6)),
    );
  }
  c.flat(line(0, 0) + disc(r.range(80, 1120), r.range(60, 200), r.range(12, 26)), main);
}
