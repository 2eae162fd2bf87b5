import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type NewsroomCommand,
  useAddressQuery,
  useCommands,
  useGoTo,
  useNewsroom,
} from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { Menu } from '#ui/app/Menu.tsx';
import type { ActName } from '../../acts.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import type { OpenStory } from '../story-answers.ts';
import { ActDialog } from './ActDialog.tsx';
import { actTraits, orderedActs } from './act-traits.ts';
import { actWords } from './act-words.ts';
import { useUndo } from './use-undo.ts';

interface ActBarProps {
  story: OpenStory;
  connection: StoryConnection;
}

/** The possible acts: a button for the most urgent one, and a menu with the others. */
export function ActBar({ story, connection }: ActBarProps) {
  const words = actWords[useNewsroom().language];
  const [chosen, setChosen] = useState<ActName | null>(null);
  const [{ teendo }, setQuery] = useAddressQuery();
  const { may } = story;
  // A link from a board opens the withdrawal directly.
  const asked = teendo === 'withdraw' && may.includes('withdraw') ? teendo : chosen;
  const undo = useUndo(story.id);
  const goTo = useGoTo();
  const { id } = story;
  const choose = useCallback(
    (act: ActName) => {
      // Without confirmation: an undo is possible for seconds only.
      if (act === 'undo') undo();
      else if (act === 'repair') goTo(`/cikk/${id}/javitas`);
      else if (act === 'correct') goTo(`/cikk/${id}/helyesbites`);
      else setChosen(act);
    },
    [undo, goTo, id],
  );
  useEndOfUndo(story);
  const possible = useMemo(() => orderedActs(may), [may]);
  useCommands(
    useMemo(
      (): NewsroomCommand[] =>
        possible.map((act) => ({ id: `act-${act}`, label: words.acts[act], run: () => choose(act) })),
      [possible, words, choose],
    ),
  );
  const [first, ...others] = possible;
  // Members who may withdraw stories may send notifications about them.
  const canNotify = story.publicState === 'public' && possible.includes('withdraw');
  const more = [
    ...others.map((act) => ({ id: act, label: words.acts[act], onPress: () => choose(act) })),
    ...(canNotify ? [{ id: 'notify', label: words.notify, onPress: () => goTo(`/ertesitesek/${id}`) }] : []),
  ];
  return (
    <>
      {more.length > 0 && <Menu name={words.more} button={<span aria-hidden="true">⋯</span>} items={more} />}
      {first && (
        <ActionButton kind={actTraits[first].isDanger ? 'danger' : 'primary'} onPress={() => choose(first)}>
          {words.acts[first]}
        </ActionButton>
      )}
      {asked && (
        <ActDialog
          act={asked}
          story={story}
          connection={connection}
          onClose={() => {
            setChosen(null);
            if (teendo) setQuery({ teendo: '' });
          }}
        />
      )}
    </>
  );
}

/** Reloads the story when the time for an undo is over, so that an impossible undo is not offered. */
function useEndOfUndo({ id, undoFor }: OpenStory): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (undoFor === 0) return undefined;
    const read = () => void queries.invalidateQueries({ queryKey: ['story', id] });
    const timer = setTimeout(read, undoFor * 1_000);
    return () => clearTimeout(timer);
  }, [queries, id, undoFor]);
}
