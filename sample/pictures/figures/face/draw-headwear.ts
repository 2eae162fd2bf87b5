import { darken } from '../../paint/colour.ts';
import { curve, disc } from '../../paint/geometry.ts';
import type { FaceBrush } from './brush.ts';
import type { FaceLook } from './face-look.ts';

export function drawHeadwear(b: FaceBrush, look: FaceLook, w: number): void {
  if (look.extra === 'headband')
    b.line(
      curve([
        [-w - 6, -66],
        [-w * 0.6, -140],
        [0, -162],
        [w * 0.6, -140],
        [w + 6, -66],
      ]),
      look.second,
      30,
    );
  if (look.extra === 'beanie') {
    b.fill(
      curve(
        [
          [-w - 12, -70],
          [-w, -170],
          [-60, -240],
          [60, -240],
          [w, -170],
          [w + 12, -70],
        ],
        true,
      ),
      look.second,
    );
    b.line(
      curve([
        [-w - 8, -72],
        [0, -104],
        [w + 8, -72],
      ]),
      darken(look.second, 0.2),
      50,
    );
  }
  if (look.extra === 'cap') {
    b.fill(
      curve(
        [
          [-w - 10, -60],
          [-w + 4, -170],
          [-50, -226],
          [60, -226],
          [w - 4, -160],
          [w + 10, -60],
          [0, -96],
        ],
        true,
      ),
      look.second,
    );
    const s = look.turn > 0 ? 1 : -1;
    b.fill(
      curve(
        [
          [-s * 90, -92],
          [s * 30, -118],
          [s * (w + 30), -92],
          [s * (w + 74), -44],
          [s * 40, -70],
        ],
        true,
      ),
      darken(look.second, 0.22),
    );
    b.fill(disc(0, -230, 12, 8), darken(look.second, 0.2));
  }
  if (look.extra === 'headphones') {
    b.line(
      curve([
        [-w - 16, 0],
        [-w - 6, -130],
        [-60, -214],
        [60, -214],
        [w + 6, -130],
        [w + 16, 0],
      ]),
      '#20202c',
      20,
    );
    for (const s of [-1, 1]) b.fill(disc(s * (w + 16), 24, 32, 50), look.second);
  }
}
