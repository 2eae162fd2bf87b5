/** A field for section, tags or authors: the chosen items, and a search for more. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createLabelCall, labelFaultWords, labelWords } from '#features/content/public.newsroom.ts';
import { failureText, resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { may } from '#features/sites/public.ts';
import { FinderInput } from '#ui/app/FinderInput.tsx';
import { Problem } from '#ui/app/Problem.tsx';
import type { Json } from '../../collab/field-step.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import styles from './ChosenField.module.css';
import { changeField } from './change-field.ts';
import { type ChoiceKind, choicesCall } from './choices-call.ts';
import { fieldWords } from './field-words.ts';
import { siteOfStory } from './story-fields.ts';

interface ChosenFieldProps {
  label: string;
  name: string;
  field: { kind: 'one' | 'several'; of: ChoiceKind };
  fields: Readonly<Record<string, Json>>;
  connection: StoryConnection;
  isEditable: boolean;
}

export function ChosenField({ label, name, field, fields, connection, isEditable }: ChosenFieldProps) {
  const { language, send } = useNewsroom();
  const words = fieldWords[language];
  const [typed, setTyped] = useState('');
  const making = useMaking(field.of);
  const ids = idsIn(fields[name]);
  const site = siteOfStory(connection.state.doc);
  const named = useQuery({
    queryKey: ['choices', field.of, ids],
    queryFn: () => resultOf(send(choicesCall(field.of, { ids }))),
    enabled: ids.length > 0,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const found = useQuery({
    queryKey: ['choices', field.of, site, typed],
    queryFn: () => resultOf(send(choicesCall(field.of, { q: typed, site }))),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
  });
  const nameOf = (id: number) => named.data?.find((one) => one.id === id)?.name ?? words.unknown(id);
  const options = typed === '' ? [] : (found.data ?? []).filter(({ id }) => !ids.includes(id));
  const newName = typed.trim();
  const isKnown = found.isFetching || found.data?.some(({ name: known }) => isSameName(known, newName));
  const canMake = making.isAllowed && newName !== '' && !isKnown;
  const take = async (chosen: number) => {
    const id = chosen === newOption ? await making.make(newName) : chosen;
    if (id === null) return;
    setTyped('');
    if (field.kind === 'one') changeField(connection, { change: 'set', name, value: id });
    else if (!ids.includes(id)) changeField(connection, { change: 'add', name, element: id, before: null });
  };
  const remove = (id: number) =>
    changeField(
      connection,
      field.kind === 'one' ? { change: 'unset', name } : { change: 'remove', name, element: id },
    );
  return (
    <div className={styles.field}>
      <FinderInput
        label={label}
        isHidden={!isEditable || (field.kind === 'one' && ids.length > 0)}
        placeholder={ids.length > 0 ? words.addMore : words.find}
        value={typed}
        onChange={setTyped}
        options={
          canMake ? [...options, { id: newOption, name: labelWords[language].make(newName) }] : options
        }
        emptyText={typed === '' ? '' : found.isFetching ? words.searching : words.nothing}
        onTake={(id) => void take(id)}
      />
      <Problem text={making.problem} />
      {ids.length > 0 && (
        <ul className={styles.chosen} aria-label={label}>
          {ids.map((id) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              {isEditable && (
                <button type="button" aria-label={words.remove(nameOf(id))} onClick={() => remove(id)}>
                  <span aria-hidden="true">×</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Id of the option that creates a new item; no item has it. */
const newOption = 0;

/**
 * Editors can create a missing tag or author here; a section, which belongs to a site, only on its own screen
 * [TOOL-06].
 */
function useMaking(kind: ChoiceKind) {
  const { language, send, me } = useNewsroom();
  const queries = useQueryClient();
  const [problem, setProblem] = useState('');
  const make = async (name: string): Promise<number | null> => {
    const answer = await send(createLabelCall(kind, { name }));
    setProblem(
      answer.kind === 'failure' ? failureText(answer.failure, language, labelFaultWords[language]) : '',
    );
    if (answer.kind === 'failure') return null;
    void queries.invalidateQueries({ queryKey: ['choices'] });
    void queries.invalidateQueries({ queryKey: ['labels'] });
    return answer.value.id;
  };
  const isAllowed = kind !== 'sections' && may({ kind: 'newsroom', ...me }, 'edit-stories');
  return { isAllowed, make, problem };
}

function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, 'hu', { sensitivity: 'base' }) === 0;
}

function idsIn(value: Json | undefined): number[] {
  const all = Array.isArray(value) ? value : [value];
  return all.filter((one) => typeof one === 'number');
}
