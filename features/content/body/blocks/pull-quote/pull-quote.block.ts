import { z } from 'zod';
import { defineBlock, inlineHtml } from '../block-rules.ts';
import { citeHtml } from '../caption-parts.ts';
import { lines, textOf } from '../text-parts.ts';

export const pullQuote = defineBlock({
  schema: z.object({ kind: z.literal('pullQuote'), html: inlineHtml, cite: inlineHtml.optional() }),
  html: ({ html, cite }) => `<blockquote class="pull"><p>${html}</p>${citeHtml(cite)}</blockquote>`,
  text: ({ html, cite }) => lines([textOf(html), textOf(cite)]),
  links: (block, { inline }) => ({
    ...block,
    html: inline(block.html),
    ...(block.cite && { cite: inline(block.cite) }),
  }),
});
