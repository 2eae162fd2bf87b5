import { z } from 'zod';
import { linkAddress } from '../../document/addresses.ts';
import { type BlockNodes, partOf } from '../../document/block-nodes.ts';
import { blockSpec, textSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';

/** Either a story of ours by its slug, which brings its own title, or an address with the title that is typed. */
export const relatedLinkNodes: BlockNodes<SimpleBlock<'relatedLink'>> = {
  nodes: {
    relatedLink: blockSpec({
      tag: 'div',
      className: 'related',
      content: 'linkTitle',
      isolating: true,
      attributes: {
        slug: z
          .string()
          .regex(/^[a-z0-9-]{1,200}$/)
          .nullable()
          .default(null),
        href: linkAddress.nullable().default(null),
      },
    }),
    linkTitle: textSpec('link-title'),
  },
  write: ({ target }, to) =>
    target.to === 'story'
      ? { attrs: { slug: target.slug }, content: [to.node('linkTitle')] }
      : { attrs: { href: target.href }, content: [to.node('linkTitle', to.text(target.title))] },
  read: (node, from) => {
    const { slug, href } = node.attrs;
    if (slug !== null) return { target: { to: 'story', slug } };
    if (href === null) return null;
    return { target: { to: 'address', href, title: from.text(partOf(node, 'linkTitle')) || href } };
  },
};
