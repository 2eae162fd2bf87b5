/**
 * The borders of districts as a picture of its own, which pages show beside the tile map: the path strings are made once
 * for each file of the election office, and the colours are classes.
 */
import { escapeHtml } from '#platform/text/escape-html.ts';
import { type Election, greyPosition } from '../records/election.ts';
import { resultWords } from '../view/result-words.ts';
import type { Borders } from './district-map.ts';
import { districtResult } from './district-result.ts';
import { shadeOf } from './shade.ts';

export function bordersSvg(borders: Borders, election: Election): string {
  const { paths, height } = pathsOf(borders);
  const results = new Map(election.districts.map((district) => [district.code, districtResult(district)]));
  const colours = new Map(election.lists.map(({ name, colour }) => [name, colour]));
  const shapes = paths.map(({ code, path }) => {
    const result = results.get(code);
    const isKnown = result !== undefined && result.share > 0;
    const classes = isKnown
      ? `c${colours.get(result.list) ?? greyPosition} s${shadeOf(result.share)}`
      : 'none';
    return `<path class="${classes}" d="${path}"/>`;
  });
  const mark = election.isRehearsal
    ? `<text x="48" y="160">${escapeHtml(resultWords.hu.rehearsal)}</text>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style}</style>${shapes.join('')}${mark}</svg>`;
}

/** Whole units, of which a phone shows a tenth. */
const width = 4000;

interface Drawing {
  height: number;
  paths: { code: string; path: string }[];
}

const drawings = new WeakMap<Borders, Drawing>();

function pathsOf(borders: Borders): Drawing {
  const known = drawings.get(borders);
  if (known) return known;
  const drawing = draw(borders);
  drawings.set(borders, drawing);
  return drawing;
}

/** A degree of longitude is shorter than one of latitude; within one country the difference is constant enough. */
function draw({ polygons }: Borders): Drawing {
  const shapes = polygons.map(({ maz, evk, poligon }) => ({
    code: `${maz.padStart(2, '0')}-${evk.padStart(2, '0')}`,
    points: pointsOf(poligon),
  }));
  const all = shapes.flatMap(({ points }) => points);
  const [south, north] = extent(all.map(({ latitude }) => latitude));
  const [west, east] = extent(all.map(({ longitude }) => longitude));
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = width / Math.max((east - west) * narrowing, Number.EPSILON);
  return {
    height: Math.ceil((north - south) * scale),
    paths: shapes.map(({ code, points }) => {
      const corners = points.map(({ latitude, longitude }) => ({
        x: Math.round((longitude - west) * narrowing * scale),
        y: Math.round((north - latitude) * scale),
      }));
      return { code, path: pathOf(corners) };
    }),
  };
}

/** Steps from corner to corner: half as long as their places. */
function pathOf(corners: readonly { x: number; y: number }[]): string {
  const [first, ...others] = corners;
  if (!first) return '';
  let at = first;
  const steps = others.flatMap((corner) => {
    const [x, y] = [corner.x - at.x, corner.y - at.y];
    if (x === 0 && y === 0) return [];
    at = corner;
    return `${x}${y < 0 ? '' : ' '}${y}`;
  });
  return `M${first.x} ${first.y}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** The office writes latitude first. */
function pointsOf(polygon: string): { latitude: number; longitude: number }[] {
  return polygon
    .trim()
    .split(/\s*,\s*/)
    .map((point) => {
      const [latitude, longitude] = point.split(' ').map(Number);
      return { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    });
}

function extent(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
}

/** A picture has no access to the page's stylesheet; these are the palette of charts in both modes. */
const palette = [
  ['#1f5f99', '#7cbcf0'],
  ['#c2571a', '#f2a472'],
  ['#2e7d4f', '#7fd0a0'],
  ['#7a3e9d', '#cfa2ec'],
  ['#a8860f', '#e2c558'],
  ['#b3263e', '#ff8f9f'],
  ['#12807f', '#6fd3d1'],
  ['#6b5744', '#c9b39c'],
  ['#5f6570', '#a9b0bc'],
];
const style = [
  'path{stroke:#fff;stroke-width:3;fill:#888}',
  '.none{fill-opacity:.15}',
  'text{font:700 128px sans-serif;fill:#b3261e;stroke:#fff;stroke-width:24px;paint-order:stroke}',
  ...[0.3, 0.5, 0.7, 0.95].map((opacity, at) => `.s${at + 1}{fill-opacity:${opacity}}`),
  ...palette.map(([light], at) => `.c${at}{fill:${light}}`),
  `@media(prefers-color-scheme:dark){path{stroke:#14161a}${palette.map(([, dark], at) => `.c${at}{fill:${dark}}`).join('')}}`,
].join('');
