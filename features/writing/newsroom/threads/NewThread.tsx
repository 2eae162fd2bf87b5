/** The form of a note that begins a thread. */
import { useState } from 'react';
import { failureText, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import type { ThreadSubject } from '../../threads/thread-subject.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { fieldName, fieldWords } from '../fields/field-words.ts';
import { panelSections } from '../fields/story-fields.ts';
import type { Colleague } from '../story-answers.ts';
import { NoteForm } from './NoteForm.tsx';
import { beginThreadCall, type NoteText } from './thread-calls.ts';
import { type Drafted, placesIn } from './thread-places.ts';
import { threadWords } from './thread-words.ts';
import { useReadThreads } from './use-threads.ts';

interface NewThreadProps {
  story: number;
  connection: StoryConnection;
  drafted: Drafted;
  people: readonly Colleague[];
  onBegun(id: number): void;
  onCancel(): void;
}

export function NewThread({ story, connection, drafted, people, onBegun, onCancel }: NewThreadProps) {
  const { language, send, tell } = useNewsroom();
  const words = threadWords[language];
  const read = useReadThreads(story);
  const [about, setAbout] = useState<string>(drafted?.kind ?? 'story');
  const names = fieldWords[language].names;
  const choices = [
    ...(drafted ? [{ value: drafted.kind, label: words.subjects[drafted.kind] }] : []),
    { value: 'story', label: words.subjects.story },
    ...panelSections.flatMap(({ fields }) =>
      fields.map(({ name }) => ({ value: `field:${name}`, label: words.field(fieldName(names, name)) })),
    ),
  ];
  const begin = async (note: NoteText) => {
    const answer = await send(beginThreadCall(story, subjectOf(about, connection), note));
    if (answer.kind === 'answer') {
      read();
      onBegun(answer.value);
    } else if (answer.failure.reason === 'outdated') tell({ text: words.outdated, kind: 'failed' });
    else tell({ text: failureText(answer.failure, language), kind: 'failed' });
  };
  return (
    <NoteForm label={words.text} sendLabel={words.send} people={people} onSend={begin} onCancel={onCancel}>
      <ChoiceInput label={words.about} value={about} choices={choices} onChange={setAbout} />
    </NoteForm>
  );
}

/** The subject of the new thread; text is identified by its position in the confirmed document. */
function subjectOf(about: string, { state, epoch, version }: StoryConnection): ThreadSubject {
  const { drafted } = placesIn(state);
  const [kind, field] = about.split(':');
  if (kind === 'field' && field !== undefined) return { kind, field };
  if (drafted?.kind === 'text' && about === 'text') return { kind: 'text', epoch, version, ...drafted.range };
  if (drafted?.kind === 'block' && about === 'block') return { kind: 'block', block: drafted.key };
  return { kind: 'story' };
}
