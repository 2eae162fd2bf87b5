import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { actWords } from './act-words.ts';

interface VersionChoiceProps {
  isNewest: boolean;
  /** Number of changes since the approval. */
  changes: number;
  onChange(isNewest: boolean): void;
}

/** Chooses the version to publish: the approved one, or the newest one with later changes [ACT-15]. */
export function VersionChoice({ isNewest, changes, onChange }: VersionChoiceProps) {
  const words = actWords[useNewsroom().language];
  return (
    <ChoiceInput
      label={words.whichVersion}
      value={isNewest ? 'newest' : 'approved'}
      choices={[
        { value: 'approved', label: words.approvedVersion },
        { value: 'newest', label: words.newestVersion(changes) },
      ]}
      onChange={(chosen) => onChange(chosen === 'newest')}
    />
  );
}
