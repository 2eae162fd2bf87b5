/**
 * Inserts text into a story as paragraphs: after the block with the cursor, or at the end when the cursor is
 * in title, subtitle or lead.
 */
import { Selection, type Transaction } from 'prosemirror-state';
import { isEmptyParagraph, openBlock } from '../editor/block-commands.ts';

export function insertText(transaction: Transaction, text: string): Transaction {
  const { doc } = transaction;
  const { schema } = doc.type;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const paragraphs = lines.map((line) => schema.node('paragraph', null, [schema.text(line)]));
  const open = openBlock(transaction);
  const end = open === null ? doc.content.size : open.at + open.node.nodeSize;
  const from = open !== null && isEmptyParagraph(open.node) ? open.at : end;
  transaction.replaceWith(from, end, paragraphs);
  const last = from + paragraphs.reduce((size, { nodeSize }) => size + nodeSize, 0);
  return transaction.setSelection(Selection.near(transaction.doc.resolve(last), -1)).scrollIntoView();
}
