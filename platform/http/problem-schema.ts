/** The shape of a failure as callers get it, for documents that describe calls. */
import { z } from 'zod';
import { type ProblemCode, type ProblemDocument, problems } from './problem.ts';

export const problemType = 'application/problem+json';

export const problemCodes = Object.keys(problems).filter(isCode);

export const problemSchema = z
  .object({
    type: z.string().describe('Where the code is explained.'),
    title: z.string().describe('What the code means, in English.'),
    status: z.number().int(),
    code: z.enum(problemCodes).describe('The failure by its name in the catalogue; decide by this.'),
    detail: z.string().describe('What happened in this case.'),
    requestId: z.string().describe('The same as the answer’s `x-request-id` header and the line in the log.'),
  })
  .meta({
    id: 'Problem',
    description: 'A failure (RFC 9457).',
    examples: [
      {
        type: '/api/docs#article-not-found',
        title: problems['article-not-found'].title,
        status: 404,
        code: 'article-not-found',
        detail: 'No article has the slug “nincs-ilyen”.',
        requestId: '9f86d081884c7d65',
      },
    ],
  }) satisfies z.ZodType<ProblemDocument>;

function isCode(name: string): name is ProblemCode {
  return Object.hasOwn(problems, name);
}
