import { type BlockNodes, partOf } from '../../document/block-nodes.ts';
import { blockSpec, inlineSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';

export const quoteNodes: BlockNodes<SimpleBlock<'quote'>> = {
  nodes: {
    quote: blockSpec({
      tag: 'blockquote',
      className: 'quote',
      content: 'quoteLine* source',
      isolating: true,
    }),
    quoteLine: inlineSpec('quote-line'),
  },
  write: ({ paragraphs, cite }, to) => ({
    content: [
      ...paragraphs.map((html) => to.node('quoteLine', to.inline(html))),
      to.node('source', to.inline(cite)),
    ],
  }),
  read: (node, from) => {
    const paragraphs = node.children
      .filter(({ type }) => type.name === 'quoteLine')
      .map((line) => from.html(line))
      .filter((html) => html !== '');
    const cite = from.html(partOf(node, 'source')) || undefined;
    return paragraphs.length === 0 && cite === undefined ? null : { paragraphs, cite };
  },
};
