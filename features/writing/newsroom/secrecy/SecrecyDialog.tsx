import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureText, useNewsroom } from '#features/kit/public.newsroom.ts';
import { timeOfLocal } from '#platform/time/time-zone.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import type { SecrecyAct } from '../../acts.ts';
import { type Colleague, type OpenStory, type SecrecyOrder, secrecyCall } from '../story-answers.ts';
import { ChosenPeople } from './ChosenPeople.tsx';
import { secrecyWords } from './secrecy-words.ts';

interface SecrecyDialogProps {
  act: SecrecyAct;
  story: OpenStory;
  zone: string;
  onClose(): void;
}

/**
 * The dialog of a restriction or an embargo: explains it, requests people, time and reason, and stays open
 * when the server refuses.
 */
export function SecrecyDialog({ act, story, zone, onClose }: SecrecyDialogProps) {
  const { language, send, tell, me } = useNewsroom();
  const words = secrecyWords[language];
  const queries = useQueryClient();
  const [people, setPeople] = useState<readonly Colleague[]>(story.restrictedTo ?? [me]);
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isOfEmbargo = act === 'embargo' || act === 'lift';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ((act === 'embargo' && until === '') || (isOfEmbargo && reason.trim() === '')) return setMissing(true);
    setBusy(true);
    const answer = await send(secrecyCall(story, orderOf(act, { people, until, reason, zone })));
    setBusy(false);
    if (answer.kind === 'failure' && answer.failure.reason === 'outdated')
      void queries.invalidateQueries({ queryKey: ['story', story.id] });
    if (answer.kind === 'failure') return setProblem(failureText(answer.failure, language));
    tell({ text: words.done[act] });
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['story', story.id] }),
      queries.invalidateQueries({ queryKey: ['stories'] }),
    ]);
    onClose();
  };
  const missing = isMissing ? { problem: words.missing } : {};
  return (
    <ModalDialog title={words.acts[act]} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <p>{words.what[act]}</p>
        {act === 'restrict' && (
          <ChosenPeople label={words.people} people={people} fixedId={me.id} onChange={setPeople} />
        )}
        {act === 'embargo' && (
          <TextInput
            kind="time"
            label={words.time(zone)}
            value={until}
            onChange={setUntil}
            autoFocus
            {...(until === '' ? missing : {})}
          />
        )}
        {isOfEmbargo && (
          <TextInput
            kind="long"
            label={words.reason}
            value={reason}
            onChange={setReason}
            {...(reason.trim() === '' ? missing : {})}
          />
        )}
        <Problem text={problem} />
        <p className="buttons">
          <ActionButton kind="primary" type="submit" isBusy={isBusy}>
            {words.acts[act]}
          </ActionButton>
          <ActionButton onPress={onClose}>{words.cancel}</ActionButton>
        </p>
      </form>
    </ModalDialog>
  );
}

interface Given {
  people: readonly Colleague[];
  /** Local time in the site's zone. */
  until: string;
  reason: string;
  zone: string;
}

function orderOf(act: SecrecyAct, { people, until, reason, zone }: Given): SecrecyOrder {
  if (act === 'restrict') return { act, memberIds: people.map(({ id }) => id), reason };
  if (act !== 'embargo') return { act, reason };
  const at = timeOfLocal(Date.parse(`${until}Z`) / 1000, zone);
  return { act, until: new Date(at * 1000).toISOString(), reason };
}
