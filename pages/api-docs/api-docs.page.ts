/** `/api/docs`: the OpenAPI document as an HTML page. */
import { z } from 'zod';
import { definePage, headOfPage } from '#features/kit/public.ts';
import { noQuery } from '#features/sites/public.ts';
import { problems } from '#platform/http/answers/problem.ts';
import { problemCodes } from '#platform/http/answers/problem-schema.ts';
import type { ApiDocsPageData, ApiOperation } from './api-docs-data.ts';

export const apiDocsPage = definePage({
  route: 'api_docs',
  view: 'ApiDocsPage',
  at: null,
  query: noQuery,
  audience: 'everyone',
  frame: 'site',
  examples: [{ name: 'api_docs', path: '/api/docs' }],
  async load(request, { document }: { document: object }) {
    const { info, paths } = documentSchema.parse(document);
    const head = headOfPage(request, {
      title: info.title,
      description: 'The calls of the HTTP API, their parameters, answers and failures.',
      canonicalPath: request.path,
    });
    const data: ApiDocsPageData = {
      title: info.title,
      version: info.version,
      description: info.description,
      operations: Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => presentOperation(method, path, operation)),
      ),
      problems: problemCodes.map((code) => ({ code, ...problems[code] })),
    };
    return { kind: 'page', head, data, language: 'en', dependencies: [] };
  },
});

const schemaPart = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
});
type SchemaPart = z.infer<typeof schemaPart>;

const operationSchema = z.object({
  summary: z.string(),
  description: z.string().default(''),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        description: z.string().default(''),
        schema: schemaPart,
      }),
    )
    .default([]),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      content: z.record(z.string(), z.object({ schema: schemaPart })).default({}),
    }),
  ),
});
type Operation = z.infer<typeof operationSchema>;

const documentSchema = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

function presentOperation(method: string, path: string, operation: Operation): ApiOperation {
  return {
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description,
    parameters: operation.parameters.map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      required: parameter.required,
      type: nameOf(parameter.schema),
      description: parameter.description,
    })),
    responses: Object.entries(operation.responses).map(([status, response]) => ({
      status,
      description: response.description,
      schema: Object.values(response.content)
        .map((content) => nameOf(content.schema))
        .join(', '),
    })),
  };
}

function nameOf(schema: SchemaPart): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  return [schema.type ?? []].flat().join(' or ');
}
