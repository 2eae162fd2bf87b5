import { greyPosition } from '../records/election.ts';

/**
 * Positions in the palette of charts for lists, near the colours that the election office gives them: its own colours
 * are not readable in both modes. No two of the lists with the most votes get the same one; the last position, grey, is
 * for all others.
 */
export function listColours(
  lists: readonly { colour: string | null; kind: 'party' | 'nationality'; votes: number }[],
): number[] {
  const positions = lists.map(() => greyPosition);
  const free = new Set(hues.keys());
  const byVotes = lists
    .map((list, at) => ({ ...list, at, hue: hueOf(list.colour) }))
    .filter(({ kind, hue }) => kind === 'party' && hue !== null)
    .toSorted((a, b) => b.votes - a.votes || a.at - b.at);
  for (const { at, hue } of byVotes) {
    const [nearest] = [...free].toSorted((a, b) => hueDistance(hue, hues[a]) - hueDistance(hue, hues[b]));
    if (nearest === undefined) break;
    positions[at] = nearest;
    free.delete(nearest);
  }
  return positions;
}

/** Hues of the palette in degrees, by position (`ui/chart/chart-colours.module.css`). */
const hues = [209, 22, 145, 279, 47, 350, 179];

function hueDistance(a: number | null, b: number | undefined): number {
  const distance = Math.abs((a ?? 0) - (b ?? 0)) % 360;
  return Math.min(distance, 360 - distance);
}

/** Null for greys and for what is no colour. */
function hueOf(colour: string | null): number | null {
  const digits = /^#?([\da-f]{6})$/i.exec(colour ?? '')?.[1];
  if (digits === undefined) return null;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return null;
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return (sixth * 60 + 360) % 360;
}
