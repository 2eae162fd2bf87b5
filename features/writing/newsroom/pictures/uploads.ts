/** Uploads of pictures with placeholders in the text: each can be paused, retried and cancelled [PIC-01]. */
import type { Node } from 'prosemirror-model';
import type { useNewsroom } from '#features/kit/public.newsroom.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { placeAfterBlock } from '../editor/block-commands.ts';
import { giveKeys } from '../editor/block-keys.ts';
import { insertPicture, pictureBlock } from './insert-picture.ts';
import type { SendingManner, StoryPicture } from './picture-calls.ts';
import type { pictureWords } from './picture-words.ts';
import type { SentPicture } from './send-picture.ts';
import { beginUpload, endUpload, placeOfUpload } from './upload-places.ts';
import { plainSign, type UploadSign, uploadSign } from './upload-sign.ts';

/** A picture that is not in the archive yet. */
export interface NewPicture {
  name: string;
  /** Text of the placeholder. */
  text: string;
  /** A position; the picture is inserted after the block around it. */
  at: number;
  send(manner: SendingManner): Promise<SentPicture>;
  /** Creates a block with known texts; without this function the block has the archive's texts. */
  blockOf?(imageId: number): Node | null;
}

export interface FailedPicture {
  name: string;
  why: string;
}

/** A running or paused upload. */
interface Upload {
  picture: NewPicture;
  id: string;
  /** Controller of the current attempt; the next one gets a new one. */
  attempt: AbortController;
  isPaused: boolean;
  sign: UploadSign | null;
}

interface UploadNeeds {
  connection: StoryConnection;
  words: (typeof pictureWords)['hu'];
  tell: ReturnType<typeof useNewsroom>['tell'];
  onAdded(picture: StoryPicture): void;
}

/**
 * Sends pictures one after the other.
 * @param isKept whether a failed upload keeps its placeholder; others are returned
 */
export type SendAll = (pictures: readonly NewPicture[], isKept: boolean) => Promise<FailedPicture[]>;

export function createUploads(needs: UploadNeeds): SendAll {
  return async (pictures, isKept) => {
    const failed: FailedPicture[] = [];
    for (const upload of pictures.map((picture) => begin(needs, picture)))
      failed.push(...(await addOne(needs, upload, isKept)));
    return failed;
  };
}

function begin(needs: UploadNeeds, picture: NewPicture): Upload {
  const { connection, words } = needs;
  const id = crypto.randomUUID();
  const upload: Upload = { picture, id, attempt: new AbortController(), isPaused: false, sign: null };
  upload.sign = uploadSign(picture.text, words, {
    onCancel() {
      upload.isPaused = false;
      upload.attempt.abort();
      connection.dispatch(endUpload(connection.state.tr, id));
    },
    onPause() {
      upload.isPaused = true;
      upload.attempt.abort();
    },
    onAgain() {
      Object.assign(upload, { attempt: new AbortController(), isPaused: false });
      upload.sign?.show(0);
      void addOne(needs, upload, true);
    },
  });
  const { doc, tr } = connection.state;
  const at = placeAfterBlock(doc, picture.at);
  connection.dispatch(beginUpload(tr, { id, at, sign: () => upload.sign?.element ?? plainSign('') }));
  return upload;
}

async function addOne(
  { connection, words, tell, onAdded }: UploadNeeds,
  upload: Upload,
  isKept: boolean,
): Promise<FailedPicture[]> {
  const { picture, id, sign } = upload;
  const { signal } = upload.attempt;
  const manner = { signal, onProgress: (fraction: number) => sign?.show(fraction) };
  const sent: SentPicture = signal.aborted ? { kind: 'cancelled' } : await picture.send(manner);
  if (sent.kind === 'cancelled') {
    if (upload.isPaused) sign?.wait(words.paused);
    return [];
  }
  // Cancelled between the answer and this line: its placeholder is gone.
  if (signal.aborted && !upload.isPaused) return [];
  if (sent.kind === 'failed' && isKept) {
    sign?.wait(sent.why);
    tell({ text: words.failed(picture.name, sent.why), kind: 'failed' });
    return [];
  }
  const at = placeOfUpload(connection.state, id) ?? connection.state.selection.from;
  const transaction = endUpload(connection.state.tr, id);
  if (sent.kind === 'failed') {
    connection.dispatch(transaction);
    return [{ name: picture.name, why: sent.why }];
  }
  onAdded(sent.picture);
  const { id: imageId } = sent.picture;
  const block = picture.blockOf?.(imageId) ?? pictureBlock(transaction.doc.type.schema, sent.picture);
  connection.dispatch(giveKeys(insertPicture(transaction, block, at)));
  tell({ text: words.added(picture.name) });
  return [];
}
