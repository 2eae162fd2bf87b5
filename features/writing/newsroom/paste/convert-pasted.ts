/**
 * Pasted HTML of other programs: converted by the server and inserted at the position of the paste; its
 * pictures are sent to the archive.
 */
import { Node } from 'prosemirror-model';
import { failureText, type Newsroom } from '#features/kit/public.newsroom.ts';
import { longestPastedHtml, longestPastedText, mostPastedPictures } from '../../picture-limits.ts';
import type { StoryConnection } from '../connection/story-connection.ts';
import { giveKeys } from '../editor/block-keys.ts';
import { fetchPictureCall } from '../pictures/picture-calls.ts';
import { beginUpload, endUpload, placeOfUpload } from '../pictures/upload-places.ts';
import type { NewPicture } from '../pictures/uploads.ts';
import type { EditorPictures } from '../pictures/use-pictures.ts';
import { takeDataPictures } from './data-pictures.ts';
import { insertPasted, type PlacedPicture } from './insert-pasted.ts';
import { lossesText } from './losses-text.ts';
import { convertPastedCall } from './paste-calls.ts';
import { pasteWords } from './paste-words.ts';

export interface PasteNeeds extends Pick<Newsroom, 'send' | 'language' | 'tell'> {
  connection: StoryConnection;
  pictures: EditorPictures;
}

/** @param text the same without formatting, inserted when the server cannot convert the HTML */
export async function convertPasted(
  needs: PasteNeeds,
  { html, text }: { html: string; text: string },
  at: number,
): Promise<void> {
  const { connection, send, language, tell, pictures } = needs;
  const words = pasteWords[language];
  const { html: alone, files } = takeDataPictures(html);
  if (alone.length > longestPastedHtml) return insertText(needs, text, at, words.tooLong);
  const takePlace = mark(connection, at);
  const answer = await send(convertPastedCall(alone));
  const place = takePlace();
  if (answer.kind === 'failure') return insertText(needs, text, place, failureText(answer.failure, language));
  const { schema, tr } = connection.state;
  const blocks = answer.value.parts.map(({ node, picture }) => ({
    node: Node.fromJSON(schema, node),
    picture,
  }));
  const placed = insertPasted(tr, blocks, place);
  connection.dispatch(giveKeys(tr.setMeta('uiEvent', 'paste').scrollIntoView()));
  const taken = placed.filter((one) => isHad(one, files)).slice(0, mostPastedPictures);
  const failed = await pictures.addAll(taken.map((one) => newPicture(needs, one, files)));
  const notKept = placed.length - taken.length + failed.length;
  const losses = { ...answer.value.losses };
  if (notKept > 0) losses.picture = (losses.picture ?? 0) + notKept;
  const lost = lossesText(losses, language);
  if (lost !== '') tell({ text: words.notKept(lost), seconds: 20 });
}

/**
 * Marks a position while the server converts and typing continues; the returned function gives its current
 * place.
 */
function mark(connection: StoryConnection, at: number): () => number {
  const id = crypto.randomUUID();
  const sign = () => document.createElement('span');
  connection.dispatch(beginUpload(connection.state.tr, { id, at, sign }));
  return () => {
    const place = placeOfUpload(connection.state, id) ?? connection.state.selection.from;
    connection.dispatch(endUpload(connection.state.tr, id));
    return place;
  };
}

/** Whether the picture is among the pasted files, or has an address that the server can fetch. */
function isHad({ picture }: PlacedPicture, files: ReadonlyMap<string, File>): boolean {
  return files.has(picture) || /^https?:/.test(picture);
}

function newPicture(
  { send, language, pictures }: PasteNeeds,
  { block, picture, at }: PlacedPicture,
  files: ReadonlyMap<string, File>,
): NewPicture {
  const words = pasteWords[language];
  const blockOf = (imageId: number) => block.type.create({ ...block.attrs, imageId }, block.content);
  const file = files.get(picture);
  if (file) return { ...pictures.ofFile(file), at, blockOf };
  const host = URL.parse(picture)?.host ?? '';
  return {
    name: host,
    text: words.fetching(host),
    at,
    blockOf,
    async send(manner) {
      const answer = await send(fetchPictureCall(picture, manner));
      if (answer.kind === 'answer') return { kind: 'added', picture: answer.value };
      return manner.signal?.aborted ? { kind: 'cancelled' } : { kind: 'failed', why: '' };
    },
  };
}

/** @param why the reason for the loss of formatting */
function insertText({ connection, language, tell }: PasteNeeds, text: string, at: number, why: string): void {
  const { schema, tr } = connection.state;
  const { paragraph } = schema.nodes;
  const lines = text
    .slice(0, longestPastedText)
    .split(/\s*\n\s*/)
    .filter((line) => line !== '');
  if (!paragraph || lines.length === 0) return;
  const blocks = lines.map((line) => ({ node: paragraph.create(null, schema.text(line)), picture: null }));
  insertPasted(tr, blocks, at);
  connection.dispatch(giveKeys(tr));
  tell({ text: pasteWords[language].onlyText(why), kind: 'failed' });
}
