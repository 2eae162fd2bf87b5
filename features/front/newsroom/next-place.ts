import type { FrontBox } from './front-answers.ts';

/** Where a story stands after one step up or down: in its box, or in the box above or below; null at either end. */
export function nextPlace(
  boxes: readonly FrontBox[],
  box: FrontBox,
  story: number,
  by: -1 | 1,
): { box: FrontBox; before: number | null } | null {
  const { stories } = box;
  const at = stories.indexOf(story);
  const [above, below] = [stories[at - 1], stories[at + 1]];
  if (by < 0 && above !== undefined) return { box, before: above };
  if (by > 0 && below !== undefined) return { box, before: stories[at + 2] ?? null };
  const others = boxes.filter((one) => one.takesStories);
  const next = others[others.findIndex(({ slug }) => slug === box.slug) + by];
  if (next === undefined) return null;
  return { box: next, before: by < 0 ? null : (next.stories[0] ?? null) };
}
