import { z } from 'zod';
import { type ProblemCode, type ProblemDocument, problems } from './problem.ts';

/** Media type of a failure (RFC 9457), used in responses and API descriptions. */
export const problemType = 'application/problem+json';

export const problemCodes = Object.keys(problems).filter(isCode);

export const problemSchema = z
  .object({
    type: z.string().describe('Address of the explanation of the code.'),
    title: z.string().describe('Meaning of the code, in English.'),
    status: z.number().int(),
    code: z.enum(problemCodes).describe('Name of the failure in the catalogue; clients should decide by it.'),
    detail: z.string().describe('What happened in this case.'),
    message: z.string().optional().describe('The same as `detail` where a session has to be refreshed.'),
    requestId: z.string().describe('The same as the answer’s `x-request-id` header and the line in the log.'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('For `fields-invalid`: a sentence in Hungarian for each field, for readers.'),
    current: z.unknown().optional().describe('For `version-outdated`, of some calls: what is there now.'),
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
