import type { Random } from '../../random.ts';

const hairKinds = [
  'crop',
  'side',
  'quiff',
  'curls',
  'afro',
  'bald',
  'receding',
  'bob',
  'long',
  'waves',
  'bun',
  'pixie',
  'fringe',
  'ponytail',
  'shaggy',
  'braid',
] as const;
type HairKind = (typeof hairKinds)[number];
type BeardKind = 'none' | 'stubble' | 'full' | 'short' | 'moustache' | 'goatee';
type GlassesKind = 'none' | 'round' | 'square' | 'cat' | 'thin';
type ClothesKind =
  | 'jumper'
  | 'shirt'
  | 'blazer'
  | 'turtleneck'
  | 'tee'
  | 'hoodie'
  | 'blouse'
  | 'scarf'
  | 'overalls';
type FaceShape = 'oval' | 'round' | 'square' | 'long' | 'heart';
type HeadExtra = 'none' | 'earrings' | 'cap' | 'beanie' | 'headband' | 'headphones';

/** The parameters of a face; colours are `#rrggbb`, `age` is 0..1, `turn` −1..1. */
export type FaceLook = {
  skin: string;
  hairColour: string;
  hair: HairKind;
  shape: FaceShape;
  beard: BeardKind;
  glasses: GlassesKind;
  clothes: ClothesKind;
  cloth: string;
  second: string;
  extra: HeadExtra;
  age: number;
  turn: number;
  smile: number;
  brows: number;
  freckles: boolean;
};

export type Presentation = 'woman' | 'man';

const skins = ['#f3cfb0', '#eab98f', '#e2a87c', '#d39368', '#f0c4a0', '#b97a50', '#8d5738', '#ecc09c'];
const naturalHair = ['#2a1c1a', '#46291c', '#6f4426', '#9a6232', '#c98f45', '#e0b567', '#a4452a', '#1d1a22'];
const greyHair = ['#b9b4b0', '#dcd7cf', '#8d8a8c'];
const cloths = [
  '#d9503c',
  '#2f6f73',
  '#efb13f',
  '#34497a',
  '#f2e6d0',
  '#7c3f58',
  '#5f8a5a',
  '#242a3d',
  '#e58a6a',
  '#6aa5b5',
];

const mens: HairKind[] = ['crop', 'side', 'quiff', 'curls', 'bald', 'receding', 'shaggy', 'afro'];
const womens: HairKind[] = [
  'bob',
  'long',
  'waves',
  'bun',
  'pixie',
  'fringe',
  'ponytail',
  'curls',
  'braid',
  'afro',
];

export function drawLook(r: Random, presentation: Presentation = r.pick(['woman', 'man'])): FaceLook {
  const man = presentation === 'man';
  const age = r.next();
  const hair = r.pick(man ? (age > 0.55 ? mens : mens.filter((kind) => kind !== 'receding')) : womens);
  const [cloth = '#34497a', second = '#f2e6d0'] = r.shuffle(cloths);
  return {
    skin: r.pick(skins),
    hairColour: age > 0.78 ? r.pick(greyHair) : r.pick(naturalHair),
    hair,
    shape: r.pick(man ? ['oval', 'square', 'long', 'round'] : ['oval', 'heart', 'round', 'long']),
    beard: man ? r.pick(['none', 'none', 'stubble', 'full', 'short', 'moustache', 'goatee']) : 'none',
    glasses: r.pick(['none', 'none', 'none', 'round', 'square', 'thin', ...(man ? [] : (['cat'] as const))]),
    clothes: r.pick(
      man
        ? ['jumper', 'shirt', 'blazer', 'turtleneck', 'tee', 'hoodie']
        : ['jumper', 'shirt', 'blazer', 'turtleneck', 'blouse', 'scarf', 'overalls'],
    ),
    cloth,
    second,
    extra: man
      ? r.pick(['none', 'none', 'none', 'none', 'cap', 'beanie'])
      : r.pick(['none', 'none', 'earrings', 'earrings', 'headband']),
    age,
    turn: r.range(0.25, 0.9) * r.sign(),
    smile: r.range(0.35, 1),
    brows: man ? r.range(0.8, 1.4) : r.range(0.5, 0.9),
    freckles: r.chance(0.15),
  };
}
