import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureText, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import { type OpenStory, takedownCall } from '../story-answers.ts';
import { takedownWords } from './takedown-words.ts';

/**
 * Removes the story or a passage for good; because this cannot be undone, the dialog lists everything that
 * will be removed [ACT-08].
 */
export function TakedownDialog({ story, onClose }: { story: OpenStory; onClose(): void }) {
  const { language, send, tell } = useNewsroom();
  const words = takedownWords[language];
  const queries = useQueryClient();
  const [what, setWhat] = useState('story');
  const [passage, setPassage] = useState('');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isWhole = what === 'story';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '' || (!isWhole && passage.trim() === '')) return setMissing(true);
    setBusy(true);
    const answer = await send(takedownCall(story, { passage: isWhole ? null : passage.trim(), reason }));
    setBusy(false);
    if (answer.kind === 'failure' && answer.failure.reason === 'outdated')
      void queries.invalidateQueries({ queryKey: ['story', story.id] });
    if (answer.kind === 'failure') return setProblem(failureText(answer.failure, language));
    tell({ text: isWhole ? words.done.story : words.done.passage });
    await queries.invalidateQueries();
    onClose();
  };
  const missing = isMissing ? { problem: words.missing } : {};
  return (
    <ModalDialog title={words.title} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <ChoiceInput
          label={words.what}
          value={what}
          choices={[
            { value: 'story', label: words.story },
            { value: 'passage', label: words.passage },
          ]}
          onChange={setWhat}
        />
        <p>{isWhole ? words.goneStory : words.gonePassage}</p>
        {!isWhole && (
          <TextInput
            kind="long"
            label={words.text}
            note={words.textNote}
            value={passage}
            onChange={setPassage}
            {...(passage.trim() === '' ? missing : {})}
          />
        )}
        <TextInput
          kind="long"
          label={words.reason}
          note={words.reasonNote}
          value={reason}
          onChange={setReason}
          {...(reason.trim() === '' ? missing : {})}
        />
        <Problem text={problem} />
        <p className="buttons">
          <ActionButton kind="danger" type="submit" isBusy={isBusy}>
            {words.confirm}
          </ActionButton>
          <ActionButton onPress={onClose}>{words.cancel}</ActionButton>
        </p>
      </form>
    </ModalDialog>
  );
}
