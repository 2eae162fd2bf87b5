import { type FormEvent, type ReactNode, useState } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import type { Colleague } from '../story-answers.ts';
import { mentionsIn } from './mentions.ts';
import { NoteInput } from './NoteInput.tsx';
import styles from './ThreadsPanel.module.css';
import type { NoteText } from './thread-calls.ts';
import { threadWords } from './thread-words.ts';

interface NoteFormProps {
  label: string;
  sendLabel: string;
  text?: string;
  /** People who can be mentioned. */
  people: readonly Colleague[];
  /** Content above the text. */
  children?: ReactNode;
  /** Resolves after the response; the text remains until the form is closed. */
  onSend(note: NoteText): Promise<void>;
  onCancel(): void;
}

/** The form of a note: a new one, a reply, or an edit of an own one. */
export function NoteForm({ label, sendLabel, people, children, onSend, onCancel, ...rest }: NoteFormProps) {
  const words = threadWords[useNewsroom().language];
  const [text, setText] = useState(rest.text ?? '');
  const [isBusy, setBusy] = useState(false);
  const isEmpty = text.trim() === '';
  const submit = async () => {
    if (isEmpty || isBusy) return;
    setBusy(true);
    await onSend({ text, mentions: mentionsIn(text, people) });
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      {children}
      <NoteInput label={label} value={text} people={people} onChange={setText} onSend={() => void submit()} />
      <p className={styles.buttons}>
        <ActionButton type="submit" kind="primary" isBusy={isBusy} isDisabled={isEmpty}>
          {sendLabel}
        </ActionButton>
        <ActionButton onPress={onCancel}>{words.cancel}</ActionButton>
      </p>
    </form>
  );
}
