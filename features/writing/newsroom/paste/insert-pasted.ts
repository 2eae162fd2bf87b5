/** Inserts pasted blocks into a story. */
import { Fragment, type Node, type NodeType, type ResolvedPos, Slice } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { isEmptyParagraph, placeAfterBlock } from '../editor/block-commands.ts';

export interface PastedBlock {
  node: Node;
  /** Address of its picture, which must be stored before the block can be inserted. */
  picture: string | null;
}

export interface PlacedPicture {
  block: Node;
  picture: string;
  at: number;
}

/** Whether only plain text is possible here: in a title, a caption or a cell. */
export function takesOnlyText($at: ResolvedPos): boolean {
  return typesAround($at).some(
    ({ spec, name }) => name === 'boxTitle' || (spec.isolating === true && name !== 'infoBox'),
  );
}

export function isInTable($at: ResolvedPos): boolean {
  return typesAround($at).some(({ name }) => name === 'tableGrid');
}

function typesAround($at: ResolvedPos): NodeType[] {
  return Array.from({ length: $at.depth }, (_, above) => $at.node(above + 1).type);
}

/**
 * Inserts text into the paragraph at the position. With pictures, all blocks are inserted below it instead,
 * so that each picture can be placed between them when it arrives.
 */
export function insertPasted(
  transaction: Transaction,
  blocks: readonly PastedBlock[],
  at: number,
): PlacedPicture[] {
  if (blocks.some(({ picture }) => picture !== null)) return insertBelow(transaction, blocks, at);
  const nodes = blocks.map(({ node }) => node);
  transaction.replaceRange(at, at, new Slice(Fragment.from(nodes), openIn(nodes[0]), openIn(nodes.at(-1))));
  return [];
}

function openIn(node: Node | undefined): number {
  return node?.type.name === 'paragraph' ? 1 : 0;
}

function insertBelow(transaction: Transaction, blocks: readonly PastedBlock[], at: number): PlacedPicture[] {
  let place = placeAfterBlock(transaction.doc, at);
  const before = transaction.doc.resolve(place).nodeBefore;
  if (before && isEmptyParagraph(before) && blocks[0]?.picture === null) {
    transaction.delete(place - before.nodeSize, place);
    place -= before.nodeSize;
  }
  const pictures: PlacedPicture[] = [];
  for (const { node, picture } of blocks) {
    if (picture === null) {
      transaction.insert(place, node);
      place += node.nodeSize;
    } else pictures.push({ block: node, picture, at: place });
  }
  return pictures;
}

/** Removes keys from a copied slice: pasted blocks are new, and the original blocks keep their keys. */
export function withoutKeys(slice: Slice): Slice {
  return new Slice(fragmentWithoutKeys(slice.content), slice.openStart, slice.openEnd);
}

function fragmentWithoutKeys(fragment: Fragment): Fragment {
  return Fragment.from(
    fragment.content.map((node) => {
      if (node.isText) return node;
      const attrs = node.type.spec.attrs?.key === undefined ? node.attrs : { ...node.attrs, key: null };
      return node.type.create(attrs, fragmentWithoutKeys(node.content), node.marks);
    }),
  );
}
