import { type FormEvent, useState } from 'react';
import { failureText, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import { memberFaultWords } from '../forms/member-fault-words.ts';
import { confirmCall } from './member-answers.ts';
import { memberWords } from './member-words.ts';

interface ConfirmDialogProps {
  onClose(): void;
  /** The server accepts for ten minutes what needs the proof. */
  onDone(): void;
}

/** Asks for the password again before access is granted, when the sign-in is older than ten minutes. */
export function ConfirmDialog({ onClose, onDone }: ConfirmDialogProps) {
  const { language, send } = useNewsroom();
  const words = memberWords[language];
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await send(confirmCall(password));
    setBusy(false);
    if (answer.kind === 'failure')
      return setProblem(failureText(answer.failure, language, memberFaultWords[language]));
    onDone();
  };
  return (
    <ModalDialog title={words.confirmTitle} onClose={onClose}>
      <form onSubmit={(event) => void confirm(event)}>
        <p>{words.confirmText}</p>
        <TextInput
          kind="password"
          label={words.password}
          value={password}
          onChange={setPassword}
          isRequired
          autoFocus
          {...(problem !== '' && { problem })}
        />
        <p className="buttons">
          <ActionButton kind="primary" type="submit" isBusy={isBusy}>
            {words.confirm}
          </ActionButton>
          <ActionButton onPress={onClose}>{words.cancel}</ActionButton>
        </p>
      </form>
    </ModalDialog>
  );
}
