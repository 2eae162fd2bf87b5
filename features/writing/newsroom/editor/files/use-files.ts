/**
 * Blocks that consist of files: a gallery, a video, a file to download; and a video's captions and poster
 * [EDIT-05].
 */
import type { Node, Schema } from 'prosemirror-model';
import { useMemo } from 'react';
import { type Newsroom, useNewsroom } from '#features/kit/public.newsroom.ts';
import { fileRefusalWords } from '../../../file-refusal-words.ts';
import type { StoryConnection } from '../../connection/story-connection.ts';
import { sendPicture } from '../../pictures/send-picture.ts';
import { beginUpload, endUpload, placeOfUpload } from '../../pictures/upload-places.ts';
import { plainSign } from '../../pictures/upload-sign.ts';
import { insertBlockAt, placeAfterBlock } from '../block-commands.ts';
import { giveKeys } from '../block-keys.ts';
import { type StoredFile, sendFile } from './file-calls.ts';
import { fileWords } from './file-words.ts';
import { videoSize } from './video-size.ts';

/** The position of a block, which may move while a file is being sent. */
type PlaceOf = () => number | undefined;

export interface EditorFiles {
  addGallery(files: readonly File[]): Promise<void>;
  addToGallery(files: readonly File[], placeOf: PlaceOf): Promise<void>;
  addVideo(file: File): Promise<void>;
  addDocument(file: File): Promise<void>;
  setPoster(file: File, placeOf: PlaceOf): Promise<void>;
  setCaptions(file: File, placeOf: PlaceOf): Promise<void>;
}

export function useFiles(connection: StoryConnection): EditorFiles {
  const newsroom = useNewsroom();
  return useMemo(() => filesOf(connection, newsroom), [connection, newsroom]);
}

interface Sending {
  /** Null after a refusal, which is reported to the person. */
  picture(file: File): Promise<number | null>;
  pictures(files: readonly File[]): Promise<number[]>;
  file(file: File, isRight: (type: string) => boolean): Promise<StoredFile | null>;
}

function sendingOf({ send, language, tell }: Newsroom): Sending {
  const words = fileWords[language];
  const fail = (name: string, why: string): null => {
    tell({ text: words.failed(name, why), kind: 'failed' });
    return null;
  };
  const picture: Sending['picture'] = async (file) => {
    const sent = await sendPicture(send, file, language);
    if (sent.kind === 'failed') return fail(file.name, sent.why);
    return sent.kind === 'added' ? sent.picture.id : null;
  };
  return {
    picture,
    async pictures(files) {
      const ids: number[] = [];
      for (const file of files) {
        const id = await picture(file);
        if (id !== null) ids.push(id);
      }
      return ids;
    },
    async file(file, isRight) {
      const sent = await sendFile(send, file, language);
      if (sent.kind === 'failed') return fail(file.name, sent.why);
      if (!isRight(sent.file.type)) return fail(file.name, fileRefusalWords[language]['unknown-format']);
      return sent.file;
    },
  };
}

function filesOf(connection: StoryConnection, newsroom: Newsroom): EditorFiles {
  const words = fileWords[newsroom.language];
  const sending = sendingOf(newsroom);
  /** Shows a placeholder at the position of the block until it is created. */
  const add = async (name: string, make: (schema: Schema) => Promise<Node | null>): Promise<void> => {
    const id = crypto.randomUUID();
    const { doc, tr, selection, schema } = connection.state;
    const place = placeAfterBlock(doc, selection.from);
    connection.dispatch(beginUpload(tr, { id, at: place, sign: () => plainSign(words.uploading(name)) }));
    const block = await make(schema);
    const at = placeOfUpload(connection.state, id) ?? connection.state.selection.from;
    const transaction = endUpload(connection.state.tr, id);
    connection.dispatch(block ? giveKeys(insertBlockAt(transaction, block, at)) : transaction);
  };
  const setAttribute = (placeOf: PlaceOf, name: string, value: unknown): void => {
    const at = placeOf();
    if (at !== undefined) connection.dispatch(connection.state.tr.setNodeAttribute(at, name, value));
  };
  return {
    addGallery: (files) =>
      add(words.pictures(files.length), async (schema) => {
        const ids = await sending.pictures(files);
        const title = schema.nodes.mediaTitle?.create();
        const made =
          title && schema.nodes.gallery?.create(null, [title, ...ids.map((id) => picture(schema, id))]);
        return ids.length > 0 ? (made ?? null) : null;
      }),
    async addToGallery(files, placeOf) {
      const ids = await sending.pictures(files);
      const at = placeOf();
      const { doc, tr, schema } = connection.state;
      const gallery = at === undefined ? null : doc.nodeAt(at);
      if (at === undefined || gallery === null) return;
      connection.dispatch(
        tr.insert(
          at + gallery.nodeSize - 1,
          ids.map((id) => picture(schema, id)),
        ),
      );
    },
    addVideo: (file) =>
      add(file.name, async (schema) => {
        const stored = await sending.file(file, (type) => type.startsWith('video/'));
        if (stored === null) return null;
        const size = await videoSize(stored.url);
        return schema.nodes.video?.createAndFill({ url: stored.url, ...size }) ?? null;
      }),
    addDocument: (file) =>
      add(file.name, async (schema) => {
        const stored = await sending.file(file, (type) => type !== 'text/vtt');
        const name = schema.nodes.fileName?.create(null, schema.text(file.name.replace(/\.\w+$/, '')));
        return stored && name
          ? (schema.nodes.file?.create({ url: stored.url, bytes: stored.bytes }, name) ?? null)
          : null;
      }),
    async setPoster(file, placeOf) {
      const id = await sending.picture(file);
      if (id !== null) setAttribute(placeOf, 'imageId', id);
    },
    async setCaptions(file, placeOf) {
      const stored = await sending.file(file, (type) => type === 'text/vtt');
      if (stored) setAttribute(placeOf, 'captions', stored.url);
    },
  };
}

function picture(schema: Schema, imageId: number): Node {
  const parts = ['alt', 'caption', 'credit'].map((name) => schema.node(name));
  return schema.node('picture', { imageId }, parts);
}
