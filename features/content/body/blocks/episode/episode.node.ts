import { z } from 'zod';
import type { BlockNodes } from '../../document/block-nodes.ts';
import { blockSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';

export const episodeNodes: BlockNodes<SimpleBlock<'episode'>> = {
  nodes: {
    episode: blockSpec({
      tag: 'div',
      className: 'episode',
      attributes: { slug: z.string().regex(/^[a-z0-9-]{1,100}$/) },
    }),
  },
  write: ({ slug }) => ({ attrs: { slug } }),
  read: ({ attrs: { slug } }) => ({ slug }),
};
