import { z } from 'zod';
import type { BlockNodes } from '../../document/block-nodes.ts';
import { blockSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';

const levels = [2, 3, 4] as const;

/** The id is the public anchor; null until the heading is published for the first time. */
export const headingNodes: BlockNodes<SimpleBlock<'heading'>> = {
  nodes: {
    heading: blockSpec({
      tag: 'h2',
      content: 'inline*',
      defining: true,
      attributes: {
        level: z.literal(levels).default(2),
        id: z
          .string()
          .regex(/^[^\s<>"'&]{0,200}$/)
          .nullable()
          .default(null),
      },
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
      parseDOM: levels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    }),
  },
  write: ({ level, id, html }, to) => ({ attrs: { level, id }, content: to.inline(html) }),
  read: (node, from) => {
    const html = from.html(node);
    return html === '' ? null : { level: node.attrs.level, id: node.attrs.id ?? '', html };
  },
};
