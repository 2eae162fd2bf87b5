import type { BlockNodes } from '../../document/block-nodes.ts';
import { blockSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';

export const paragraphNodes: BlockNodes<SimpleBlock<'paragraph'>> = {
  nodes: { paragraph: blockSpec({ tag: 'p', content: 'inline*' }) },
  write: ({ html }, to) => ({ content: to.inline(html) }),
  read: (node, from) => {
    const html = from.html(node);
    return html === '' ? null : { html };
  },
};
