import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { FinderInput } from '#ui/app/FinderInput.tsx';
import { type Section, sectionsCall } from './breaking-calls.ts';
import { breakingWords } from './breaking-dialog-words.ts';

interface SectionInputProps {
  site: string;
  section: Section | null;
  onChange(section: Section | null): void;
}

export function SectionInput({ site, section, onChange }: SectionInputProps) {
  const { language, send } = useNewsroom();
  const words = breakingWords[language];
  const [typed, setTyped] = useState('');
  const found = useQuery({
    queryKey: ['sections', site, typed.trim()],
    queryFn: () => resultOf(send(sectionsCall(site, typed.trim()))),
    placeholderData: keepPreviousData,
  });
  if (section !== null)
    return (
      <p>
        {words.section}: <b>{section.name}</b>{' '}
        <ActionButton kind="bare" onPress={() => onChange(null)}>
          {words.changeSection}
        </ActionButton>
      </p>
    );
  const options = typed.trim() === '' ? [] : (found.data ?? []).slice(0, 8);
  return (
    <FinderInput
      label={words.section}
      placeholder={words.sectionPlaceholder}
      value={typed}
      onChange={setTyped}
      options={options}
      emptyText={typed.trim() !== '' && found.isSuccess ? words.noSection : ''}
      onTake={(id) => {
        setTyped('');
        onChange(options.find((one) => one.id === id) ?? null);
      }}
    />
  );
}
