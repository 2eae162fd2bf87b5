/** Draws an object's shapes in each style: cut, engraved, printed or painted. */
import { boundsOf } from '../paint/bounds.ts';
import { darken, lighten, mix } from '../paint/colour.ts';
import { type Ink, ink, type Press } from '../styles/city/city-press.ts';
import type { Collage } from '../styles/culture/collage.ts';
import type { Plot } from '../styles/data/plot.ts';
import type { Cutter } from '../styles/economy/cutter.ts';
import type { Gouache } from '../styles/life/gouache.ts';
import type { Landscape } from '../styles/nature/landscape.ts';
import type { Neon } from '../styles/night/neon.ts';
import type { Burin, Tone } from '../styles/politics/burin.ts';
import type { PortraitSheet } from '../styles/portrait/portrait-sheet.ts';
import type { Motion } from '../styles/sport/motion.ts';
import type { Brush, Role } from './brush.ts';

type Colours = Record<Role, string>;

/** Colours of natural materials, the same in every palette. */
const natural = { steel: '#aab3bd', wood: '#9a6a42', leaf: '#5d8a4a', crust: '#d0924f', gold: '#e0ab3e' };

export function cutterBrush(c: Cutter): Brush {
  const { main, second, third, dark, light } = c.papers;
  const colours: Colours = {
    ...natural,
    main,
    second,
    third,
    dark,
    light,
    fourth: mix(second, main, 0.5),
  };
  return {
    shape: (d, role, shade = 0) => c.cut(d, shaded(colours[role], shade), 7),
    mark: (d, role, opacity) => c.flat(d, colours[role], opacity),
    line: (d, role, width) => c.line(d, colours[role], width),
    group: c.group,
    enlarged: c.enlarged,
    figure: (figure, top) => c.figure(figure, colours[top]),
  };
}

export function gouacheBrush(g: Gouache): Brush {
  const { one, two, three, four, dark, white } = g.pots;
  const colours: Colours = {
    ...natural,
    main: one,
    second: two,
    third: three,
    fourth: four,
    dark,
    light: white,
  };
  return {
    shape: (d, role, shade = 0) => g.paint(d, shaded(colours[role], shade), { rough: 0.7 }),
    mark: (d, role, opacity) => g.flat(d, colours[role], opacity),
    line: (d, role, width) => g.line(d, colours[role], width),
    group: g.group,
    enlarged: g.enlarged,
    figure: (figure, top) => g.figure(figure, colours[top]),
  };
}

export function collageBrush(c: Collage): Brush {
  const { one, two, three, four, dark, paper } = c.inks;
  const colours: Colours = {
    ...natural,
    main: one,
    second: two,
    third: three,
    fourth: four,
    dark,
    light: paper,
  };
  return {
    shape: (d, role, shade = 0) => {
      const colour = shaded(colours[role], shade);
      c.piece(d, colour);
      c.tone(d, darken(colour, 0.42), 'down', 10);
    },
    mark: (d, role, opacity = 1) => c.glass(d, colours[role], opacity),
    line: (d, role, width) => c.line(d, colours[role], width),
    group: c.group,
    enlarged: c.enlarged,
    figure: (figure, top) => c.figure(figure, colours[top]),
  };
}

export function pressBrush(p: Press): Brush {
  const tinted = (role: Role, shade: number): Ink => {
    const [warm, cool, key] = inks[role];
    if (shade < 0) return [warm, cool, Math.min(1, key - shade * 0.7)];
    return [warm * (1 - shade), cool * (1 - shade), key * (1 - shade)];
  };
  return {
    shape: (d, role, shade = 0) => p.fill(d, tinted(role, shade)),
    mark: (d, role, opacity = 1) => p.fill(d, tinted(role, 1 - opacity)),
    line: (d, role, width) => p.line(d, inks[role], width),
    group: p.group,
    enlarged: p.enlarged,
    figure: (figure, top) => p.figure(figure, { top: inks[top], sleeve: inks[top] }),
  };
}

const inks: Record<Role, Ink> = {
  main: ink.warm,
  second: ink.cool,
  third: ink.warmMid,
  fourth: ink.coolSoft,
  dark: ink.key,
  light: ink.paper,
  steel: [0.06, 0.26, 0.1],
  wood: [0.55, 0.3, 0.25],
  leaf: [0.1, 0.85, 0.1],
  crust: [0.6, 0.12, 0.08],
  gold: [0.5, 0, 0.04],
};

export function burinBrush(b: Burin): Brush {
  const toned = (tone: Tone, shade: number): Tone => {
    const stepped = tone - Math.round(shade * 3);
    return stepped <= 0 ? 0 : stepped === 1 ? 1 : stepped === 2 ? 2 : stepped === 3 ? 3 : 4;
  };
  return {
    shape: (d, role, shade = 0) => {
      const tone = tones[role];
      if (tone === 'spot') b.spot(d, shade < 0 ? 2 : 1, 40);
      else b.shape(d, toned(tone, shade), 35);
    },
    mark: (d, role, opacity = 1) => {
      const tone = tones[role];
      if (tone === 4 && opacity > 0.6) b.solid(d);
      else if (tone === 'spot') b.spot(d, 0, 0, 0);
      else b.shape(d, tone, 20, 0);
    },
    line: (d, _, width) => b.line(d, Math.max(2, width * 0.7)),
    group: b.group,
    enlarged: b.enlarged,
    figure: (figure, top) => b.figure(figure, top === 'main' ? { top: 'spot', sleeve: 'spot' } : {}),
  };
}

