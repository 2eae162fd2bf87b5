import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { type Front, restoreCall } from '../front-answers.ts';
import { frontNewsroomWords } from '../front-newsroom-words.ts';
import type { FrontActs } from '../use-front.ts';

interface DiscardDialogProps {
  front: Front;
  acts: FrontActs;
  onClose(): void;
}

/** Gives the draft up, also for the other editors: it asks first. */
export function DiscardDialog({ front, acts, onClose }: DiscardDialogProps) {
  const { language, tell } = useNewsroom();
  const words = frontNewsroomWords[language];
  const discard = async () => {
    onClose();
    const answer = await acts.take(restoreCall(front, null), (value) => value);
    if (answer.kind === 'failure') acts.failed(answer.failure);
    else tell({ text: words.discarded });
  };
  return (
    <ModalDialog title={words.sure.title} onClose={onClose}>
      <p>{words.sure.text}</p>
      <p className="buttons">
        <ActionButton kind="danger" onPress={() => void discard()}>
          {words.discard}
        </ActionButton>
        <ActionButton onPress={onClose}>{words.cancel}</ActionButton>
      </p>
    </ModalDialog>
  );
}
