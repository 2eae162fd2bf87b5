import { type FormEvent, useState } from 'react';
import { useNewsroom, zoneOf } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import type { ActName } from '../../acts.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { useOfConnection } from '../connection/use-of-connection.ts';
import { SlugInput } from '../fields/SlugInput.tsx';
import { siteOfStory } from '../fields/story-fields.ts';
import { Outcomes } from '../outcomes/Outcomes.tsx';
import type { OpenStory } from '../story-answers.ts';
import { actTraits } from './act-traits.ts';
import { actWords } from './act-words.ts';
import { TimeOfAct, timeOf } from './TimeOfAct.tsx';
import { useAct } from './use-act.ts';
import { VersionChoice } from './VersionChoice.tsx';

interface ActDialogProps {
  act: ActName;
  story: OpenStory;
  connection: StoryConnection;
  onClose(): void;
}

/** The dialog of an act: explains it, requests its input, and stays open when the server refuses. */
export function ActDialog({ act, story, connection, onClose }: ActDialogProps) {
  const newsroom = useNewsroom();
  const words = actWords[newsroom.language];
  const { asks, isOptional = false, isPublic, rehearsed } = actTraits[act];
  const [reason, setReason] = useState('');
  const [time, setTime] = useState('');
  const [slug, setSlug] = useState(story.slug ?? '');
  const [isMissing, setMissing] = useState(false);
  const [isNewest, setNewest] = useState(false);
  const { run, problem, stops, isBusy } = useAct({ story, connection });
  const [passReason, setPassReason] = useState('');
  const mayPass = stops.length > 0 && story.may.includes('pass');
  const zone = zoneOf(newsroom, siteOfStory(connection.state.doc));
  const { approvedVersion, changesSinceApproval } = story;
  const hasChoice = (act === 'publish' || act === 'schedule' || act === 'update') && changesSinceApproval > 0;
  const version = hasChoice && !isNewest ? approvedVersion : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isEmpty =
      (asks === 'reason' && reason.trim() === '') ||
      (asks === 'time' && time === '') ||
      (asks === 'slug' && slug.trim() === '');
    if (isEmpty && !isOptional) return setMissing(true);
    const isDone = await run(act, {
      ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      ...(time === '' ? {} : { at: timeOf(time, zone) }),
      ...(asks === 'slug' && { slug: slug.trim() }),
      ...(mayPass && passReason.trim() !== ''
        ? { passed: { checks: stops, reason: passReason.trim() } }
        : {}),
      ...(version === null ? {} : { version }),
    });
    if (isDone) onClose();
  };
  return (
    <ModalDialog title={words.acts[act]} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <p>{words.what[act]}</p>
        {isPublic && <PeopleWriting connection={connection} />}
        {hasChoice && (
          <VersionChoice isNewest={isNewest} changes={changesSinceApproval} onChange={setNewest} />
        )}
        <AskedInputs
          act={act}
          zone={zone}
          storyId={story.id}
          given={{ reason, time, slug }}
          isMissing={isMissing}
          onReason={setReason}
          onTime={setTime}
          onSlug={setSlug}
        />
        {rehearsed && (
          <Outcomes
            connection={connection}
            question={{ id: story.id, act: rehearsed, version, at: time === '' ? null : timeOf(time, zone) }}
          />
        )}
        <Problem text={problem} />
        {mayPass && <PassReason value={passReason} onChange={setPassReason} />}
        <Buttons act={act} isBusy={isBusy} onClose={onClose} />
      </form>
    </ModalDialog>
  );
}

/** The reason for which a chief editor publishes despite stops of the checklist [ACT-05]. */
function PassReason({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { asks } = actWords[useNewsroom().language];
  return <TextInput kind="long" label={asks.pass} value={value} onChange={onChange} autoFocus />;
}

function Buttons({ act, isBusy, onClose }: Pick<ActDialogProps, 'act' | 'onClose'> & { isBusy: boolean }) {
  const words = actWords[useNewsroom().language];
  return (
    <p className="buttons">
      <ActionButton kind={actTraits[act].isDanger ? 'danger' : 'primary'} type="submit" isBusy={isBusy}>
        {isBusy ? words.inProgress(words.acts[act]) : words.acts[act]}
      </ActionButton>
      <ActionButton onPress={onClose}>{words.cancel}</ActionButton>
    </p>
  );
}

interface AskedInputsProps {
  act: ActName;
  zone: string;
  storyId: number;
  given: { reason: string; time: string; slug: string };
  isMissing: boolean;
  onReason(reason: string): void;
  onTime(time: string): void;
  onSlug(slug: string): void;
}

/** Inputs for the reason, the time or the address of an act. */
function AskedInputs({ act, zone, storyId, given, isMissing, onReason, onTime, onSlug }: AskedInputsProps) {
  const words = actWords[useNewsroom().language];
  const { asks, mayWait = false } = actTraits[act];
  const missing = isMissing ? words.missing : undefined;
  return (
    <>
      {asks === 'reason' && (
        <TextInput
          kind="long"
          label={words.asks.reason}
          value={given.reason}
          onChange={onReason}
          autoFocus
          {...(missing === undefined ? {} : { problem: missing })}
        />
      )}
      {asks === 'slug' && (
        <SlugInput
          storyId={storyId}
          label={words.asks.slug}
          value={given.slug}
          isEditable
          onChange={onSlug}
        />
      )}
      {(asks === 'time' || mayWait) && (
        <TimeOfAct
          label={asks === 'time' ? words.asks.time(zone) : words.asks.later(zone)}
          value={given.time}
          zone={zone}
          onChange={onTime}
          problem={asks === 'time' ? missing : undefined}
        />
      )}
    </>
  );
}

/**
 * Names people who are writing: the act applies to the current version, without their later changes [ACT-15].
 */
function PeopleWriting({ connection }: { connection: StoryConnection }) {
  const { me, language } = useNewsroom();
  const people = useOfConnection(connection, ({ others: here }) => here.people);
  const others = people.filter(({ id }) => id !== me.id).map(({ name }) => name);
  return others.length === 0 ? null : <p>{actWords[language].writing(others.join(', '))}</p>;
}
