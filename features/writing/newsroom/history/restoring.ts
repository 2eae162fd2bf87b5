/** A restore uses the story's own connection, so that it is sent, undone and merged like typed changes. */
import { Node } from 'prosemirror-model';
import { useEffect } from 'react';
import { storySchema } from '#features/content/public.document.ts';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import { restoreState } from '../../history/restore-state.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { mayRestoreField } from '../fields/field-rules.ts';
import type { OpenStory } from '../story-answers.ts';
import { fieldName } from './field-name.ts';
import { versionsWords } from './versions-words.ts';

interface WantedState {
  storyId: number;
  /** In the form of `Node.toJSON`. */
  document: unknown;
  /** Time of the state, as text. */
  label: string;
}

/** Not part of the address: opening a shared link must not change a story. */
let wanted: WantedState | null = null;

export function handOver(state: WantedState): void {
  wanted = state;
}

/** Restores the state that was chosen in the history of this story, once the story is open. */
export function useRestore(connection: StoryConnection | null, story: OpenStory): void {
  const { language, me, tell } = useNewsroom();
  useEffect(() => {
    if (connection === null || wanted?.storyId !== story.id || !story.may.includes('write')) return;
    const { document, label } = wanted;
    wanted = null;
    const words = versionsWords[language];
    const transaction = connection.state.tr;
    const left = restoreState(transaction, Node.fromJSON(storySchema, document), (name, element) =>
      mayRestoreField(name, element, me, story.publicState),
    );
    if (transaction.docChanged) connection.dispatch(transaction);
    const said = transaction.docChanged ? words.restored(label) : words.alreadySo;
    const names = left.map((name) => fieldName(name, language)).join(', ');
    tell({ text: names === '' ? said : `${said} ${words.left(names)}` });
  }, [connection, story, language, me, tell]);
}
