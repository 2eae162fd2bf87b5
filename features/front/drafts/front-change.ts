/**
 * Changes of a front's draft. Each describes one placement instead of the whole draft, so that those of
 * several editors merge, in the order in which the server received them. The application makes the same
 * change at once, by the same code.
 */
import { type BoxKind, isStoryBox } from '../boxes/box-kinds.ts';

export type FrontChange =
  /** Before another story of the box, or at its end; removes the story from any other box. */
  | { kind: 'place'; box: string; story: number; before: number | null }
  | { kind: 'replace'; box: string; story: number; by: number }
  | { kind: 'remove'; box: string; story: number };

export interface ChosenBox {
  slug: string;
  kind: BoxKind;
  /** Ids of the stories that editors chose, in order. */
  stories: readonly number[];
}

/** Null if the box of the change, or the story that is to be replaced, does not exist any more. */
export function changeBoxes<Box extends ChosenBox>(boxes: readonly Box[], change: FrontChange): Box[] | null {
  const target = boxes.find(({ slug }) => slug === change.box);
  if (!target || !takesStories(target.kind)) return null;
  const changed = changeStories(target.stories, change);
  if (changed === null) return null;
  const placed = change.kind === 'place' ? change.story : change.kind === 'replace' ? change.by : null;
  return boxes.map((box) => {
    if (box === target) return { ...box, stories: changed };
    if (placed === null || !isExclusive(target.kind) || !isExclusive(box.kind)) return box;
    return box.stories.includes(placed) ? { ...box, stories: without(box.stories, placed) } : box;
  });
}

function changeStories(stories: readonly number[], change: FrontChange): number[] | null {
  switch (change.kind) {
    case 'remove':
      return without(stories, change.story);
    case 'replace': {
      const rest = change.by === change.story ? [...stories] : without(stories, change.by);
      return rest.includes(change.story) ? rest.map((id) => (id === change.story ? change.by : id)) : null;
    }
    case 'place': {
      if (change.before === change.story) return [...stories];
      const rest = without(stories, change.story);
      // If the following story was removed meanwhile, the first place is the most visible.
      const at = change.before === null ? rest.length : Math.max(0, rest.indexOf(change.before));
      return rest.toSpliced(at, 0, change.story);
    }
  }
}

function without(stories: readonly number[], id: number): number[] {
  return stories.filter((one) => one !== id);
}

/** Boxes for which editors choose stories. */
export function takesStories(kind: BoxKind): boolean {
  return (isStoryBox(kind) && kind !== 'mostRead') || kind === 'recommender';
}

/** A story is in one of these boxes; the latest and the recommender repeat what others show. */
function isExclusive(kind: BoxKind): boolean {
  return takesStories(kind) && kind !== 'latest' && kind !== 'recommender';
}
