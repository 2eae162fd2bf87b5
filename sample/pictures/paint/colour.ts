/** Mixes `#rrggbb` colours, so that palettes stay short and other colours are derived. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a.map((value, i) => hex(value + ((b[i] ?? value) - value) * share)).join('')}`;
}

export function lighten(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

export function darken(colour: string, share: number): string {
  return mix(colour, '#0a0a18', share);
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function hex(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
}
