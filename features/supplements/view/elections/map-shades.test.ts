/** Shades of maps, by the colours and percents of the style sheets: neighbours differ, and text is readable on each. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const tokens = await readFile(new URL('../../../../ui/tokens.css', import.meta.url), 'utf8');
const palette = await readFile(
  new URL('../../../../ui/chart/chart-colours.module.css', import.meta.url),
  'utf8',
);

type Mode = 'light' | 'dark';
type Colour = readonly number[];

const pairs = (css: string) =>
  [...css.matchAll(/light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(([, light = '', dark = '']) => ({
    light: linear(light),
    dark: linear(dark),
  }));
const token = (name: string) => pairs(new RegExp(`--${name}: [^;]+;`).exec(tokens)?.[0] ?? '')[0];

/** Percents of each mode, everywhere where they are set. */
const percents = [...tokens.matchAll(/(?:--map-shade-\d: (\d+)%;\s*){4}/g)].map(([text]) =>
  [...text.matchAll(/: (\d+)%/g)].map(([, percent]) => Number(percent)),
);

function linear(hex: string): Colour {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

function times(rows: readonly Colour[], colour: Colour): Colour {
  return rows.map((row) => row.reduce((sum, factor, at) => sum + factor * (colour[at] ?? 0), 0));
}

const toCone = [
  [0.4122, 0.5363, 0.0514],
  [0.2119, 0.6807, 0.1074],
  [0.0883, 0.2817, 0.63],
];
const fromCone = [
  [4.0767, -3.3077, 0.231],
  [-1.2684, 2.6098, -0.3413],
  [-0.0042, -0.7034, 1.7076],
];

/** As `color-mix(in oklab, …)`, which is linear in the cube roots of the cones' values. */
function mixed(colour: Colour, percent: number, paper: Colour): Colour {
  const [one, other] = [colour, paper].map((each) => times(toCone, each).map(Math.cbrt));
  const cone = (one ?? []).map(
    (value, at) => ((value * percent + (other?.[at] ?? 0) * (100 - percent)) / 100) ** 3,
  );
  return times(fromCone, cone).map((value) => Math.min(1, Math.max(0, value)));
}

function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [one, other]
    .map(([red = 0, green = 0, blue = 0]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each<[Mode, number]>([
  ['light', 0],
  ['dark', 1],
])('shades of a map in %s mode', (mode, place) => {
  const shades = percents[place] ?? [];
  const colours = [...pairs(palette), ...[token('ink-faint')].filter((one) => one !== undefined)];
  const [paper = [], ink = []] = [token('paper')?.[mode], token('ink')?.[mode]];

  it('differ from their neighbours by a contrast of 1.25, greys as well', () => {
    expect(colours.length).toBeGreaterThan(8);
    for (const colour of colours) {
      const own = shades.map((percent) => mixed(colour[mode], percent, paper));
      for (const [at, shade] of own.slice(1).entries())
        expect(contrast(shade, own[at] ?? [])).toBeGreaterThanOrEqual(1.25);
    }
  });

  it('leave text readable', () => {
    for (const colour of colours)
      for (const percent of shades)
        expect(contrast(ink, mixed(colour[mode], percent, paper))).toBeGreaterThanOrEqual(4.5);
  });

  it('are the same where the reader or the page chooses the mode', () => {
    expect(percents).toHaveLength(4);
    expect(percents[mode === 'light' ? 2 : 3]).toEqual(shades);
  });
});
