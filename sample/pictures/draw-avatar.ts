import { avatarCasting } from './avatar-casting.ts';
import { drawFace } from './figures/face/draw-face.ts';
import type { FaceLook, Presentation } from './figures/face/face-look.ts';
import { drawLook } from './figures/face/face-look.ts';
import { mix } from './paint/colour.ts';
import { createDefinitions } from './paint/definitions.ts';
import { fill, group, place } from './paint/elements.ts';
import { box, disc, n, polygon } from './paint/geometry.ts';
import { grain, halftone } from './paint/texture.ts';
import type { Picture } from './picture-types.ts';
import type { Random } from './random.ts';
import { createRandom } from './random.ts';

export type AvatarOptions = { presentation?: Presentation; look?: Partial<FaceLook>; size?: number };

const fields = [
  ['#e9a23b', '#f4c877'],
  ['#8fb7ae', '#b9d3cb'],
  ['#d8664a', '#ea9474'],
  ['#5b7fae', '#8eaacb'],
  ['#e7b9ad', '#f3d6cd'],
  ['#6f9168', '#a3ba95'],
  ['#f0d9b0', '#f8ebcf'],
  ['#8a6c9d', '#b8a0c4'],
  ['#4f8a8b', '#86b3b0'],
  ['#d7c24a', '#ead98a'],
] as const;

/**
 * Draws an author's portrait, 1200 × 1200 unless `size` says otherwise. The sample edition's authors have a fixed face
 * each; any other seed gets a random face.
 *
 * @example drawAvatar('kormos-lilla')
 */
export function drawAvatar(seed: string, options: AvatarOptions = {}): Picture {
  const r = createRandom(`avatar/${seed}`);
  const size = options.size ?? 1200;
  const chance = drawLook(r, options.presentation);
  const look: FaceLook = { ...chance, ...avatarCasting.get(seed), ...options.look };
  const defs = createDefinitions();
  const art =
    ground(r, seed) +
    place(drawFace(look, defs), 400, 380, 1.06, r.range(-2.5, 2.5)) +
    group(grain(r, '#1a1420', '#ffffff', 0.8), {});
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 800 800">${defs.markup()}${art}</svg>`,
    width: size,
    height: size,
    focal: { x: 0.5, y: 0.46 },
  };
}

/** Known authors take the background colours in the order of the casting; other seeds get a random one. */
function ground(r: Random, seed: string): string {
  const rank = [...avatarCasting.keys()].indexOf(seed);
  const [field, tint] =
    fields[(rank < 0 ? r.int(0, fields.length - 1) : rank * 3 + (rank >= 10 ? 1 : 0)) % fields.length] ??
    fields[0];
  const base = fill(box(-20, -20, 840, 840), field);
  const kind = r.int(0, 3);
  if (kind === 0) return base + fill(disc(400, 380, r.range(270, 310)), tint);
  if (kind === 1) return base + fill(polygon(-20, 820, -20, 420, 820, r.range(0, 160), 820, 820), tint);
  if (kind === 2) {
    const x = r.range(380, 420);
    return base + fill(`M${n(x - 300)} 820V380a300 300 0 0 1 600 0V820Z`, tint);
  }
  return (
    base + halftone({ x: 0, y: 0, w: 800, h: 800 }, 22, mix(field, tint, 0.9), (dx, dy) => (dx + dy) / 1500)
  );
}
