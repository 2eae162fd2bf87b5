import { z } from 'zod';
import type { BlockNodes } from '../../document/block-nodes.ts';
import { blockSpec, nodeSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';

/**
 * The number of a note is its name in the document, to which `#jegyzet_{number}` links: a large random one for a new
 * note, for two editors write notes at the same time. On the way back notes are numbered by their order.
 */
export const footnotesNodes: BlockNodes<SimpleBlock<'footnotes'>> = {
  nodes: {
    footnotes: blockSpec({ tag: 'ol', className: 'footnotes', content: 'note*', isolating: true }),
    note: nodeSpec({
      tag: 'li',
      className: 'note',
      content: 'inline*',
      attributes: { number: z.number().int().positive() },
    }),
  },
  write: ({ notes }, to) => ({
    content: notes.map(({ number, html }) => to.node('note', to.inline(html), { number })),
  }),
  read: (node, from) => {
    const notes = node.children
      .map((note) => ({ number: note.attrs.number, html: from.html(note), cited: false }))
      .filter(({ html }) => html !== '');
    return notes.length === 0 ? null : { notes };
  },
};
