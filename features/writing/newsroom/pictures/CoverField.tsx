/** The story's cover picture, with a file input to replace it. */
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import type { Json } from '../../collab/field-step.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { changeField } from '../fields/change-field.ts';
import styles from './CoverField.module.css';
import { PictureInput } from './PictureInput.tsx';
import { pictureCall } from './picture-calls.ts';
import { pictureWords } from './picture-words.ts';
import { megabytes, sendPicture } from './send-picture.ts';

interface CoverFieldProps {
  label: string;
  name: string;
  value: Json | undefined;
  connection: StoryConnection;
  isEditable: boolean;
}

export function CoverField({ label, name, value, connection, isEditable }: CoverFieldProps) {
  const { language, send } = useNewsroom();
  const words = pictureWords[language];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<{ text: string; hasFailed: boolean } | null>(null);
  const imageId = typeof value === 'number' ? value : null;
  const isBusy = sent !== null && !sent.hasFailed;
  const take = async (file: File) => {
    setSent({ text: words.uploading(file.name, megabytes(file, language)), hasFailed: false });
    const outcome = await sendPicture(send, file, language);
    if (outcome.kind === 'failed')
      return setSent({ text: words.failed(file.name, outcome.why), hasFailed: true });
    setSent(null);
    if (outcome.kind === 'added') changeField(connection, { change: 'set', name, value: outcome.picture.id });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
    <div className={styles.field} role="group" aria-labelledby={id}>
      <p id={id} className="label">
        {label}
      </p>
      {imageId !== null && <Preview id={imageId} />}
      {isEditable && (
        <p className={styles.buttons}>
          <ActionButton isBusy={isBusy} onPress={() => input.current?.click()}>
            {imageId === null ? words.choose : words.replace}
          </ActionButton>
          {imageId !== null && (
            <ActionButton isBusy={isBusy} onPress={() => changeField(connection, { change: 'unset', name })}>
              {words.remove}
            </ActionButton>
          )}
          <PictureInput ref={input} onChoose={([file]) => file && void take(file)} />
        </p>
      )}
      <Problem text={sent?.hasFailed ? sent.text : ''} />
      <p className="fine-print" role="status">
        {isBusy ? sent.text : ''}
      </p>
    </div>
  );
}

function Preview({ id }: { id: number }) {
  const { language, send } = useNewsroom();
  const { data, isError } = useQuery({
    queryKey: ['picture', id],
    queryFn: () => resultOf(send(pictureCall(id))),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <p>{pictureWords[language].missing(id)}</p>;
  if (!data) return null;
  return <img className={styles.preview} src={data.url} alt="" width={data.width} height={data.height} />;
}
