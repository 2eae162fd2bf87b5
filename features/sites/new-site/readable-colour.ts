/** Contrast of a site's colour, of which letters on light pages and grounds below white letters are made. */

/** The darkest light ground of text in `ui/tokens.css`: `--paper-raised`. */
const ground = '#f5f4f1';
/** WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;

/** @param colour `#1d5c3a` */
export function isReadable(colour: string): boolean {
  return (luminanceOf(ground) + 0.05) / (luminanceOf(colour) + 0.05) >= leastContrast;
}

/** The same colour, only as much darker as is needed. */
export function nearestReadable(colour: string): string {
  for (let share = 1; share > 0; share -= 0.005) {
    const darker = mixedWithBlack(colour, share);
    if (isReadable(darker)) return darker;
  }
  return '#000000';
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mixedWithBlack(colour: string, share: number): string {
  const channels = channelsOf(colour).map((channel) => Math.round(channel * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
