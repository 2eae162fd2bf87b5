/** The visible changes of a launch, box by box [FRED-01]. */
import type { FrontBox } from './front-answers.ts';

export interface BoxChange {
  box: FrontBox;
  added: number[];
  removed: number[];
  /** Stories that stay, in another place of the box. */
  moved: number[];
}

/** Boxes that editors changed, and those whose automatic places change with them. */
export function whatChanges(boxes: readonly FrontBox[]): BoxChange[] {
  return boxes
    .map((box) => {
      const { shown, planned } = box;
      const staying = planned.filter((id) => shown.includes(id));
      const before = shown.filter((id) => planned.includes(id));
      return {
        box,
        added: planned.filter((id) => !shown.includes(id)),
        removed: shown.filter((id) => !planned.includes(id)),
        moved: staying.filter((id, at) => before[at] !== id),
      };
    })
    .filter(
      ({ box, added, removed, moved }) => isChanged(box) || added.length + removed.length + moved.length > 0,
    );
}

/** Whether its chosen stories differ from those that readers have. */
export function isChanged({ stories, launched }: Pick<FrontBox, 'stories' | 'launched'>): boolean {
  return stories.join() !== launched.join();
}
