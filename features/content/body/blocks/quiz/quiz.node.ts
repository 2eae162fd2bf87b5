import { z } from 'zod';
import type { BlockNodes } from '../../document/block-nodes.ts';
import { blockSpec } from '../../document/node-spec.ts';
import type { SimpleBlock } from '../block-kinds.ts';

export const quizNodes: BlockNodes<SimpleBlock<'quiz'>> = {
  nodes: {
    quiz: blockSpec({
      tag: 'div',
      className: 'quiz',
      attributes: { quizId: z.string().regex(/^[\w-]{1,100}$/) },
    }),
  },
  write: ({ quizId }) => ({ attrs: { quizId } }),
  read: ({ attrs: { quizId } }) => ({ quizId }),
};
