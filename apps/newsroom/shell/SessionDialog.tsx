import { useState } from 'react';
import { newsroomEntrances } from '#features/accounts/public.ts';
import type { WordLanguage } from '#platform/text/words.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { newsroomWords } from '../newsroom-words.ts';

interface SessionDialogProps {
  language: WordLanguage;
  /** Name of the member whose session ended; '' when it is not known. */
  name: string;
  /** `other`: somebody else has signed in since. */
  signedIn(): Promise<'same' | 'other' | 'nobody'>;
  onSignedIn(): void;
}

/** The session has ended: the person signs in beside what they were doing, and loses nothing [NRA-07]. */
export function SessionDialog({ language, name, signedIn, onSignedIn }: SessionDialogProps) {
  const [refused, setRefused] = useState<'other' | 'nobody' | null>(null);
  const words = newsroomWords[language];
  const goOn = async () => {
    const who = await signedIn();
    if (who === 'same') onSignedIn();
    else setRefused(who);
  };
  return (
    <ModalDialog title={words.ended} onClose={() => void goOn()}>
      <p>{words.endedNote}</p>
      {refused && <Problem text={refused === 'other' ? words.otherMember(name) : words.stillEnded} />}
      <p className="buttons">
        <a className="lone-link" href={newsroomEntrances[0]} target="_blank" rel="noreferrer">
          {words.signIn}
        </a>
        <ActionButton kind="primary" onPress={() => void goOn()}>
          {words.signedIn}
        </ActionButton>
      </p>
    </ModalDialog>
  );
}
