import type { Node } from 'prosemirror-model';
import { z } from 'zod';
import {
  type BlockNodes,
  type NodeParts,
  partOf,
  type Reading,
  type Writing,
} from '../../document/block-nodes.ts';
import { attributesIn, blockSpec, inlineSpec, nodeSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';
import type { List, ListItem } from './list.block.ts';

const attributes = { start: z.number().int().nullable().default(null) };

export const listNodes: BlockNodes<SimpleBlock<'list'>> = {
  nodes: {
    list: blockSpec({
      tag: 'ul',
      content: 'listItem*',
      attributes: { ordered: z.boolean().default(false), ...attributes },
      toDOM: ({ attrs: { ordered, start } }) =>
        ordered ? ['ol', { start, 'data-start': start }, 0] : ['ul', 0],
      parseDOM: [
        { tag: 'ul', attrs: { ordered: false } },
        { tag: 'ol', getAttrs: (element) => ({ ordered: true, ...attributesIn(element, attributes) }) },
      ],
    }),
    listItem: nodeSpec({ tag: 'li', content: 'itemText list*', defining: true }),
    itemText: inlineSpec('item-text'),
  },
  write: writeList,
  read: (node, from) => {
    const list = readList(node, from);
    return list.items.length === 0 ? null : { ...list };
  },
};

function writeList({ ordered, start, items }: List, to: Writing): Required<NodeParts> {
  return {
    attrs: { ordered, start: start ?? null },
    content: items.map(({ html, children }) => {
      const text = to.node('itemText', to.inline(html));
      if (children === undefined) return to.node('listItem', [text]);
      const inner = writeList(children, to);
      return to.node('listItem', [text, to.node('list', inner.content, inner.attrs)]);
    }),
  };
}

/** Lists that two editors made in one item at the same time become one. */
function readList(node: Node, from: Reading): List {
  const items = node.children.flatMap((item): ListItem[] => {
    const html = from.html(partOf(item, 'itemText'));
    const lists = item.children
      .filter(({ type }) => type.name === 'list')
      .map((inner) => readList(inner, from))
      .filter((inner) => inner.items.length > 0);
    const children = lists[0] && { ...lists[0], items: lists.flatMap((inner) => inner.items) };
    return html === '' && children === undefined ? [] : [{ html, children }];
  });
  const { ordered, start } = node.attrs;
  return { kind: 'list', ordered, start: start ?? undefined, items };
}
