/** The sandbox of the ad server: its script, and pictures in the sizes of slots. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Paper, ink and accent of the drawings. */
const palettes = [
  ['#f4efe6', '#17324a', '#c8553d'],
  ['#e7eef0', '#243b2f', '#d9a441'],
  ['#f2e9ee', '#3a2544', '#3f8f8b'],
];

export async function adsSandboxAnswer(
  path: string,
): Promise<{ status: number; type: string; body: string } | null> {
  if (path === 'gpt.js') {
    const body = await readFile(join(import.meta.dirname, 'gpt.js'), 'utf8');
    return { status: 200, type: 'text/javascript; charset=utf-8', body };
  }
  const [, width, height] = /^creative\/(\d{2,4})x(\d{2,4})\.svg$/.exec(path) ?? [];
  return width === undefined || height === undefined
    ? null
    : { status: 200, type: 'image/svg+xml', body: creative(Number(width), Number(height)) };
}

/** Hills under a low sun: no text, so that it is right in every language. */
function creative(width: number, height: number): string {
  const [paper, ink, accent] = palettes[(width + height) % palettes.length] ?? [];
  const hill = (top: number, bend: number): string =>
    `M0 ${height * top}Q${width * 0.3} ${height * (top - bend)} ${width * 0.55} ${height * top}T${width} ${height * (top - bend / 2)}V${height}H0Z`;
  const sun = Math.min(width, height) * 0.22;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    `<circle cx="${width * 0.72}" cy="${height * 0.45}" r="${sun}" fill="${accent}"/>`,
    `<path d="${hill(0.62, 0.3)}" fill="${ink}" fill-opacity=".35"/>`,
    `<path d="${hill(0.78, 0.22)}" fill="${ink}" fill-opacity=".6"/>`,
    `<path d="${hill(0.92, 0.14)}" fill="${ink}"/></svg>`,
  ].join('');
}
