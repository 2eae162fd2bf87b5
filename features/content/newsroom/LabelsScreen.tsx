/** `/cimkek`, `/rovatok`, `/szerzok`: the lists of tags, sections and authors [TOOL-06]. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  failureOf,
  failureText,
  resultOf,
  ScreenLink,
  useAddressQuery,
  useGoTo,
  useNewsroom,
} from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import list from '#ui/app/rows.module.css';
import { ScreenFrame } from '#ui/app/ScreenFrame.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import { classNames } from '#ui/class-names.ts';
import { countedStories, type LabelKind, labelKinds, mostListed } from '../taxonomy/label-kinds.ts';
import styles from './LabelsScreen.module.css';
import { type ListedLabel, labelsCall } from './label-answers.ts';
import { labelPaths, newLabel } from './label-paths.ts';
import { labelWords } from './label-words.ts';

export const labelsScreens = {
  tags: () => <LabelsScreen kind="tags" />,
  sections: () => <LabelsScreen kind="sections" />,
  authors: () => <LabelsScreen kind="authors" />,
};

function LabelsScreen({ kind }: { kind: LabelKind }) {
  const words = labelWords[useNewsroom().language];
  const [query, setQuery] = useAddressQuery();
  // The address follows what is typed, and the field is never a key behind.
  const [typed, setTyped] = useState(query.szo ?? '');
  const goTo = useGoTo();
  const search = (szo: string) => {
    setTyped(szo);
    setQuery({ szo });
  };
  const create = () => goTo(`${labelPaths[kind]}/${newLabel}`);
  return (
    <ScreenFrame
      title={words.kinds[kind].several}
      action={
        <ActionButton kind="primary" onPress={create}>
          {words.kinds[kind].create}
        </ActionButton>
      }
    >
      <nav className={styles.tabs} aria-label={words.lists}>
        {labelKinds.map((one) => (
          <ScreenLink key={one} to={labelPaths[one]} isCurrent={one === kind}>
            {words.kinds[one].several}
          </ScreenLink>
        ))}
      </nav>
      <search className={styles.find}>
        <TextInput
          kind="search"
          label={words.find}
          hasHiddenLabel
          placeholder={words.find}
          value={typed}
          onChange={search}
        />
      </search>
      <Rows kind={kind} q={query.szo ?? ''} onClear={() => search('')} onCreate={create} />
    </ScreenFrame>
  );
}

interface RowsProps {
  kind: LabelKind;
  q: string;
  onClear(): void;
  onCreate(): void;
}

function Rows({ kind, q, onClear, onCreate }: RowsProps) {
  const { language, send } = useNewsroom();
  const words = labelWords[language];
  const { data, error } = useQuery({
    queryKey: ['labels', kind, q],
    queryFn: () => resultOf(send(labelsCall(kind, q))),
    placeholderData: keepPreviousData,
  });
  if (error)
    return (
      <p className={styles.empty} role="alert">
        {failureText(failureOf(error), language)}
      </p>
    );
  if (!data) return <p className={styles.empty}>{words.loading}</p>;
  if (data.length === 0)
    return (
      <div className={styles.empty}>
        <p>{q === '' ? words.kinds[kind].none : words.noneFound}</p>
        <ActionButton onPress={q === '' ? onCreate : onClear}>
          {q === '' ? words.kinds[kind].create : words.clear}
        </ActionButton>
      </div>
    );
  return (
    <>
      <ul className={list.rows}>
        {data.map((label) => (
          <Row key={label.id} kind={kind} label={label} />
        ))}
      </ul>
      {data.length >= mostListed && <p className="note">{words.first(data.length)}</p>}
      <p className="visually-hidden" role="status">
        {words.count(data.length)}
      </p>
    </>
  );
}

function Row({ kind, label }: { kind: LabelKind; label: ListedLabel }) {
  const { language, sites } = useNewsroom();
  const words = labelWords[language];
  const { id, name, note, isOpen, stories } = label;
  return (
    <li className={classNames(list.row, styles.label)}>
      <ScreenLink to={`${labelPaths[kind]}/${id}`} className={list.name}>
        {name}
      </ScreenLink>
      <span className={styles.note}>
        {kind === 'sections' ? (sites.find(({ slug }) => slug === note)?.name ?? note) : note}
      </span>
      <span className={styles.closed}>{isOpen ? '' : words.closed}</span>
      <span className={styles.stories}>{words.stories(stories, stories >= countedStories)}</span>
    </li>
  );
}
