import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureText, sitesFor, useGoTo, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import { createCall } from '../story-answers.ts';
import { boardWords } from './board-words.ts';

/** A new story needs only a site; everything else is added while it is written. */
export function NewStoryDialog({ site: filtered, onClose }: { site: string; onClose(): void }) {
  const newsroom = useNewsroom();
  const { language, send } = newsroom;
  const sites = sitesFor(newsroom, 'write-own-stories');
  const words = boardWords[language];
  const goTo = useGoTo();
  const queries = useQueryClient();
  const [site, setSite] = useState((sites.find(({ slug }) => slug === filtered) ?? sites[0])?.slug ?? '');
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await send(createCall({ site, title: title.trim() }));
    setBusy(false);
    if (answer.kind === 'failure') return setProblem(failureText(answer.failure, language));
    void queries.invalidateQueries({ queryKey: ['stories'] });
    goTo(`/cikk/${answer.value}`);
  };
  return (
    <ModalDialog title={words.newStory} onClose={onClose}>
      <form onSubmit={(event) => void create(event)}>
        <TextInput
          label={words.newStoryTitle}
          note={words.newStoryTitleNote}
          value={title}
          onChange={setTitle}
          autoFocus
        />
        <ChoiceInput
          label={words.newStoryOn}
          value={site}
          choices={sites.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={setSite}
        />
        <Problem text={problem} />
        <p className="buttons">
          <ActionButton kind="primary" type="submit" isBusy={isBusy}>
            {words.create}
          </ActionButton>
          <ActionButton onPress={onClose}>{words.cancel}</ActionButton>
        </p>
      </form>
    </ModalDialog>
  );
}
