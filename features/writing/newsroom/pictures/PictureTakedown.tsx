import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureText, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import { takedownWords } from '../secrecy/takedown-words.ts';
import { takeDownPictureCall } from './picture-calls.ts';

/** Removes the picture for good, wherever it is used [ACT-08]. */
export function PictureTakedown({ id, version, onDone }: { id: number; version: number; onDone(): void }) {
  const { language, send, tell } = useNewsroom();
  const words = takedownWords[language];
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setProblem(words.missing);
    setBusy(true);
    const answer = await send(takeDownPictureCall(id, { reason, version }));
    setBusy(false);
    if (answer.kind === 'failure') return setProblem(failureText(answer.failure, language));
    tell({ text: words.done.picture });
    onDone();
    await queries.invalidateQueries();
  };
  if (!isOpen)
    return (
      <p>
        <ActionButton kind="danger" onPress={() => setOpen(true)}>
          {words.open}
        </ActionButton>
      </p>
    );
  return (
    <form onSubmit={(event) => void submit(event)}>
      <h3>{words.title}</h3>
      <p>{words.gonePicture}</p>
      <TextInput
        kind="long"
        label={words.reason}
        value={reason}
        onChange={setReason}
        autoFocus
        {...(problem === '' ? {} : { problem })}
      />
      <p className="buttons">
        <ActionButton kind="danger" type="submit" isBusy={isBusy}>
          {words.confirm}
        </ActionButton>
        <ActionButton onPress={() => setOpen(false)}>{words.cancel}</ActionButton>
      </p>
    </form>
  );
}
