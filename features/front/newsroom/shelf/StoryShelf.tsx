import { useState } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import type { Front, FrontBox, FrontStory } from '../front-answers.ts';
import { frontNewsroomWords } from '../front-newsroom-words.ts';
import type { StoryDrag } from '../use-drag.ts';
import { StoryChoice } from './StoryChoice.tsx';

interface StoryShelfProps {
  front: Front;
  drag: StoryDrag;
  /** At the top of the box. */
  onPlace(box: FrontBox, story: FrontStory): void;
}

/** Beside the boxes: stories are dragged into one, or placed at the top of the box that is chosen here. */
export function StoryShelf({ front, drag, onPlace }: StoryShelfProps) {
  const words = frontNewsroomWords[useNewsroom().language];
  const targets = front.boxes.filter(({ takesStories }) => takesStories);
  const [slug, setSlug] = useState('');
  const target =
    targets.find((box) => box.slug === slug) ?? targets.find(({ kind }) => kind === 'lead') ?? targets[0];
  if (!target) return null;
  const nameOf = (box: FrontBox) => box.title || words.kinds[box.kind];
  return (
    <>
      <ChoiceInput
        label={words.shelf.target}
        value={target.slug}
        choices={targets.map((box) => ({ value: box.slug, label: nameOf(box) }))}
        onChange={setSlug}
      />
      <StoryChoice
        front={front}
        labelOf={({ title }) => words.shelf.place(title, nameOf(target))}
        onChoose={(story) => onPlace(target, story)}
        drag={drag}
      />
    </>
  );
}
