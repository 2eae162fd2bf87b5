/**
 * Two pools of variants. The reader's browser selects from each and counts them under separate names [X31]. The page is
 * rendered with variant 1; the others are requested by number.
 */
export const autoBlockVariants = 4;
export const recommenderVersions = 20;

/** Parses a number from 1 to `max` in an address; any other text is variant 1 [X31]. */
export function parseVariant(text: string | undefined, max: number): number {
  const number = /^[1-9]\d?$/.test(text ?? '') ? Number(text) : 1;
  return number <= max ? number : 1;
}

/** The variant's share of an automatic block's stories; the first share when there are too few. */
export function storiesOfVariant(stories: readonly number[], variant: number, size: number): number[] {
  const from = (variant - 1) * size;
  return stories.length < from + size ? stories.slice(0, size) : stories.slice(from, from + size);
}
