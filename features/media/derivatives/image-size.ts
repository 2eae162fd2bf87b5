/** Widths where the page's columns change, and so the widths of a picture in its own ratio [IMG-02]. */
export const imageBreakpoints = { xs: 375, s: 500, m: 768, l: 1200 } as const;

/** The only published widths, in CSS pixels by ratio; `full` is the original's ratio. */
const publishedWidths = {
  full: [imageBreakpoints.xs, imageBreakpoints.s, imageBreakpoints.m, imageBreakpoints.l],
  '1x1': [96, 160, 250, 375, 500, 768],
  '4x3': [160, 250, 375, 500, 768, 1200],
  '3x2': [160, 250, 375, 500, 768, 1200],
  '16x9': [160, 250, 375, 500, 768, 1200],
  '4x5': [160, 250, 375, 500, 768],
} as const;

type Widths = typeof publishedWidths;
export type ImageRatio = keyof Widths;

/** A ratio with some of the widths published for it, as requested by a view. */
export type ImageShape = {
  [R in ImageRatio]: { ratio: R; widths: readonly [Widths[R][number], ...Widths[R][number][]] };
}[ImageRatio];

/** `w768` in the original's ratio, `3x2-768` cropped. */
export type ImageSizeName = {
  [R in ImageRatio]: R extends 'full' ? `w${Widths[R][number]}` : `${R}-${Widths[R][number]}`;
}[ImageRatio];

export interface ImageSize {
  name: string;
  ratio: ImageRatio;
  width: number;
}

/** Pixels per CSS pixel; '' is the size itself [IMG-01]. */
export const imageVariants = { '': 1, '@1.25x': 1.25, '@2x': 2, '@3x': 3, '@4x': 4 } as const;
export type ImageVariant = keyof typeof imageVariants;

export const imageFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type ImageFormat = keyof typeof imageFormats;

const imageRatios: readonly ImageRatio[] = ['full', '1x1', '4x3', '3x2', '16x9', '4x5'];

export const publishedSizes: ReadonlyMap<string, ImageSize> = new Map(
  imageRatios.flatMap((ratio) =>
    publishedWidths[ratio].map((width) => {
      const name = sizeName(ratio, width);
      return [name, { name, ratio, width }];
    }),
  ),
);

export function sizeName(ratio: ImageRatio, width: number): string {
  return ratio === 'full' ? `w${width}` : `${ratio}-${width}`;
}

/** Width and height of the ratio as integers; null for the original's own ratio. */
export function sidesOf(ratio: ImageRatio): { across: number; down: number } | null {
  if (ratio === 'full') return null;
  const [across, down] = ratio.split('x').map(Number);
  return across && down ? { across, down } : null;
}
