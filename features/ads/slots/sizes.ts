/** Sizes of advertisements [ADS-07]. `fluid` takes the width of its column and any height. */

export const adSizes = [
  ...(['970x250', '970x110', '970x90', '300x250', '320x280', '336x280'] as const),
  ...(['640x360', '300x600', '320x480', '690x585', 'fluid'] as const),
] as const;

export type AdSize = (typeof adSizes)[number];

/** `fluid` fits where there is room for an ordinary rectangle. */
const fluidHeight = 250;

export interface Box {
  width: number;
  height: number;
}

/** Width and height in CSS pixels; null for `fluid`. */
export function boxOf(size: AdSize): Box | null {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return size === 'fluid' ? null : { width, height };
}

/** The height that a slot reserves: its highest size, so that nothing moves whatever comes; 0 for no size. */
export function roomFor(sizes: readonly AdSize[]): number {
  return Math.max(0, ...sizes.map((size) => boxOf(size)?.height ?? fluidHeight));
}

/** Width of a window from which on the widest sizes fit between the margins of a page. */
export const wideWindow = 1024;

/** Between the margins of the narrowest window of desktops. */
const narrowRoom = 704;

export interface SizesByPlatform {
  desktop: readonly AdSize[];
  mobile: readonly AdSize[];
}

export function fitsNarrow(size: AdSize): boolean {
  return (boxOf(size)?.width ?? 0) <= narrowRoom;
}

/** In windows of desktops that are narrower than `wideWindow`: no advertisement is cut or made smaller. */
export function narrowSizes({ desktop, mobile }: SizesByPlatform): readonly AdSize[] {
  const fitting = desktop.filter(fitsNarrow);
  const isOnlyFluid = fitting.every((size) => size === 'fluid');
  return desktop.length > 0 && isOnlyFluid ? mobile : fitting;
}
