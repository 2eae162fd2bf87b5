/** Updates the marks of notes in the text from the server's data; a click on one opens its thread. */
import { useEffect, useMemo } from 'react';
import { useAddressQuery } from '#features/kit/public.newsroom.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { useLateOfConnection } from '../connection/use-of-connection.ts';
import type { Threads } from './thread-calls.ts';
import { changePlaces, type GivenPlaces, placesIn } from './thread-places.ts';
import { threadsPanel } from './threads-panel-address.ts';
import { useReadThreads } from './use-threads.ts';

interface ThreadMarksProps {
  story: number;
  connection: StoryConnection;
  data: Threads | undefined;
}

const pauseMs = 1_000;

/** Renders nothing; a separate component, so that a key in the text renders no more than this. */
export function ThreadMarks({ story, connection, data }: ThreadMarksProps) {
  const read = useReadThreads(story);
  const given = useMemo(() => data && givenOf(data), [data]);
  const epoch = useLateOfConnection(connection, (one) => one.epoch);
  const version = useLateOfConnection(connection, (one) => one.version);
  const places = useLateOfConnection(connection, ({ state }) => placesIn(state));
  const isOfEpoch = data?.epoch === epoch;
  useEffect(() => {
    if (given && isOfEpoch && places.given !== given)
      connection.dispatch(changePlaces(connection.state, { given }));
  }, [connection, given, isOfEpoch, places.given]);
  const isStale = places.isWaiting && (places.given?.version ?? 0) < version;
  useEffect(() => {
    if (isStale || (data && !isOfEpoch)) read();
  }, [isStale, data, isOfEpoch, read]);
  // A deleted text may be restored by an undo or pasted elsewhere: the server finds it.
  const isIncomplete =
    data?.threads.some(
      ({ id, kind, isLost, settled }) =>
        kind === 'text' && settled === null && (isLost || !places.texts.has(id)),
    ) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new version may bring it back
  useEffect(() => {
    if (!isIncomplete) return undefined;
    const timer = setTimeout(read, pauseMs);
    return () => clearTimeout(timer);
  }, [isIncomplete, version, read]);
  useChosen(connection);
  return null;
}

function givenOf({ version, threads }: Threads): GivenPlaces {
  const open = threads.filter(({ settled }) => settled === null);
  return {
    version,
    texts: open.flatMap(({ id, range }) => (range ? [{ id, ...range }] : [])),
    blocks: open.flatMap(({ id, kind, name }) => (kind === 'block' ? [{ id, key: name }] : [])),
  };
}

/** Highlights the thread in the address; a click on another one changes the address. */
function useChosen(connection: StoryConnection): void {
  const [query, setQuery] = useAddressQuery();
  const chosen = query.szal ?? '';
  useEffect(() => {
    connection.dispatch(changePlaces(connection.state, { chosen: chosen === '' ? null : Number(chosen) }));
  }, [connection, chosen]);
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || getSelection()?.isCollapsed === false) return;
      const id = target.closest<HTMLElement>('.ProseMirror [data-thread]')?.dataset.thread;
      if (id !== undefined && id !== chosen) setQuery({ panel: threadsPanel, szal: id });
    };
    addEventListener('click', open);
    return () => removeEventListener('click', open);
  });
}
