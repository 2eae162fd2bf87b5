import { z } from 'zod';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { defineBlock } from '../block-rules.ts';

/** An episode of one of our own podcasts, by its slug. */
export const episode = defineBlock({
  schema: z.object({ kind: z.literal('episode'), slug: z.string() }),
  html: ({ slug }) => `<div data-episode="${escapeHtml(slug)}"></div>`,
  text: () => '',
  links: (block) => block,
});
