import { z } from 'zod';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { defineBlock } from '../block-rules.ts';

export const file = defineBlock({
  schema: z.object({
    kind: z.literal('file'),
    url: z.string(),
    name: z.string(),
    bytes: z.number().int().nonnegative().optional(),
  }),
  isAside: true,
  html: ({ url, name, bytes }) => {
    const size = bytes === undefined ? '' : ` data-bytes="${bytes}"`;
    return `<p class="file"${size}><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></p>`;
  },
  text: ({ name }) => name,
  links: (block, { address }) => ({ ...block, url: address(block.url) ?? block.url }),
});
