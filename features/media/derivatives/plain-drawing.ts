/**
 * Whether an SVG of another service consists of shapes and fills only. Such a drawing can load nothing, run nothing and
 * repeat nothing, so it may be rasterised; flags are such drawings.
 */
export function isPlainDrawing(svg: string): boolean {
  if (svg.length > maxLength || !/^\s*(<\?xml[^>]*\?>\s*)?<svg[\s>]/.test(svg)) return false;
  const tags = svg.matchAll(/<(?!\/|\?xml)([^\s/>]*)/g);
  for (const [, name = ''] of tags) if (!shapes.has(name)) return false;
  return !/\b(href|style|on[a-z]+)\s*=|url\(\s*['"]?[^#'"]|&(?!(amp|lt|gt|quot|apos);)/i.test(svg);
}

const maxLength = 256 * 1024;

/** Neither `use`, whose copies can multiply without limit, nor text, which needs fonts. */
const shapes = new Set([
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polygon',
  'polyline',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
]);