const tones: Record<Role, Tone | 'spot'> = {
  main: 'spot',
  second: 3,
  third: 2,
  fourth: 1,
  dark: 4,
  light: 0,
  steel: 1,
  wood: 3,
  leaf: 2,
  crust: 'spot',
  gold: 1,
};

export function neonBrush(k: Neon): Brush {
  const { deep, mid, haze, one, two, three } = k.tubes;
  const colours: Colours = {
    main: one,
    second: two,
    third: three,
    fourth: mix(one, two, 0.5),
    dark: mix(deep, mid, 0.4),
    light: '#fff4e4',
    steel: mix(haze, '#ffffff', 0.35),
    wood: mix(haze, one, 0.3),
    leaf: mix('#3fae6a', mid, 0.3),
    crust: mix('#d9964f', mid, 0.2),
    gold: three,
  };
  return {
    shape: (d, role, shade = 0) => {
      k.fill(d, mix(shaded(colours[role], shade), mid, 0.42));
      k.line(d, shaded(colours[role], 0.15), 3, 0.9);
    },
    mark: (d, role, opacity = 1) => k.fill(d, colours[role], opacity),
    line: (d, role, width) => k.line(d, colours[role], width),
    group: k.group,
    enlarged: k.enlarged,
    figure: (figure, top) => k.figure(figure, colours[top]),
  };
}

export function motionBrush(m: Motion): Brush {
  const { shirt, trim, streak, dark, light, sky } = m.kit;
  const colours: Colours = {
    ...natural,
    main: shirt,
    second: streak,
    third: trim,
    fourth: mix(sky, dark, 0.4),
    dark,
    light,
  };
  return {
    shape: (d, role, shade = 0) => m.solid(d, shaded(colours[role], shade), 8),
    mark: (d, role, opacity) => m.fill(d, colours[role], opacity),
    line: (d, role, width) => m.line(d, colours[role], width),
    group: m.group,
    enlarged: m.enlarged,
    figure: (figure, top) => m.athlete(figure, colours[top], { echo: 0 }),
  };
}

export function landscapeBrush(l: Landscape): Brush {
  const { accent, water, far, near, sky, sun } = l.light;
  const dark = darken(near, 0.45);
  const inLight = (colour: string) => mix(colour, far, 0.16);
  const colours: Colours = {
    main: accent,
    second: mix(water, near, 0.45),
    third: inLight('#efc75e'),
    fourth: mix(far, near, 0.35),
    dark,
    light: mix(sun, sky[2], 0.3),
    steel: inLight(natural.steel),
    wood: inLight(natural.wood),
    leaf: mix(natural.leaf, near, 0.25),
    crust: inLight(natural.crust),
    gold: inLight(natural.gold),
  };
  return {
    shape: (d, role, shade = 0) => {
      const colour = shaded(colours[role], shade);
      const { x, y, w, h } = boundsOf(d);
      const stops = [
        [0, lighten(colour, 0.14)],
        [0.5, colour],
        [1, mix(colour, dark, 0.38)],
      ] as const;
      l.fill(d, l.defs.linear(stops, x + w * 0.3, y, x + w * 0.7, y + h));
    },
    mark: (d, role, opacity) => l.fill(d, colours[role], opacity),
    line: (d, role, width) => l.line(d, colours[role], width),
    group: l.group,
    enlarged: l.enlarged,
    figure: ({ parts }, top) => {
      for (const { d, name } of parts) l.fill(d, name === 'top' || name === 'sleeve' ? colours[top] : dark);
    },
  };
}

export function plotBrush(p: Plot): Brush {
  const { mark, ink: outline } = p.scale;
  const colours: Colours = {
    main: mark,
    second: p.at(0.5),
    third: p.at(0.85),
    fourth: p.at(0.15),
    dark: '#1b2438',
    light: '#f6f3ea',
    steel: '#aeb9c6',
    wood: mix(natural.wood, mark, 0.25),
    leaf: mix(natural.leaf, p.at(0.5), 0.4),
    crust: mix(natural.crust, mark, 0.2),
    gold: mix(natural.gold, p.at(0.85), 0.3),
  };
  return {
    shape: (d, role, shade = 0) => {
      p.fill(d, shaded(colours[role], shade));
      p.line(d, outline, 2.4);
    },
    mark: (d, role, opacity) => p.fill(d, colours[role], opacity),
    line: (d, role, width) => p.line(d, colours[role], width),
    group: p.group,
    enlarged: p.enlarged,
    figure: ({ parts }, top) => {
      for (const { d, name } of parts)
        p.fill(d, name === 'top' || name === 'sleeve' ? colours[top] : colours.dark);
    },
  };
}

export function portraitBrush(p: PortraitSheet): Brush {
  const { shape, accent, field, line: dark } = p.ground;
  const colours: Colours = {
    ...natural,
    main: mix(shape, dark, 0.12),
    second: mix(field, dark, 0.45),
    third: accent,
    fourth: mix(shape, field, 0.5),
    dark,
    light: '#f8f0e2',
  };
  return {
    shape: (d, role, shade = 0) => p.solid(d, shaded(colours[role], shade)),
    mark: (d, role, opacity) => p.fill(d, colours[role], opacity),
    line: (d, role, width) => p.line(d, colours[role], width),
    group: p.group,
    enlarged: p.enlarged,
    figure: (figure, top) => p.figure(figure, colours[top]),
  };
}

function shaded(colour: string, shade: number): string {
  return shade < 0 ? darken(colour, -shade) : lighten(colour, shade);
}
