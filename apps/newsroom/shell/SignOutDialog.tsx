import type { WaitingStory } from '#features/writing/public.newsroom.ts';
import type { WordLanguage } from '#platform/text/words.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { newsroomWords } from '../newsroom-words.ts';

interface SignOutDialogProps {
  language: WordLanguage;
  /** Stories with changes that only this device has. */
  waiting: readonly WaitingStory[];
  onStay(): void;
  /** The text stays on this device, for the same member. */
  onKeep(): void;
  onDiscard(): void;
}

/** The dialog of a sign-out with unsent text on this device: stay, keep the text or discard it [SAVE-07]. */
export function SignOutDialog({ language, waiting, onStay, onKeep, onDiscard }: SignOutDialogProps) {
  const words = newsroomWords[language];
  return (
    <ModalDialog title={words.unsent} onClose={onStay}>
      <p>{words.unsentNote}</p>
      <ul>
        {waiting.map(({ story, title, changes }) => (
          <li key={story}>{words.unsentStory(title, changes)}</li>
        ))}
      </ul>
      <p className="buttons">
        <ActionButton kind="primary" onPress={onStay}>
          {words.stay}
        </ActionButton>
        <ActionButton onPress={onKeep}>{words.keepAndLeave}</ActionButton>
        <ActionButton onPress={onDiscard}>{words.discardAndLeave}</ActionButton>
      </p>
    </ModalDialog>
  );
}
