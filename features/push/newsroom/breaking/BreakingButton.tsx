import { lazy, Suspense, useMemo, useState } from 'react';
import { useCommands, useNewsroom } from '#features/kit/public.newsroom.ts';
import { may } from '#features/sites/public.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { breakingWords } from './breaking-dialog-words.ts';

const BreakingDialog = lazy(async () => ({ default: (await import('./BreakingDialog.tsx')).BreakingDialog }));

const bolt = 'M11.5 2 4 11.5h5L8.5 18 16 8.5h-5L11.5 2Z';

/** In the bar of every screen, and in the palette: breaking news is never more than a press away [ACT-11]. */
export function BreakingButton() {
  const { language, me } = useNewsroom();
  const words = breakingWords[language];
  const [isOpen, setOpen] = useState(false);
  const isAllowed = may({ kind: 'newsroom', ...me }, 'publish-stories');
  useCommands(
    useMemo(
      () => (isAllowed ? [{ id: 'breaking', label: words.breaking, run: () => setOpen(true) }] : []),
      [isAllowed, words],
    ),
  );
  if (!isAllowed) return null;
  return (
    <>
      <ActionButton kind="bare" label={words.breaking} onPress={() => setOpen(true)}>
        <Icon path={bolt} />
      </ActionButton>
      {isOpen && (
        <Suspense>
          <BreakingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
