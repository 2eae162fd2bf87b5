/** The editor's pictures: shows those of the story, and uploads new ones to their positions. */
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNewsroom } from '#features/kit/public.newsroom.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { giveKeys } from '../editor/block-keys.ts';
import { insertPicture, pictureBlock } from './insert-picture.ts';
import { pictureCall, type StoryPicture } from './picture-calls.ts';
import type { PictureViewNeeds } from './picture-view.ts';
import { pictureWords } from './picture-words.ts';
import { megabytes, sendPicture } from './send-picture.ts';
import { createUploads, type FailedPicture, type NewPicture } from './uploads.ts';

export interface EditorPictures {
  view: PictureViewNeeds;
  /**
   * Uploads files one after the other, each to the end of the block with the cursor, or of the one at a
   * position.
   */
  add(files: readonly File[], at?: number): Promise<void>;
  /** Uploads pictures one after the other; resolves to the failed ones, which are not reported yet. */
  addAll(pictures: readonly NewPicture[]): Promise<FailedPicture[]>;
  /** Inserts a picture of the archive. */
  insert(picture: StoryPicture): void;
  /** Wraps a file as a new picture. */
  ofFile(file: File): Pick<NewPicture, 'name' | 'text' | 'send'>;
}

/** @param onDetails opens the details of a picture */
export function usePictures(
  connection: StoryConnection,
  onDetails: (imageId: number) => void,
): EditorPictures {
  const { send, language, tell } = useNewsroom();
  const queries = useQueryClient();
  return useMemo(() => {
    const keyOf = (id: number) => ['picture', id];
    const remember = (picture: StoryPicture) =>
      void queries.setQueryData<StoryPicture>(keyOf(picture.id), picture);
    const words = pictureWords[language];
    const ofFile: EditorPictures['ofFile'] = (file) => ({
      name: file.name,
      text: words.uploading(file.name, megabytes(file, language)),
      send: (manner) => sendPicture(send, file, language, manner),
    });
    const sendAll = createUploads({ connection, words, tell, onAdded: remember });
    return {
      view: {
        language,
        onDetails,
        async pictureOf(id) {
          const known = queries.getQueryData<StoryPicture>(keyOf(id));
          if (known) return known;
          const answer = await send(pictureCall(id));
          if (answer.kind === 'failure') return null;
          queries.setQueryData<StoryPicture>(keyOf(id), answer.value);
          return answer.value;
        },
      },
      async add(files, at = connection.state.selection.from) {
        await sendAll(
          files.map((file) => ({ ...ofFile(file), at })),
          true,
        );
      },
      addAll: (pictures) => sendAll(pictures, false),
      insert(picture) {
        queries.setQueryData<StoryPicture>(keyOf(picture.id), picture);
        const { tr, schema, selection } = connection.state;
        connection.dispatch(giveKeys(insertPicture(tr, pictureBlock(schema, picture), selection.from)));
      },
      ofFile,
    };
  }, [connection, send, language, tell, queries, onDetails]);
}
