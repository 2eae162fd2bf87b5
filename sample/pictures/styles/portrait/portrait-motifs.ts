import { composeThings } from '../../compositions/compose-scene.ts';
import { portraitKits } from '../../compositions/kits/portrait-kits.ts';
import { drawFace } from '../../figures/face/draw-face.ts';
import type { FaceLook } from '../../figures/face/face-look.ts';
import { drawLook } from '../../figures/face/face-look.ts';
import { darken, lighten, mix } from '../../paint/colour.ts';
import { createDefinitions } from '../../paint/definitions.ts';
import { fill, group, place, stroke } from '../../paint/elements.ts';
import type { Point } from '../../paint/geometry.ts';
import { box, curve, disc, limb, line, n, polar } from '../../paint/geometry.ts';
import { grain } from '../../paint/texture.ts';
import type { Motif, Motifs, Scene } from '../../picture-types.ts';
import type { Random } from '../../random.ts';
import { coupleAtTable, personAtHome, speakerOnPlatform, walkerInPark } from './portrait-places.ts';
import { grounds, portraitGround } from './portrait-sheet.ts';

function seat(
  look: FaceLook,
  defs: ReturnType<typeof createDefinitions>,
  x: number,
  y: number,
  scale: number,
  turn = 0,
): string {
  return place(drawFace(look, defs), x, y, scale, turn);
}

function person(r: Random): Scene {
  const defs = createDefinitions();
  const scale = r.range(1.12, 1.24);
  const art = portraitGround(r, r.pick(grounds)) + seat(drawLook(r), defs, 600, 392, scale, r.range(-3, 3));
  return { markup: defs.markup() + art + grain(r, '#1a1420', '#ffffff', 0.9), focal: [600, 380] };
}

function duo(r: Random): Scene {
  const defs = createDefinitions();
  const [a, b] = [drawLook(r, 'woman'), drawLook(r, 'man')];
  const swap = r.chance(0.5);
  const left = { ...(swap ? a : b), turn: 0.85 };
  const right = { ...(swap ? b : a), turn: -0.85 };
  const cloth = right.cloth === left.cloth ? mix(right.cloth, '#ffffff', 0.4) : right.cloth;
  const art =
    portraitGround(r, r.pick(grounds)) +
    seat(left, defs, 432, r.range(380, 400), 0.86, -2) +
    seat({ ...right, cloth }, defs, 764, r.range(400, 430), 0.86, 2);
  return { markup: defs.markup() + art + grain(r, '#1a1420', '#ffffff', 0.9), focal: [600, 390] };
}

function speaker(r: Random): Scene {
  const defs = createDefinitions();
  const ground = r.pick(grounds);
  const look = { ...drawLook(r), smile: 0.95 };
  const { accent, line: ink } = ground;
  let art = portraitGround(r, ground);
  for (let i = 0; i < 3; i++) {
    const radius = 60 + i * 44;
    art += stroke(
      `M${polar(1000, 270, radius, -50).map(n).join(' ')}A${radius} ${radius} 0 0 1 ${polar(1000, 270, radius, 50).map(n).join(' ')}`,
      accent,
      12,
    );
    art += stroke(
      `M${polar(200, 270, radius, 130).map(n).join(' ')}A${radius} ${radius} 0 0 1 ${polar(200, 270, radius, 230).map(n).join(' ')}`,
      accent,
      12,
    );
  }
  art += seat(look, defs, 600, 370, 1.08, r.range(-3, 3));
  const [mx, my] = [r.range(736, 760), 700];
  const skin = look.skin;
  art += fill(limb([mx + 26, my + 60], [mx + 150, 860], 74, 96), darken(look.cloth, 0.14));
  art += fill(limb([mx - 70, my - 110], [mx + 34, my + 130], 22, 16), ink);
  art +=
    fill(disc(mx - 84, my - 142, 54), darken(ink, 0.2)) +
    stroke(
      curve([
        [mx - 124, my - 122],
        [mx - 74, my - 104],
        [mx - 44, my - 124],
      ]),
      accent,
      9,
    );
  art += stroke(
    line(mx - 118, my - 170, mx - 56, my - 110) +
      line(mx - 100, my - 188, mx - 40, my - 130) +
      line(mx - 122, my - 130, mx - 70, my - 190),
    lighten(ink, 0.3),
    4,
  );
  art += fill(
    curve(
      [
        [mx - 40, my - 30],
        [mx + 26, my - 56],
        [mx + 76, my - 6],
        [mx + 70, my + 70],
        [mx + 10, my + 84],
        [mx - 34, my + 40],
      ],
      true,
    ),
    skin,
  );
  for (let i = 0; i < 4; i++)
    art += fill(
      limb([mx + 30 - i * 2, my - 30 + i * 29], [mx - 40 + i * 5, my - 22 + i * 30], 18, 16),
      i % 2 ? darken(skin, 0.06) : skin,
    );
  return { markup: defs.markup() + art + grain(r, '#1a1420', '#ffffff', 0.9), focal: [610, 390] };
}

