import { z } from 'zod';
import { defineBlock, inlineHtml } from '../block-rules.ts';
import { citeHtml } from '../caption-parts.ts';
import { lines, textOf } from '../text-parts.ts';

export const quote = defineBlock({
  schema: z.object({
    kind: z.literal('quote'),
    paragraphs: z.array(inlineHtml),
    cite: inlineHtml.optional(),
  }),
  html: ({ paragraphs, cite }) =>
    `<blockquote>${paragraphs.map((html) => `<p>${html}</p>`).join('')}${citeHtml(cite)}</blockquote>`,
  text: ({ paragraphs, cite }) => lines([...paragraphs.map(textOf), textOf(cite)]),
  links: (block, { inline }) => ({
    ...block,
    paragraphs: block.paragraphs.map(inline),
    ...(block.cite && { cite: inline(block.cite) }),
  }),
});
