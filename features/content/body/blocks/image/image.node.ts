import { z } from 'zod';
import { linkAddress } from '../../document/addresses.ts';
import type { BlockNodes } from '../../document/block-nodes.ts';
import { blockSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';
import { pictureContent, readPicture, writePicture } from './picture-parts.ts';

export const imageNodes: BlockNodes<SimpleBlock<'image'>> = {
  nodes: {
    image: blockSpec({
      tag: 'figure',
      className: 'image',
      content: pictureContent,
      isolating: true,
      attributes: {
        imageId: z.number().int().positive(),
        width: z.enum(['normal', 'wide', 'half']).default('normal'),
        href: linkAddress.nullable().default(null),
      },
    }),
  },
  write: (block, to) => ({
    attrs: { imageId: block.imageId, width: block.width, href: block.href ?? null },
    content: writePicture(block, to),
  }),
  read: (node, from) => ({
    ...readPicture(node, from),
    width: node.attrs.width,
    href: node.attrs.href ?? undefined,
  }),
};
