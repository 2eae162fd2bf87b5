/**
 * Two pools of variants, each drawn from by the reader's browser and counted there under its own name [X31]. The page
 * comes with variant 1; any other is asked for by its number.
 */
export const autoBlockVariants = 4;
export const recommenderVersions = 20;

/** A number from 1 to `most` as it stands in an address; whatever else stands there is variant 1 [X31]. */
export function variantAsked(text: string | undefined, most: number): number {
  const number = /^[1-9]\d?$/.test(text ?? '') ? Number(text) : 1;
  return number <= most ? number : 1;
}

/** The variant's share of the stories an automatic block was given; the first one's where they do not suffice. */
export function storiesOfVariant(stories: readonly number[], variant: number, size: number): number[] {
  const from = (variant - 1) * size;
  return stories.length < from + size ? stories.slice(0, size) : stories.slice(from, from + size);
}
