import { z } from 'zod';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { defineBlock, inlineHtml } from '../block-rules.ts';
import { textOf } from '../text-parts.ts';

export const heading = defineBlock({
  schema: z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    /** The public anchor. */
    id: z.string(),
    html: inlineHtml,
  }),
  html: ({ level, id, html }) => `<h${level} id="${escapeHtml(id)}">${html}</h${level}>`,
  text: ({ html }) => textOf(html),
  links: (block, { inline }) => ({ ...block, html: inline(block.html) }),
});
