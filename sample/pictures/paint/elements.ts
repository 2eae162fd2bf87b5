import { n, tidyPath } from './geometry.ts';

/** Builds SVG elements as strings; scenes do not write markup themselves. */
export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${tidyPath(d)}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${round(opacity)}"` : ''}/>`;
}

export type StrokeLook = { opacity?: number; dash?: string; cap?: 'butt' | 'round' };

export function stroke(d: string, colour: string, width: number, look: StrokeLook = {}): string {
  const { opacity = 1, dash, cap = 'round' } = look;
  const extras =
    (cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : '') +
    (opacity < 1 ? ` stroke-opacity="${round(opacity)}"` : '') +
    (dash ? ` stroke-dasharray="${dash}"` : '');
  return `<path d="${tidyPath(d)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${extras}/>`;
}

export type GroupLook = {
  transform?: string;
  opacity?: number;
  clip?: string;
  multiply?: boolean;
};

export function group(content: string, look: GroupLook): string {
  const { transform, opacity, clip, multiply } = look;
  const attributes =
    (transform ? ` transform="${transform}"` : '') +
    (opacity !== undefined ? ` opacity="${round(opacity)}"` : '') +
    (clip ? ` clip-path="${clip}"` : '') +
    (multiply ? ' style="mix-blend-mode:multiply"' : '');
  return `<g${attributes}>${content}</g>`;
}

export function placing(x: number, y: number, scale = 1, turn = 0, flip = false): string {
  const size = flip ? `scale(${round(-scale)} ${round(scale)})` : `scale(${round(scale)})`;
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`;
  return `translate(${n(x)} ${n(y)})${turned}${scale === 1 && !flip ? '' : ` ${size}`}`;
}

export function place(content: string, ...at: Parameters<typeof placing>): string {
  return group(content, { transform: placing(...at) });
}

function round(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
