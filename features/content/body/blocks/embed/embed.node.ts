import { z } from 'zod';
import { fileAddress } from '../../document/addresses.ts';
import { type BlockNodes, partOf } from '../../document/block-nodes.ts';
import { blockSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';
import { type EmbedAddress, embedOf } from './embed-address.ts';
import { type EmbedProvider, embedProviders, ownProviders } from './embed-providers.ts';

export const embedNodes: BlockNodes<SimpleBlock<'embed'>> = {
  nodes: {
    embed: blockSpec({
      tag: 'figure',
      className: 'embed',
      content: 'mediaTitle caption',
      isolating: true,
      attributes: { provider: z.enum(embedProviders), url: fileAddress },
    }),
  },
  write: ({ provider, url, title, caption }, to) => ({
    attrs: { provider, url },
    content: [to.node('mediaTitle', to.text(title)), to.node('caption', to.inline(caption))],
  }),
  read: (node, from) => {
    const address = addressOf(node.attrs.provider, node.attrs.url);
    return (
      address && {
        ...address,
        title: from.text(partOf(node, 'mediaTitle')) || undefined,
        caption: from.html(partOf(node, 'caption')) || undefined,
      }
    );
  },
};

/** Only addresses that a provider's rule matches; the pages of the publisher are limited by the content policy. */
function addressOf(provider: EmbedProvider, url: string): EmbedAddress | null {
  return ownProviders.some((own) => own === provider) ? { provider, url } : embedOf(url);
}
