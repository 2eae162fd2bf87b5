/** Inserts a picture between the blocks of a story. */
import type { Node, Schema } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { insertBlockAt } from '../editor/block-commands.ts';
import type { StoryPicture } from './picture-calls.ts';

/** A picture block with the texts from the archive. */
export function pictureBlock(schema: Schema, picture: PictureTexts): Node | null {
  const { image, alt, caption, credit } = schema.nodes;
  const text = (written: string) => (written === '' ? [] : [schema.text(written)]);
  if (!image || !alt || !caption || !credit) return null;
  return image.create({ imageId: picture.id }, [
    alt.create(null, text(picture.alt)),
    caption.create(null, text(picture.caption)),
    credit.create(null, text(picture.credit)),
  ]);
}

type PictureTexts = Pick<StoryPicture, 'id' | 'alt' | 'caption' | 'credit'>;

/**
 * Inserts the picture. An empty paragraph before that place is replaced; if it had the cursor, the cursor
 * moves to the alternative text.
 */
export function insertPicture(transaction: Transaction, block: Node | null, at: number): Transaction {
  return block ? insertBlockAt(transaction, block, at) : transaction;
}