/** A head in profile with repeated outlines, the skull open to show the subject of its thoughts. */
function profile(r: Random): Scene {
  const defs = createDefinitions();
  const ground = r.pick(grounds);
  const look = drawLook(r);
  const { field, shape, accent, line: ink } = ground;
  const head =
    'M340 880Q352 760 392 676Q296 590 300 400Q306 132 556 116Q738 110 800 244Q824 300 816 338Q818 362 846 396Q878 432 882 446Q884 460 864 466L844 474' +
    'Q838 490 850 506Q858 520 840 532Q850 544 842 558Q828 570 832 592Q836 640 792 652Q742 660 700 652Q684 700 716 770Q740 830 752 880Z';
  const face = r.pick([ink, darken(field, 0.66), darken(shape, 0.62)]);
  let art = portraitGround(r, ground);
  for (let i = 4; i > 0; i--) {
    const echo =
      [accent, mix(shape, ink, 0.3), lighten(field, 0.35), mix(accent, shape, 0.5)][i - 1] ?? accent;
    art += group(fill(head, echo, i % 2 ? 1 : 0.85), { transform: `translate(${-i * 44} ${i * 5})` });
  }
  art += fill(head, face);
  const drawn = mix(face, accent, 0.62);
  art +=
    stroke(
      curve([
        [748, 396],
        [774, 408],
        [804, 400],
      ]),
      drawn,
      8,
    ) +
    stroke(
      curve([
        [738, 344],
        [778, 330],
        [812, 340],
      ]),
      drawn,
      13,
    );
  art +=
    stroke(
      curve([
        [838, 533],
        [812, 538],
        [792, 530],
      ]),
      drawn,
      7,
    ) +
    stroke(
      curve([
        [840, 474],
        [826, 470],
        [822, 456],
      ]),
      drawn,
      6,
    );
  art += stroke(
    curve([
      [566, 500],
      [534, 470],
      [548, 424],
      [590, 418],
      [608, 452],
      [584, 480],
      [578, 510],
    ]),
    drawn,
    9,
  );
  const mind = curve(
    [
      [352, 360],
      [380, 226],
      [480, 156],
      [600, 150],
      [712, 186],
      [744, 262],
      [700, 320],
      [600, 326],
      [520, 380],
      [440, 440],
      [376, 424],
    ],
    true,
  );
  const world = r.int(0, 3);
  let inside = fill(mind, mix(accent, field, 0.2));
  if (world === 0) {
    inside += fill(disc(610, 230, 54), shape);
    for (let k = 0; k < 4; k++)
      inside += fill(
        `${curve(Array.from({ length: 6 }, (_, i): Point => [320 + i * 90, 300 + k * 40 + r.range(-30, 20)]))}V500H320Z`,
        mix(shape, ink, 0.2 + k * 0.2),
      );
  } else if (world === 1) {
    for (let i = 0; i < 16; i++)
      inside += fill(
        box(340 + (i % 8) * 52, 160 + r.range(0, 140), 42, 320),
        [shape, ink, field, lighten(shape, 0.4)][i % 4] ?? shape,
      );
  } else if (world === 2) {
    for (let i = 0; i < 26; i++)
      inside += fill(
        disc(r.range(350, 740), r.range(150, 440), r.range(12, 44)),
        [shape, ink, field, '#ffffff'][i % 4] ?? shape,
      );
  } else {
    for (let i = 0; i < 14; i++) {
      const [x, y] = [r.range(370, 720), r.range(190, 420)];
      inside +=
        stroke(
          curve([
            [540, 440],
            [(540 + x) / 2 + r.range(-30, 30), (440 + y) / 2],
            [x, y],
          ]),
          ink,
          6,
        ) + fill(disc(x, y, r.range(14, 34)), i % 2 ? shape : lighten(field, 0.4));
    }
  }
  art += group(inside, { clip: defs.clip(mind) }) + stroke(mind, ink, 8);
  art +=
    fill('M190 880Q270 760 376 716Q540 850 712 742Q860 790 930 880Z', look.cloth) +
    stroke(
      curve([
        [376, 718],
        [450, 784],
        [560, 808],
        [660, 782],
        [714, 744],
      ]),
      darken(look.cloth, 0.25),
      24,
    );
  return { markup: defs.markup() + art + grain(r, '#1a1420', '#ffffff', 0.9), focal: [600, 390] };
}

export const portraitMotifs: Motifs = new Map([
  ['person', composePortrait('person', person, personAtHome)],
  ['duo', composePortrait('duo', duo, coupleAtTable)],
  ['profile', composePortrait('profile', profile, walkerInPark)],
  ['speaker', composePortrait('speaker', speaker, speakerOnPlatform)],
]);

/** A portrait is a view from near; from far it is a person in some place. */
function composePortrait(name: string, near: (r: Random) => Scene, wide: (r: Random) => Scene): Motif {
  const kit = portraitKits[name];
  if (!kit) throw new RangeError(`the portrait ${name} has no things of its own`);
  return { own: 'near', compose: { near, wide, ...composeThings('portrait', kit) } };
}
