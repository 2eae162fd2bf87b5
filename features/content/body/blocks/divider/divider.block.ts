import { z } from 'zod';
import { defineBlock } from '../block-rules.ts';

export const divider = defineBlock({
  schema: z.object({ kind: z.literal('divider') }),
  html: () => '<hr>',
  text: () => '',
  links: (block) => block,
});
