import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureText, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { ChosenPeople } from '../secrecy/ChosenPeople.tsx';
import { assignCall, type OpenStory } from '../story-answers.ts';
import { peopleWords } from './people-words.ts';

export function AssignDialog({ story, onClose }: { story: OpenStory; onClose(): void }) {
  const { language, send, tell } = useNewsroom();
  const words = peopleWords[language];
  const queries = useQueryClient();
  // The story is fetched again while the dialog is open; the request must name the people that were shown.
  const [seen] = useState(story.people);
  const [people, setPeople] = useState(seen);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const order = { memberIds: people.map(({ id }) => id), seen: seen.map(({ id }) => id) };
    const answer = await send(assignCall(story.id, order));
    setBusy(false);
    if (answer.kind === 'failure') return setProblem(failureText(answer.failure, language));
    tell({ text: words.done });
    await queries.invalidateQueries({ queryKey: ['story', story.id] });
    onClose();
  };
  return (
    <ModalDialog title={words.title} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <p>{words.what}</p>
        <ChosenPeople label={words.people} people={people} onChange={(chosen) => setPeople([...chosen])} />
        <Problem text={problem} />
        <p className="buttons">
          <ActionButton kind="primary" type="submit" isBusy={isBusy}>
            {words.save}
          </ActionButton>
          <ActionButton onPress={onClose}>{words.cancel}</ActionButton>
        </p>
      </form>
    </ModalDialog>
  );
}
