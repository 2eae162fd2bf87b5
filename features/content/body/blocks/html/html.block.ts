import { z } from 'zod';
import { defineBlock } from '../block-rules.ts';
import { textOf } from '../text-parts.ts';

/** Sanitised HTML of an import that fits no other block, printed unchanged. */
export const html = defineBlock({
  schema: z.object({ kind: z.literal('html'), html: z.string() }),
  html: (block) => block.html,
  text: (block) => textOf(block.html),
  links: (block, { inline }) => ({ ...block, html: inline(block.html) }),
});
