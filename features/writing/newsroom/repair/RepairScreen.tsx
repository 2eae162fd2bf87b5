/**
 * `/cikk/{id}/javitas` and `…/helyesbites`: changes only the public version, whatever the working copy
 * contains [ACT-04].
 */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import {
  failureOf,
  failureText,
  resultOf,
  ScreenLink,
  useGoTo,
  useNewsroom,
  useParameter,
} from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import { actWords } from '../acts/act-words.ts';
import { useSendAct } from '../acts/use-send-act.ts';
import { useOfConnection } from '../connection/use-of-connection.ts';
import { StoryEditor } from '../editor/StoryEditor.tsx';
import screenStyles from '../StoryScreen.module.css';
import { type PublicText, publicTextCall } from '../story-answers.ts';
import type { OwnDocument } from './own-document.ts';
import styles from './RepairScreen.module.css';
import { repairWords } from './repair-words.ts';
import { useOwnDocument } from './use-own-document.ts';

type RepairAct = 'repair' | 'correct';

export function RepairScreen() {
  return <OpeningRepair act="repair" />;
}

export function CorrectScreen() {
  return <OpeningRepair act="correct" />;
}

function OpeningRepair({ act }: { act: RepairAct }) {
  const id = Number(useParameter('id'));
  const { language, send } = useNewsroom();
  const { data, error } = useQuery({
    queryKey: ['public-text', id],
    queryFn: () => resultOf(send(publicTextCall(id))),
    // Fetched once, and not replaced while somebody writes in it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return <OpenedRepair act={act} id={id} text={data} />;
  return (
    <div className={screenStyles.message}>
      {error ? (
        <p role="alert">{failureText(failureOf(error), language)}</p>
      ) : (
        <p>{repairWords[language].loading}</p>
      )}
      <ScreenLink to={`/cikk/${id}`} className="lone-link">
        {repairWords[language].toStory}
      </ScreenLink>
    </div>
  );
}

interface OpenedRepairProps {
  act: RepairAct;
  id: number;
  text: PublicText;
}

function OpenedRepair({ act, id, text }: OpenedRepairProps) {
  const { language } = useNewsroom();
  const words = repairWords[language];
  const own = useOwnDocument(text.document);
  if (own === null) return <p className={screenStyles.message}>{words.loading}</p>;
  return (
    <div className={screenStyles.story}>
      <header className={screenStyles.bar}>
        <ScreenLink to={`/cikk/${id}`} className={screenStyles.back}>
          <span aria-hidden="true">←</span> {words.toStory}
        </ScreenLink>
        <h1 className={styles.title}>{words.title[act]}</h1>
      </header>
      <div className={screenStyles.canvas}>
        <RepairForm act={act} id={id} base={text.base} own={own} />
        <StoryEditor connection={own} isEditable />
      </div>
    </div>
  );
}

interface RepairFormProps {
  act: RepairAct;
  id: number;
  base: number;
  own: OwnDocument;
}

function RepairForm({ act, id, base, own }: RepairFormProps) {
  const { language } = useNewsroom();
  const words = repairWords[language];
  const ofActs = actWords[language];
  const goTo = useGoTo();
  const { sendAct, problem, isBusy } = useSendAct(id);
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<'note' | 'text' | null>(null);
  const hasChanges = useOfConnection(own, ({ state }) => !state.doc.eq(own.opened));
  useQuestionOnLeaving(hasChanges);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = !hasChanges ? 'text' : act === 'correct' && note.trim() === '' ? 'note' : null;
    setFault(missing);
    if (missing !== null) return;
    const steps = own.steps.map((step) => step.toJSON());
    const order = { act, version: 0, note: note.trim(), repair: { base, steps } };
    if (await sendAct(act, order)) goTo(`/cikk/${id}`);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.explained}>{words.explained}</p>
      {act === 'correct' && (
        <TextInput
          kind="long"
          label={ofActs.asks.note}
          value={note}
          onChange={setNote}
          {...(fault === 'note' ? { problem: ofActs.missing } : {})}
        />
      )}
      <Problem text={fault === 'text' ? words.unchanged : problem} />
      <ActionButton kind="primary" type="submit" isBusy={isBusy}>
        {isBusy ? ofActs.inProgress(words.send[act]) : words.send[act]}
      </ActionButton>
    </form>
  );
}

/** Asks before leaving: an unsent repair is on this screen only. */
function useQuestionOnLeaving(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasChanges]);
}
