import { z } from 'zod';
import { type BlockNodes, partOf } from '../../document/block-nodes.ts';
import { blockSpec, nodeSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';
import { pictureContent, readPicture, writePicture } from '../image/picture-parts.ts';

export const galleryNodes: BlockNodes<SimpleBlock<'gallery'>> = {
  nodes: {
    gallery: blockSpec({
      tag: 'figure',
      className: 'gallery',
      content: 'mediaTitle picture*',
      isolating: true,
    }),
    picture: nodeSpec({
      tag: 'figure',
      className: 'picture',
      content: pictureContent,
      isolating: true,
      draggable: true,
      attributes: { imageId: z.number().int().positive() },
    }),
  },
  write: ({ title, images }, to) => ({
    content: [
      to.node('mediaTitle', to.text(title)),
      ...images.map((use) => to.node('picture', writePicture(use, to), { imageId: use.imageId })),
    ],
  }),
  read: (node, from) => {
    const pictures = node.children.filter(({ type }) => type.name === 'picture');
    return pictures.length === 0
      ? null
      : {
          title: from.text(partOf(node, 'mediaTitle')) || undefined,
          images: pictures.map((picture) => readPicture(picture, from)),
        };
  },
};
