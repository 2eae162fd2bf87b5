import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureText, useGoTo, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import { labelFaultWords } from '../taxonomy/label-fault-words.ts';
import { type LabelKind, labelLengths } from '../taxonomy/label-kinds.ts';
import { AuthorPicture } from './AuthorPicture.tsx';
import styles from './LabelScreen.module.css';
import { changeLabelCall, createLabelCall, type Label, type LabelTexts } from './label-answers.ts';
import { labelPaths } from './label-paths.ts';
import { labelWords } from './label-words.ts';
import { MemberChoice } from './MemberChoice.tsx';

type TextField = 'name' | 'description' | 'title' | 'bio' | 'email';

/** The texts of each kind, in the order of the form. */
const texts: Readonly<Record<LabelKind, readonly TextField[]>> = {
  tags: ['name', 'description'],
  sections: ['name', 'description'],
  authors: ['name', 'title', 'email', 'bio'],
};
const longTexts: readonly TextField[] = ['description', 'bio'];

interface LabelFormProps {
  kind: LabelKind;
  /** Null for a new one. */
  given: Label | null;
}

export function LabelForm({ kind, given }: LabelFormProps) {
  const { language, sites, send, tell } = useNewsroom();
  const words = labelWords[language];
  const queries = useQueryClient();
  const goTo = useGoTo();
  const [changed, setChanged] = useState<Partial<Record<TextField, string>>>({});
  const [site, setSite] = useState(sites[0]?.slug ?? '');
  const [picture, setPicture] = useState(given?.picture ?? null);
  const [memberId, setMemberId] = useState(given?.memberId ?? null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    const body: LabelTexts = {
      ...changed,
      ...(kind === 'authors' && { pictureId: picture?.id ?? null, memberId }),
      ...(kind === 'sections' && !given && { site }),
    };
    const answer = await send(
      given
        ? changeLabelCall(kind, given, body)
        : createLabelCall(kind, { ...body, name: changed.name ?? '' }),
    );
    setBusy(false);
    if (answer.kind === 'answer' || answer.failure.reason === 'outdated')
      void queries.invalidateQueries({ queryKey: ['labels'] });
    if (answer.kind === 'failure')
      return setProblem(failureText(answer.failure, language, labelFaultWords[language]));
    setChanged({});
    void queries.invalidateQueries({ queryKey: ['choices'] });
    tell({ text: given ? words.saved : words.kinds[kind].made });
    if (!given) goTo(`${labelPaths[kind]}/${answer.value.id}`);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      {texts[kind].map((name) => {
        const isLong = longTexts.includes(name);
        return (
          <TextInput
            key={name}
            kind={isLong ? 'long' : 'text'}
            label={words.fields[name]}
            value={changed[name] ?? given?.[name] ?? ''}
            isRequired={name === 'name'}
            autoFocus={!given && name === 'name'}
            onChange={(typed) =>
              setChanged({ ...changed, [name]: typed.slice(0, labelLengths[isLong ? 'text' : 'line']) })
            }
          />
        );
      })}
      {kind === 'sections' && !given && (
        <ChoiceInput
          label={words.fields.site}
          value={site}
          choices={sites.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={setSite}
        />
      )}
      {kind === 'authors' && (
        <>
          <MemberChoice memberId={memberId} onChange={setMemberId} />
          <AuthorPicture picture={picture} onChange={setPicture} />
        </>
      )}
      <Problem text={problem} />
      <p className="buttons">
        <ActionButton kind="primary" type="submit" isBusy={isBusy}>
          {given ? words.save : words.create}
        </ActionButton>
      </p>
    </form>
  );
}
