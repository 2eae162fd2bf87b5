/** The details of a picture, and its rights [PIC-04]. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import type { Framing } from '#features/media/public.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ModalDialog } from '#ui/app/ModalDialog.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import { FramingFields } from './framing/FramingFields.tsx';
import styles from './PictureDialog.module.css';
import { PictureTakedown } from './PictureTakedown.tsx';
import {
  changePictureCall,
  type DescribedPicture,
  framePictureCall,
  type PictureDetails,
  pictureDetailsCall,
} from './picture-calls.ts';
import { pictureWords } from './picture-words.ts';

interface PictureDialogProps {
  id: number;
  onClose(): void;
}

export function PictureDialog({ id, onClose }: PictureDialogProps) {
  const { language, send } = useNewsroom();
  const words = pictureWords[language];
  const { data, isError } = useQuery({
    queryKey: ['picture-details', id],
    queryFn: () => resultOf(send(pictureDetailsCall(id))),
  });
  return (
    <ModalDialog title={words.details} isWide onClose={onClose}>
      {isError && <p role="alert">{words.missing(id)}</p>}
      {data && <DetailsForm key={id} described={data} onClose={onClose} />}
      {data?.mayTakeDown && <PictureTakedown id={id} version={data.details.version} onDone={onClose} />}
    </ModalDialog>
  );
}

interface DetailsFormProps {
  described: DescribedPicture;
  onClose(): void;
}

const textNames = ['alt', 'caption', 'credit', 'copyright', 'source', 'licence', 'place'] as const;

function DetailsForm({ described: { picture, details, required }, onClose }: DetailsFormProps) {
  const words = pictureWords[useNewsroom().language];
  const [change, setChange] = useState<Partial<PictureDetails>>({});
  const [framing, setFraming] = useState<Framing | null>(null);
  const { save, problem, isBusy } = useSaveDetails({ picture, version: details.version }, onClose);
  const framed = { ...picture, ...framing };
  const shown = { ...details, ...change };
  const set = (part: Partial<PictureDetails>) => setChange({ ...change, ...part });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save(change, framing);
      }}
    >
      <FramingFields picture={framed} onChange={setFraming} />
      {details.rights !== 'open' && <p className="problem">{words.rights[details.rights]}</p>}
      {details.takenOn !== null && <p className="fine-print">{words.takenOn(details.takenOn)}</p>}
      {textNames.map((name) => (
        <TextInput
          key={name}
          label={words.fields[name]}
          value={shown[name]}
          onChange={(value) => set({ [name]: value })}
          {...(required.includes(name) && shown[name].trim() === '' ? { note: words.required } : {})}
        />
      ))}
      <TextInput
        label={words.rightsUntil}
        kind="time"
        note={words.rightsNote}
        value={localTime(shown.rightsUntil)}
        onChange={(value) => set({ rightsUntil: value === '' ? null : new Date(value).toISOString() })}
      />
      <TextInput
        label={words.insteadId}
        value={shown.insteadId === null ? '' : String(shown.insteadId)}
        onChange={(value) => set({ insteadId: /^\d{1,9}$/.test(value) ? Number(value) : null })}
      />
      <SitesField chosen={shown.sites} onChange={(sites) => set({ sites })} />
      <Problem text={problem} />
      <p>
        <ActionButton kind="primary" type="submit" isBusy={isBusy}>
          {words.save}
        </ActionButton>
      </p>
    </form>
  );
}

/** Saves the framing first, because it may be refused. */
function useSaveDetails(
  { picture, version }: { picture: DescribedPicture['picture']; version: number },
  onSaved: () => void,
) {
  const { language, send, tell } = useNewsroom();
  const queries = useQueryClient();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = async (change: Partial<PictureDetails>, framing: Framing | null) => {
    setBusy(true);
    const { id } = picture;
    const framed = framing && (await send(framePictureCall(picture, framing)));
    const answer =
      framed?.kind === 'failure' ? framed : await send(changePictureCall(id, { ...change, version }));
    setBusy(false);
    if (answer.kind === 'failure' && answer.failure.reason === 'outdated')
      void queries.invalidateQueries({ queryKey: ['picture-details', id] });
    if (answer.kind === 'failure')
      return setProblem(Object.values(answer.failure.fields)[0] ?? failureText(answer.failure, language));
    queries.setQueryData(['picture-details', id], answer.value);
    queries.setQueryData(['picture', id], answer.value.picture);
    tell({ text: pictureWords[language].stored });
    onSaved();
  };
  return { save, problem, isBusy };
}

interface SitesFieldProps {
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}

function SitesField({ chosen, onChange }: SitesFieldProps) {
  const { language, sites } = useNewsroom();
  return (
    <fieldset className={styles.sites}>
      <legend className="label">{pictureWords[language].sites}</legend>
      {sites.map(({ slug, name }) => (
        <label key={slug}>
          <input
            type="checkbox"
            checked={chosen.includes(slug)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, slug] : chosen.filter((site) => site !== slug))
            }
          />{' '}
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** Value for a date and time input. */
function localTime(iso: string | null): string {
  if (iso === null) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
