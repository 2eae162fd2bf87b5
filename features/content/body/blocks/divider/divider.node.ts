import type { BlockNodes } from '../../document/block-nodes.ts';
import { blockSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';

export const dividerNodes: BlockNodes<SimpleBlock<'divider'>> = {
  nodes: { divider: blockSpec({ tag: 'hr' }) },
  write: () => ({}),
  read: () => ({}),
};
