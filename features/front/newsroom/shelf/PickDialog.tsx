import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import type { Front, FrontStory } from '../front-answers.ts';
import { StoryChoice } from './StoryChoice.tsx';

interface PickDialogProps {
  front: Front;
  title: string;
  onPick(story: FrontStory): void;
  onClose(): void;
}

/** A story for a box, or instead of another one: by keyboard, and on a telephone. */
export function PickDialog({ front, title, onPick, onClose }: PickDialogProps) {
  return (
    <ModalDialog title={title} isWide onClose={onClose}>
      <StoryChoice front={front} labelOf={(story) => story.title} onChoose={onPick} />
    </ModalDialog>
  );
}
