import { type BlockNodes, partOf } from '../../document/block-nodes.ts';
import { blockSpec, inlineSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';

export const pullQuoteNodes: BlockNodes<SimpleBlock<'pullQuote'>> = {
  nodes: {
    pullQuote: blockSpec({
      tag: 'blockquote',
      className: 'pull',
      content: 'pullText source',
      isolating: true,
    }),
    pullText: inlineSpec('pull-text'),
  },
  write: ({ html, cite }, to) => ({
    content: [to.node('pullText', to.inline(html)), to.node('source', to.inline(cite))],
  }),
  read: (node, from) => {
    const html = from.html(partOf(node, 'pullText'));
    const cite = from.html(partOf(node, 'source')) || undefined;
    return html === '' && cite === undefined ? null : { html, cite };
  },
};
