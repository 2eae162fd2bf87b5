import { darken, lighten, mix } from '../paint/colour.ts';
import { box, disc, line, polygon } from '../paint/geometry.ts';
import type { PictureStyle } from '../picture-types.ts';
import type { Random } from '../random.ts';
import { createPress, type Ink, ink, wholeSheet } from '../styles/city/city-press.ts';
import { createCollage, tabletop } from '../styles/culture/collage.ts';
import { createPlot } from '../styles/data/plot.ts';
import { createCutter } from '../styles/economy/cutter.ts';
import { createGouache, table, windowLight } from '../styles/life/gouache.ts';
import { createLandscape, crest, openSky, swell } from '../styles/nature/landscape.ts';
import { createNeon } from '../styles/night/neon.ts';
import { backdrop, createBurin } from '../styles/politics/burin.ts';
import { createPortraitSheet } from '../styles/portrait/portrait-sheet.ts';
import { createMotion } from '../styles/sport/motion.ts';
import type { StillTool } from './brush.ts';
import {
  burinBrush,
  collageBrush,
  cutterBrush,
  gouacheBrush,
  landscapeBrush,
  motionBrush,
  neonBrush,
  plotBrush,
  portraitBrush,
  pressBrush,
} from './style-brushes.ts';

export function createStillTool(style: PictureStyle, r: Random): StillTool {
  return tools[style](r);
}

const tools: Record<PictureStyle, (r: Random) => StillTool> = {
  city: pressTool,
  culture: collageTool,
  economy: cutterTool,
  life: gouacheTool,
  night: neonTool,
  politics: burinTool,
  sport: motionTool,
  nature: landscapeTool,
  portrait: portraitTool,
  data: plotTool,
};

const tableTop = 560;
const surface = box(-40, -40, 1280, 880);

function cutterTool(r: Random): StillTool {
  const c = createCutter(r);
  const { second, dark, light, ground, back } = c.papers;
  return {
    ...cutterBrush(c),
    shadow: () => undefined,
    set: (setting) => {
      if (setting === 'above') {
        c.cut(box(60, 40, 1080, 720, 18), mix(ground, back, 0.4), 18);
        c.flat(box(84, 64, 1032, 672, 10), mix(ground, light, 0.25));
      } else if (setting !== 'plain')
        c.cut(
          polygon(-60, tableTop + 8, 1260, tableTop - 8, 1260, 900, -60, 900),
          mix(second, dark, 0.35),
          -6,
        );
    },
    scene: c.scene,
  };
}

function gouacheTool(r: Random): StillTool {
  const g = createGouache(r);
  return {
    ...gouacheBrush(g),
    shadow: (d) => g.shadow(d, 18, 4),
    set: (setting) => {
      if (setting === 'above') g.paint(surface, g.pots.table, { turn: 3, rough: 2, shade: 0 });
      else if (setting !== 'plain') {
        windowLight(g, r);
        table(g, tableTop);
      }
    },
    scene: g.scene,
  };
}

function collageTool(r: Random): StillTool {
  const c = createCollage(r);
  const { dark, paper, wall } = c.inks;
  return {
    ...collageBrush(c),
    shadow: (d) => c.glass(d, darken(wall, 0.7), 0.3),
    set: (setting) => {
      if (setting === 'above') c.scrap(70, 40, 1060, 720, mix(paper, wall, 0.25), -1);
      else if (setting !== 'plain') tabletop(c, tableTop, mix(wall, dark, 0.55));
    },
    scene: c.scene,
  };
}

function pressTool(r: Random): StillTool {
  const p = createPress(r);
  return {
    ...pressBrush(p),
    shadow: (d) => p.hatch(d, 2, 0, 9),
    set: (setting) => {
      p.fill(wholeSheet, setting === 'above' ? ink.warmPale : r.pick<Ink>([ink.coolPale, ink.warmPale]));
      p.dots(box(-40, -40, 1280, 330), r.chance(0.5) ? 0 : 1, 0.5, 13);
      if (setting === 'above') return;
      p.fill(disc(r.range(360, 840), 330, 300), r.pick<Ink>([ink.warmSoft, ink.coolSoft]));
      if (setting === 'plain') return;
      p.fill(box(-40, tableTop, 1280, 320), [0.2, 0.5, 0.25]);
      p.hatch(box(-40, tableTop, 1280, 26), 2, 0, 8);
    },
    scene: p.scene,
  };
}

