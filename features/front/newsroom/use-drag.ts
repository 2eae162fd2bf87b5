/** Dragging of stories into boxes, by the browser's own means; everything it does can be done by keyboard as well. */
import { type DragEvent, type DragEventHandler, useState } from 'react';
import type { FrontBox, FrontStory } from './front-answers.ts';

export interface StoryDrag {
  /** Where the story that is dragged would stand. */
  over: { box: string; before: number | null } | null;
  source(story: FrontStory): { draggable: true; onDragStart: DragEventHandler; onDragEnd: DragEventHandler };
  /** Above the middle of a story the dragged one is inserted before it, below after it. */
  target(
    box: FrontBox,
    place: { before: number; after: number | null } | null,
  ): { onDragOver: DragEventHandler; onDrop: DragEventHandler };
}

export function useDrag(place: (box: FrontBox, story: FrontStory, before: number | null) => void): StoryDrag {
  const [dragged, setDragged] = useState<FrontStory | null>(null);
  const [over, setOver] = useState<StoryDrag['over']>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    over,
    source: (story) => ({
      draggable: true,
      onDragStart(event) {
        event.dataTransfer.effectAllowed = 'copyMove';
        event.dataTransfer.setData('text/plain', story.title);
        setDragged(story);
      },
      onDragEnd: end,
    }),
    target: (box, places) => ({
      onDragOver(event) {
        if (dragged === null || !box.takesStories) return;
        event.preventDefault();
        event.stopPropagation();
        const before = places === null ? null : isUpper(event) ? places.before : places.after;
        if (over?.box !== box.slug || over.before !== before) setOver({ box: box.slug, before });
      },
      onDrop(event) {
        if (dragged === null || over === null) return;
        event.preventDefault();
        event.stopPropagation();
        if (over.before !== dragged.id) place(box, dragged, over.before);
        end();
      },
    }),
  };
}

function isUpper({ clientY, currentTarget }: DragEvent): boolean {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2;
}
