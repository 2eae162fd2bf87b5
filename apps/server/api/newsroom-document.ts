/** The OpenAPI document of the newsroom's calls, apart from that of the public ones [NAPI-01]. */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { CallTraits } from '#features/kit/public.ts';
import { isRecord } from '#platform/text/is-record.ts';
import { documentOptions } from './document-options.ts';

const newsroomFolder = '/api/newsroom/';

export function isOfNewsroom(path: CallTraits['path']): boolean {
  return typeof path === 'string' && path.startsWith(newsroomFolder);
}

const description = `What the newsroom's application does, for programs.

A call takes the session of a member or a bearer token, and has the rights of who it belongs to. A story is written in a
working copy: \`document\` is its text, and changes are steps of ProseMirror on a \`version\` of it. An act names the
version that it is about, and exactly that one becomes public. Failures are \`application/problem+json\` with a \`code\`;
a write with the header \`Idempotency-Key\` is done once, however often it is sent.`;

export function newsroomDocumentOptions(): FastifyDynamicSwaggerOptions {
  const options = documentOptions();
  const { openapi = {}, transformObject } = options;
  const { newsroom, session } = openapi.components?.securitySchemes ?? {};
  return {
    ...documentOf(options, isOfNewsroom),
    decorator: 'newsroomDocument',
    openapi: {
      ...openapi,
      info: { title: 'Lapzárta newsroom API', version: '0.1.0', description },
      tags: [{ name: 'newsroom', description: 'Working copies of stories, and the acts on them' }],
      components: { securitySchemes: { ...(newsroom && { newsroom }), ...(session && { session }) } },
    },
    transformObject: (given) => {
      const document = transformObject?.(given) ?? {};
      return withUsedSchemas(document);
    },
  };
}

/** The document of the calls at some paths: those at others are hidden in it. */
export function documentOf(
  options: FastifyDynamicSwaggerOptions,
  isIn: (path: string) => boolean,
): FastifyDynamicSwaggerOptions {
  const { transform } = options;
  return {
    ...options,
    transform: (route) =>
      isIn(route.url) && transform ? transform(route) : { schema: { hide: true }, url: route.url },
  };
}

/** Named schemas are those of all calls; a document has those that its calls refer to. */
function withUsedSchemas<Document extends object>(document: Document): Document {
  if (!('components' in document) || !isRecord(document.components)) return document;
  const { schemas } = document.components;
  if (!isRecord(schemas)) return document;
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name] ?? null);
    }
  };
  follow('paths' in document ? document.paths : null);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return { ...document, components: { ...document.components, schemas: kept } };
}
