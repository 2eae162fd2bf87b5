/** The editor's definition of a kind of block: its nodes, and the conversion between block and node. */
import type { Attrs, Node, NodeSpec } from 'prosemirror-model';

export interface BlockNodes<B> {
  /** The block's own node, named after the kind, and those that only it contains. */
  nodes: Readonly<Record<string, NodeSpec>>;
  write(block: B, to: Writing): NodeParts;
  /** The fields of the block, those without a value undefined; null where there is nothing to publish. */
  read(node: Node, from: Reading): Record<string, unknown> | null;
}

export interface NodeParts {
  attrs?: Attrs;
  content?: readonly Node[];
}

export interface Writing {
  node(type: string, content?: readonly Node[], attrs?: Attrs): Node;
  /** Inline HTML as nodes with marks. */
  inline(html: string | undefined): Node[];
  text(text: string | undefined): Node[];
}

export interface Reading {
  /** The content of a node as inline HTML that passed the sanitiser. */
  html(node: Node): string;
  /** The text of a node on one line. */
  text(node: Node): string;
  /** The sanitised HTML of an import. */
  safeHtml(html: string): string;
}

/** The part of a block with this name; the schema says that there is one. */
export function partOf(block: Node, type: string): Node {
  const part = block.children.find((child) => child.type.name === type);
  if (part === undefined) throw new RangeError(`${block.type.name} has no ${type}.`);
  return part;
}
