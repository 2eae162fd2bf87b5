import { useAddressQuery, useNewsroom } from '#features/kit/public.newsroom.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { draftNote } from './draft-note.ts';
import { threadWords } from './thread-words.ts';
import { threadsPanel } from './threads-panel-address.ts';

/** Opens the panel of notes with a new one on the selection. */
export function useBeginNote(connection: StoryConnection | null): () => void {
  const { language, tell } = useNewsroom();
  const [, setQuery] = useAddressQuery();
  const begin = async () => {
    if (connection === null) return;
    if (await draftNote(connection)) setQuery({ panel: threadsPanel, szal: '' });
    else tell({ text: threadWords[language].unsent, kind: 'failed' });
  };
  return () => void begin();
}
