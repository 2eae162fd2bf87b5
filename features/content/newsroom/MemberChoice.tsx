import { useQuery } from '@tanstack/react-query';
import { resultOf, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { peopleCall } from './label-answers.ts';
import { labelWords } from './label-words.ts';

interface MemberChoiceProps {
  memberId: number | null;
  onChange(memberId: number | null): void;
}

/** The member of the newsroom who writes under an author's name. */
export function MemberChoice({ memberId, onChange }: MemberChoiceProps) {
  const { language, send } = useNewsroom();
  const words = labelWords[language];
  const { data = [] } = useQuery({ queryKey: ['people'], queryFn: () => resultOf(send(peopleCall())) });
  return (
    <ChoiceInput
      label={words.fields.memberId}
      note={words.memberNote}
      value={memberId === null ? '' : String(memberId)}
      choices={[
        { value: '', label: words.noMember },
        ...data.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(value) => onChange(value === '' ? null : Number(value))}
    />
  );
}
