import { z } from 'zod';
import { fileAddress } from '../../document/addresses.ts';
import { type BlockNodes, partOf } from '../../document/block-nodes.ts';
import { blockSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';
import { autoplayModes } from './video.block.ts';

const count = z.number().int().positive();

export const videoNodes: BlockNodes<SimpleBlock<'video'>> = {
  nodes: {
    video: blockSpec({
      tag: 'figure',
      className: 'video',
      content: 'mediaTitle caption',
      isolating: true,
      attributes: {
        url: fileAddress,
        width: count,
        height: count,
        imageId: count.nullable().default(null),
        captions: fileAddress.nullable().default(null),
        start: count.nullable().default(null),
        autoplay: z.enum(autoplayModes).default('none'),
      },
    }),
  },
  write: ({ url, width, height, imageId, captions, start, autoplay, title, caption }, to) => ({
    attrs: { url, width, height, imageId, captions, start, autoplay },
    content: [to.node('mediaTitle', to.text(title)), to.node('caption', to.inline(caption))],
  }),
  read: (node, from) => {
    const { url, width, height, imageId, captions, start, autoplay } = node.attrs;
    return {
      url,
      width,
      height,
      imageId: imageId ?? undefined,
      captions: captions ?? undefined,
      start: start ?? undefined,
      autoplay,
      title: from.text(partOf(node, 'mediaTitle')) || undefined,
      caption: from.html(partOf(node, 'caption')) || undefined,
    };
  },
};
