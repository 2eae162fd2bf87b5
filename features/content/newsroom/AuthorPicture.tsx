import { useId, useRef, useState } from 'react';
import { failureText, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import styles from './LabelScreen.module.css';
import { addPictureCall } from './label-answers.ts';
import { labelWords } from './label-words.ts';

interface Portrait {
  id: number;
  url: string;
}

interface AuthorPictureProps {
  picture: Portrait | null;
  onChange(picture: Portrait | null): void;
}

/** A portrait from a file, which goes into the archive like any picture. */
export function AuthorPicture({ picture, onChange }: AuthorPictureProps) {
  const { language, send } = useNewsroom();
  const words = labelWords[language];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const take = async (file: File) => {
    setBusy(true);
    setProblem('');
    const answer = await send(addPictureCall(file));
    setBusy(false);
    if (answer.kind === 'failure') setProblem(failureText(answer.failure, language));
    else onChange(answer.value);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
    <div className={styles.picture} role="group" aria-labelledby={id}>
      <p id={id} className="label">
        {words.fields.picture}
      </p>
      {picture && <img src={picture.url} alt="" />}
      <p className="buttons">
        <ActionButton isBusy={isBusy} onPress={() => input.current?.click()}>
          {picture ? words.replacePicture : words.choosePicture}
        </ActionButton>
        {picture && (
          <ActionButton isBusy={isBusy} onPress={() => onChange(null)}>
            {words.removePicture}
          </ActionButton>
        )}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={words.pictureFile}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void take(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <p className="fine-print" role="status">
        {isBusy ? words.uploading : ''}
      </p>
      <Problem text={problem} />
    </div>
  );
}
