import { z } from 'zod';
import { defineBlock, inlineHtml } from '../block-rules.ts';
import { textOf } from '../text-parts.ts';

export const paragraph = defineBlock({
  schema: z.object({ kind: z.literal('paragraph'), html: inlineHtml }),
  html: ({ html }) => `<p>${html}</p>`,
  text: ({ html }) => textOf(html),
  links: (block, { inline }) => ({ ...block, html: inline(block.html) }),
});
