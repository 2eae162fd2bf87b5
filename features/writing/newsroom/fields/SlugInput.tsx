import { useQuery } from '@tanstack/react-query';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import { freeSlugCall } from '../story-answers.ts';
import { isValidValue } from './field-rules.ts';
import { fieldWords } from './field-words.ts';

interface SlugInputProps {
  storyId: number;
  label: string;
  value: string;
  isEditable: boolean;
  onChange(slug: string): void;
  onLeave?(): void;
  onTake?(slug: string): void;
}

/** The slug of a story's address: shows errors beside the field, and offers a free slug [ACT-09]. */
export function SlugInput({ storyId, label, value, isEditable, onChange, onLeave, onTake }: SlugInputProps) {
  const { language, send } = useNewsroom();
  const words = fieldWords[language];
  const slug = value.trim();
  const isValid = slug === '' || isValidValue('slug', slug);
  const { data: free } = useQuery({
    queryKey: ['slug', storyId, slug],
    queryFn: () => resultOf(send(freeSlugCall(slug, storyId))),
    enabled: isEditable && isValid && slug !== '',
  });
  const isTaken = isValid && free !== undefined && free !== slug;
  const problem = isValid ? (isTaken ? words.taken : '') : words.invalidSlug;
  return (
    <>
      <TextInput
        label={label}
        value={value}
        isReadOnly={!isEditable}
        onChange={onChange}
        {...(onLeave && { onLeave })}
        {...(problem !== '' && { problem })}
      />
      {isTaken && (
        <p>
          <ActionButton onPress={() => (onTake ?? onChange)(free)}>{words.takeFree(free)}</ActionButton>
        </p>
      )}
    </>
  );
}
