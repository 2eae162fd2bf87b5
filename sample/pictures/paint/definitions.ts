import { n, tidyPath } from './geometry.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects gradients and clip paths of a picture; every method returns the `url(#…)` that refers to one. */
export type Definitions = {
  linear(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string;
  radial(stops: readonly Stop[], cx: number, cy: number, r: number): string;
  pattern(size: number, content: string, turn?: number, height?: number): string;
  clip(d: string): string;
  markup(): string;
};

export function createDefinitions(): Definitions {
  const parts: string[] = [];

  function add(tag: string, attributes: string, content: string): string {
    const id = `d${parts.length}`;
    parts.push(`<${tag} id="${id}" ${attributes}>${content}</${tag}>`);
    return `url(#${id})`;
  }

  return {
    linear: (stops, x1, y1, x2, y2) =>
      add(
        'linearGradient',
        `gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`,
        stops.map(stopMarkup).join(''),
      ),
    radial: (stops, cx, cy, r) =>
      add(
        'radialGradient',
        `gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"`,
        stops.map(stopMarkup).join(''),
      ),
    pattern: (size, content, turn = 0, height = size) =>
      add(
        'pattern',
        `patternUnits="userSpaceOnUse" width="${n(size)}" height="${n(height)}"` +
          (turn === 0 ? '' : ` patternTransform="rotate(${n(turn)})"`),
        content,
      ),
    clip: (d) => add('clipPath', '', `<path d="${tidyPath(d)}"/>`),
    markup: () => (parts.length === 0 ? '' : `<defs>${parts.join('')}</defs>`),
  };
}

function stopMarkup([offset, colour, opacity = 1]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
}
