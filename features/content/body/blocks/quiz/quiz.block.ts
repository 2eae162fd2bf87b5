import { z } from 'zod';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { defineBlock } from '../block-rules.ts';

export const quiz = defineBlock({
  schema: z.object({ kind: z.literal('quiz'), quizId: z.string() }),
  html: ({ quizId }) => `<div data-quiz="${escapeHtml(quizId)}"></div>`,
  text: () => '',
  links: (block) => block,
});
