import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { FinderInput } from '#ui/app/FinderInput.tsx';
import styles from '../fields/ChosenField.module.css';
import { type Colleague, peopleCall } from '../story-answers.ts';
import { secrecyWords } from './secrecy-words.ts';

interface ChosenPeopleProps {
  label: string;
  people: readonly Colleague[];
  /** Id of a person who cannot be removed. */
  fixedId?: number;
  onChange(people: readonly Colleague[]): void;
}

const mostFound = 8;

/** A choice of colleagues by name. */
export function ChosenPeople({ label, people, fixedId, onChange }: ChosenPeopleProps) {
  const { language, send } = useNewsroom();
  const words = secrecyWords[language];
  const [typed, setTyped] = useState('');
  const all = useQuery({
    queryKey: ['people'],
    queryFn: () => resultOf(send(peopleCall())),
    staleTime: 60_000,
  });
  const isMeant = ({ id, name }: Colleague) =>
    !people.some((one) => one.id === id) &&
    name.toLocaleLowerCase('hu').includes(typed.toLocaleLowerCase('hu'));
  const take = (id: number) => {
    const found = all.data?.find((one) => one.id === id);
    setTyped('');
    if (found) onChange([...people, found]);
  };
  return (
    <>
      <FinderInput
        label={label}
        placeholder={words.find}
        value={typed}
        onChange={setTyped}
        options={typed === '' ? [] : (all.data ?? []).filter(isMeant).slice(0, mostFound)}
        emptyText={typed === '' ? '' : words.nobody}
        onTake={take}
      />
      <ul className={styles.chosen} aria-label={label}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            {id !== fixedId && (
              <button
                type="button"
                aria-label={words.remove(name)}
                onClick={() => onChange(people.filter((one) => one.id !== id))}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
