/** How the OpenAPI document introduces the calls. */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { describeNumbers } from './numbers-in-addresses.ts';

export const apiTitle = 'Lapzárta API';
/** Of the calls, not of the program: it changes when an answer does. */
export const apiVersion = '1.0.0';

const description = `Read what the paper published, as data.

Every call is a GET and takes the header \`X-Site\`, the slug of the site it is made for. Answers carry a strong
\`ETag\`; asked for again with \`If-None-Match\` they cost a 304. Failures are \`application/problem+json\` with a
\`code\` from the list below; any method but GET and HEAD is answered with 405, or with 413 when it brings more than a
megabyte, and 429 meets only those who answer quizzes, which is no call of this document. Somebody of the newsroom may show a bearer token: they see what is not public yet or
no longer, and nothing they are answered is kept by any cache.`;

export function documentOptions(): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: apiTitle,
        description,
        version: apiVersion,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The address this document came from' }],
      tags: [
        { name: 'articles', description: 'Stories and live blogs' },
        { name: 'search', description: 'The archive, by words and labels' },
        { name: 'documents', description: 'Pages that are not news' },
        { name: 'audio', description: 'Podcasts and their episodes' },
        { name: 'front', description: 'What front pages are made of' },
      ],
      components: {
        securitySchemes: {
          newsroom: {
            type: 'http',
            scheme: 'bearer',
            description: 'A token of the newsroom, made by `lapzarta token create`.',
          },
        },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { override: describeNumbers } }),
    transformObject: (given) => answersOnly(jsonSchemaTransformObject(given)),
  };
}

type Described = ReturnType<typeof jsonSchemaTransformObject>;

/** Every named schema comes twice, as a question and as an answer; no call is asked with one. */
function answersOnly(document: Described): Described {
  const schemas = 'components' in document ? (document.components?.schemas ?? {}) : {};
  for (const name of Object.keys(schemas)) if (name.endsWith('Input')) delete schemas[name];
  return document;
}
