import { useAddressQuery, useNewsroom } from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import type { Thread } from './thread-calls.ts';
import { threadWords } from './thread-words.ts';
import { threadsPanel } from './threads-panel-address.ts';

/** A link below a field of the panel to its open notes. */
export function FieldNotes({ field, threads }: { field: string; threads: readonly Thread[] }) {
  const open = threads.filter(({ kind, name, settled }) => kind === 'field' && name === field && !settled);
  const [first] = open;
  return first ? <WayToNotes first={first} count={open.length} /> : null;
}

function WayToNotes({ first, count }: { first: Thread; count: number }) {
  const words = threadWords[useNewsroom().language];
  const [, setQuery] = useAddressQuery();
  return (
    <ActionButton kind="bare" onPress={() => setQuery({ panel: threadsPanel, szal: String(first.id) })}>
      {words.count(count)}
    </ActionButton>
  );
}
