/** The boards: lists of stories by pending work; board and filters are in the address [NRA-01]. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  failureOf,
  failureText,
  newsroomFailureWords,
  resultOf,
  ScreenLink,
  sitesFor,
  useAddressQuery,
  useCommands,
  useNewsroom,
} from '#features/kit/public.newsroom.ts';
import { ActionButton } from '#ui/app/ActionButton.tsx';
import { ChoiceInput } from '#ui/app/ChoiceInput.tsx';
import { TextInput } from '#ui/app/TextInput.tsx';
import { boardsTopic } from '../../collab/story-topic.ts';
import { liveConnection } from '../connection/live-connection.ts';
import { type Board, boardCall, boards, type StoryRow } from '../story-answers.ts';
import { BoardRow } from './BoardRow.tsx';
import styles from './BoardScreen.module.css';
import { boardWords } from './board-words.ts';
import { NewStoryDialog } from './NewStoryDialog.tsx';

export function BoardScreen() {
  const newsroom = useNewsroom();
  const words = boardWords[newsroom.language];
  const mayCreate = sitesFor(newsroom, 'write-own-stories').length > 0;
  const [query, setQuery] = useAddressQuery();
  const board = boards.find((one) => one === query.tabla) ?? 'mine';
  const isCreating = mayCreate && query.uj !== undefined;
  const setCreating = (is: boolean) => setQuery({ uj: is ? '1' : '' });
  useCommands(
    useMemo(
      () =>
        mayCreate
          ? [{ id: 'new-story', label: words.newStory, shortcut: 'N', run: () => setQuery({ uj: '1' }) }]
          : [],
      [mayCreate, words, setQuery],
    ),
  );
  return (
    <div className={styles.board}>
      <header className={styles.head}>
        <h1 className={styles.title}>{words.stories}</h1>
        {mayCreate && (
          <ActionButton kind="primary" shortcut="N" onPress={() => setCreating(true)}>
            {words.newStory}
          </ActionButton>
        )}
      </header>
      <nav className={styles.tabs} aria-label={words.boards}>
        {boards.map((one) => (
          <ScreenLink
            key={one}
            to="/"
            query={{ ...query, tabla: one === 'mine' ? '' : one }}
            isCurrent={one === board}
          >
            {words.board[one]}
          </ScreenLink>
        ))}
      </nav>
      <Filters site={query.oldal ?? ''} text={query.szo ?? ''} onChange={setQuery} />
      <Rows
        board={board}
        site={query.oldal ?? ''}
        text={query.szo ?? ''}
        onClear={() => setQuery({ oldal: '', szo: '' })}
        onCreate={() => setCreating(true)}
      />
      {isCreating && <NewStoryDialog site={query.oldal ?? ''} onClose={() => setCreating(false)} />}
    </div>
  );
}

interface FiltersProps {
  site: string;
  text: string;
  onChange(changes: Record<string, string>): void;
}

function Filters({ site, text, onChange }: FiltersProps) {
  const { language, sites } = useNewsroom();
  const words = boardWords[language];
  // The address is updated after typing; the field has a state of its own, so that it never lags behind.
  const [typed, setTyped] = useState(text);
  return (
    <search className={styles.filters}>
      <ChoiceInput
        label={words.site}
        hasHiddenLabel
        value={site}
        choices={[
          { value: '', label: words.allSites },
          ...sites.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChange={(oldal) => onChange({ oldal })}
      />
      <TextInput
        kind="search"
        label={words.words}
        hasHiddenLabel
        placeholder={words.words}
        value={typed}
        onChange={(szo) => {
          setTyped(szo);
          onChange({ szo });
        }}
      />
    </search>
  );
}

interface RowsProps {
  board: Board;
  site: string;
  text: string;
  onClear(): void;
  onCreate(): void;
}

function Rows({ board, site, text, onClear, onCreate }: RowsProps) {
  const { language, send } = useNewsroom();
  const words = boardWords[language];
  const found = useQuery({
    queryKey: ['stories', board, site, text],
    queryFn: () => resultOf(send(boardCall(board, { site, q: text }))),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
  useLiveBoards();
  if (found.isPending) return <p className={styles.empty}>{words.loading}</p>;
  if (found.isError)
    return (
      <div className={styles.empty} role="alert">
        <p>{failureText(failureOf(found.error), language)}</p>
        <ActionButton onPress={() => void found.refetch()}>
          {newsroomFailureWords[language].tryAgain}
        </ActionButton>
      </div>
    );
  if (found.data.length > 0) return <RowList rows={found.data} />;
  const isFiltered = site !== '' || text !== '';
  return (
    <div className={styles.empty}>
      <p>{isFiltered ? words.noneFound : words.empty[board]}</p>
      <ActionButton onPress={isFiltered ? onClear : onCreate}>
        {isFiltered ? words.clear : words.newStory}
      </ActionButton>
    </div>
  );
}

/** A random delay, so that many open boards do not send requests at the same moment. */
const spreadMs = 400;

/** Reloads boards when stories change [NRA-05]. */
function useLiveBoards(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const leave = liveConnection.follow(boardsTopic, {
      changed() {
        timer ??= setTimeout(() => {
          timer = null;
          void client.invalidateQueries({ queryKey: ['stories'] });
        }, Math.random() * spreadMs);
      },
    });
    return () => {
      leave();
      if (timer !== null) clearTimeout(timer);
    };
  }, [client]);
}

function RowList({ rows }: { rows: readonly StoryRow[] }) {
  const words = boardWords[useNewsroom().language];
  return (
    <>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <BoardRow key={row.id} row={row} />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {words.count(rows.length)}
      </p>
    </>
  );
}