function burinTool(r: Random): StillTool {
  const b = createBurin(r);
  return {
    ...burinBrush(b),
    shadow: (d) => b.shade(d, 3, 0),
    set: (setting) => {
      backdrop(b, r, 600, 380);
      if (setting === 'above') b.shape(box(40, 30, 1120, 740, 10), 1, 4);
      else if (setting !== 'plain')
        b.shape(polygon(-40, tableTop + 20, 1240, tableTop - 20, 1240, 860, -40, 860), 3, 3);
    },
    scene: b.scene,
  };
}

function neonTool(r: Random): StillTool {
  const k = createNeon(r);
  const { deep, mid, one, two } = k.tubes;
  return {
    ...neonBrush(k),
    shadow: (d) => k.fill(d, '#05040c', 0.5),
    set: (setting) => {
      k.fill(
        surface,
        k.defs.linear(
          [
            [0, deep],
            [0.7, mid],
            [1, deep],
          ],
          0,
          0,
          0,
          800,
        ),
      );
      k.halo(r.range(380, 820), 280, 460, one, 0.42);
      k.halo(r.range(200, 1000), 420, 340, two, 0.3);
      if (setting === 'above' || setting === 'plain') return;
      k.fill(polygon(-40, tableTop, 1240, tableTop, 1240, 860, -40, 860), darken(deep, 0.2));
      k.glow(`M-40 ${tableTop}H1240`, two, 4);
    },
    scene: k.scene,
  };
}

function motionTool(r: Random): StillTool {
  const m = createMotion(r);
  const { field, light, dark } = m.kit;
  return {
    ...motionBrush(m),
    shadow: (d) => m.fill(d, dark, 0.35),
    set: (setting) => {
      if (setting === 'plain') return;
      const top = setting === 'above' ? -40 : tableTop;
      m.fill(box(-40, top, 1280, 900 - top), mix(field, dark, 0.15));
      for (let i = 0; i < 4; i++)
        m.fill(
          polygon(-160 + i * 380, top, 20 + i * 380, top, -140 + i * 440, 860, -380 + i * 440, 860),
          lighten(field, 0.08),
        );
      if (setting !== 'above') m.line(line(-40, tableTop + 14, 1240, tableTop + 14), light, 9);
    },
    scene: m.scene,
  };
}

function landscapeTool(r: Random): StillTool {
  const l = createLandscape(r, ['dawn', 'day', 'gold', 'spring']);
  return {
    ...landscapeBrush(l),
    shadow: (d) => l.fill(d, darken(l.light.near, 0.5), 0.4),
    set: (setting) => {
      openSky(l, r, [r.range(180, 420), r.range(120, 220)]);
      l.ridge(crest(r, 360, 110, 0.7), 0.14, true, 5);
      l.ridge(swell(r, 470, 30), 0.36, true, 4);
      if (setting === 'plain') return;
      l.ridge(swell(r, tableTop, 9), 0.62, true, 3);
      l.fill(
        'M-40 640Q200 604 520 612T1240 596V880H-40Z',
        l.defs.linear(
          [
            [0, mix('#b9a68c', l.light.far, 0.25)],
            [1, mix('#7d6a58', l.light.near, 0.35)],
          ],
          0,
          600,
          0,
          800,
        ),
      );
    },
    scene: l.scene,
  };
}

function plotTool(r: Random): StillTool {
  const p = createPlot(r);
  const { ink: outline, ground } = p.scale;
  return {
    ...plotBrush(p),
    shadow: (d) => p.fill(d, darken(ground, 0.6), 0.3),
    set: (setting) => {
      if (setting === 'plain') p.fill(disc(600, 400, r.range(300, 350)), p.at(0.12), 0.7);
      else if (setting !== 'above') {
        const bars = Array.from({ length: 11 }, (_, i) => {
          const tall = r.range(60, 420);
          return box(40 + i * 104, tableTop - tall, 70, tall);
        });
        p.fill(bars.join(''), p.at(0.08), 0.55);
        p.fill(box(-40, tableTop, 1280, 320), mix(ground, p.at(0.3), 0.45));
        p.line(line(-40, tableTop, 1240, tableTop), outline, 4);
      }
    },
    scene: p.scene,
  };
}

function portraitTool(r: Random): StillTool {
  const p = createPortraitSheet(r);
  return {
    ...portraitBrush(p),
    shadow: (d) => p.fill(d, p.ground.line, 0.25),
    set: (setting) => {
      if (setting === 'plain') return;
      const top = setting === 'above' ? -40 : tableTop;
      p.fill(box(-40, top, 1280, 900 - top), mix(p.ground.line, p.ground.field, 0.3));
      p.fill(box(-40, top, 1280, 14), p.ground.accent, 0.5);
    },
    scene: p.scene,
  };
}
