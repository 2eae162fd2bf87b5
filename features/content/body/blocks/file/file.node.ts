import { z } from 'zod';
import { fileAddress } from '../../document/addresses.ts';
import { type BlockNodes, partOf } from '../../document/block-nodes.ts';
import { blockSpec, textSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';

export const fileNodes: BlockNodes<SimpleBlock<'file'>> = {
  nodes: {
    file: blockSpec({
      tag: 'div',
      className: 'file',
      content: 'fileName',
      isolating: true,
      attributes: { url: fileAddress, bytes: z.number().int().nonnegative().nullable().default(null) },
    }),
    fileName: textSpec('file-name'),
  },
  write: ({ url, name, bytes = null }, to) => ({
    attrs: { url, bytes },
    content: [to.node('fileName', to.text(name))],
  }),
  read: (node, from) => ({
    url: node.attrs.url,
    name: from.text(partOf(node, 'fileName')) || node.attrs.url,
    bytes: node.attrs.bytes ?? undefined,
  }),
};
