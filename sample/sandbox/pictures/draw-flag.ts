/** Flags of national teams, from pieces in a box of 60 by 40. */
import { readRecords } from '../read-records.ts';

export interface Flag {
  team: number;
  code: string;
  pieces: string[];
}

let known: Flag[] | undefined;

/** Read at the first use. */
export function allFlags(): Flag[] {
  known ??= readRecords('pictures/flags.txt').map((line) => ({
    team: Number(line.text(0)),
    code: line.text(1),
    pieces: piecesOf(line),
  }));
  return known;
}

function piecesOf(line: { text(at: number): string }): string[] {
  const pieces: string[] = [];
  for (let at = 2; line.text(at) !== ''; at += 1) pieces.push(line.text(at));
  return pieces;
}

/** An SVG of the flag alone. */
export function flagDrawing(flag: Flag): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 60 40">${flagShapes(flag)}</svg>`;
}

/** The same as a badge, with room around it as crests have it. */
export function flagBadge(flag: Flag): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150" viewBox="0 0 150 150"><clipPath id="a"><rect x="6" y="29" width="138" height="92" rx="8"/></clipPath><g clip-path="url(#a)"><g transform="translate(6 29) scale(2.3)">${flagShapes(flag)}</g></g><rect x="6" y="29" width="138" height="92" rx="8" fill="none" stroke="#8c8a85" stroke-width="2"/></svg>`;
}

function flagShapes({ pieces }: Flag): string {
  return pieces.map(shapeOf).join('');
}

const colours: Readonly<Record<string, string>> = {
  r: '#d3202f',
  R: '#c8102e',
  w: '#ffffff',
  k: '#111111',
  y: '#ffcd00',
  Y: '#f6b40e',
  o: '#f77f00',
  g: '#00843d',
  G: '#006847',
  b: '#002b7f',
  B: '#0b4ea2',
  n: '#012169',
  l: '#6cace4',
  L: '#0057b7',
  m: '#8a1538',
  N: '#8d6e43',
};

function shapeOf(piece: string): string {
  const [kind = '', text = '', rest = '', last = ''] = piece.split(':');
  const fill = `fill="${colours[text] ?? 'none'}"`;
  const [x = 0, y = 0, width = 0, height = 0] = rest.split(',').map(Number);
  switch (kind) {
    case 'h':
      return bands(text, (at, share) => rectangle(0, at * 40, 60, share * 40));
    case 'v':
      return bands(text, (at, share) => rectangle(at * 60, 0, share * 60, 40));
    case 'bg':
      return `<path ${fill} d="${rectangle(0, 0, 60, 40)}"/>`;
    case 'rect':
      return `<path ${fill} d="${rectangle(x, y, width, height)}"/>`;
    case 'poly':
      return `<polygon ${fill} points="${rest}"/>`;
    case 'disc':
      return `<circle ${fill} cx="${x}" cy="${y}" r="${width}"/>`;
    case 'half':
      return `<path ${fill} d="M${x - width} ${y}a${width} ${width} 0 0 0 ${width * 2} 0z"/>`;
    case 'star':
      return `<polygon ${fill} points="${starPoints(x, y, width)}"/>`;
    case 'plus':
      return `<path ${fill} d="${rectangle(x - width * 2, y - width / 2, width * 4, width)}${rectangle(x - width / 2, y - width * 2, width, width * 4)}"/>`;
    case 'cross':
      return `<path ${fill} d="${rectangle(Number(last) - x / 2, 0, x, 40)}${rectangle(0, 20 - x / 2, 60, x)}"/>`;
    case 'saltire':
      return `<path stroke="${colours[text] ?? ''}" stroke-width="${rest}" d="M0 0 60 40M60 0 0 40"/>`;
    case 'check':
      return `<path ${fill} d="${checks(x, y, width, height)}"/>`;
    case 'jack':
      return unionJack;
    default:
      throw new Error(`no piece of a flag: ${piece}`);
  }
}

function bands(letters: string, path: (at: number, share: number) => string): string {
  const share = 1 / letters.length;
  return [...letters]
    .map((letter, at) => `<path fill="${colours[letter] ?? 'none'}" d="${path(at * share, share)}"/>`)
    .join('');
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function checks(x: number, y: number, width: number, height: number): string {
  const [across, down] = [width / 4, height / 4];
  return Array.from({ length: 16 }, (_, at) => [at % 4, Math.floor(at / 4)] as const)
    .filter(([column, row]) => (column + row) % 2 === 0)
    .map(([column, row]) => rectangle(x + column * across, y + row * down, across, down))
    .join('');
}

function starPoints(x: number, y: number, radius: number): string {
  return Array.from({ length: 10 }, (_, at) => {
    const [angle, length] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 === 0 ? radius : radius * 0.38];
    return `${(x + Math.cos(angle) * length).toFixed(2)},${(y + Math.sin(angle) * length).toFixed(2)}`;
  }).join(' ');
}

const unionJack =
  '<path stroke="#fff" stroke-width="4" d="M0 0 30 20M30 0 0 20"/><path stroke="#c8102e" stroke-width="1.5" d="M0 0 30 20M30 0 0 20"/><path stroke="#fff" stroke-width="6" d="M15 0V20M0 10H30"/><path stroke="#c8102e" stroke-width="3.4" d="M15 0V20M0 10H30"/>';
