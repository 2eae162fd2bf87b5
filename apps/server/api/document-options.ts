/** Title, description and tags of the OpenAPI document. */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { SecurityScheme } from '#features/kit/public.ts';
import { describeNumbers } from './describe-numbers.ts';

const apiTitle = 'Lapzárta API';
/** Version of the calls, not of the program: it changes when an answer does. */
const apiVersion = '2.0.0';

const description = `Published content as data.

Calls that read are GET; those that sign in, save or change something are POST or DELETE, apart from
\`GET /api/logout\`. All take the header \`X-Site\`, the slug of the site that the call is made for; \`/api/sites\` lists
the sites with their origins, which complete every address that begins with a slash. Scripts of any origin may read public
content, without credentials. Lists are paged with \`page\` and \`perPage\`; a missing value is \`null\` or an empty list.
Unknown parameters are ignored, known ones may occur once. Responses carry a strong \`ETag\`; a request with
\`If-None-Match\` may be answered with 304. Failures are \`application/problem+json\` with a \`code\` from the list below;
methods that a call does not have are answered with 405, or with 413 when the body exceeds a megabyte. Members of
the newsroom may send a bearer token: they also see unpublished and withdrawn content, and their responses are not
stored by any cache. An expired token of theirs is refused with 401. A token that this deployment did not issue is
ignored, except by calls that need one.`;

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
        { name: 'sites', description: 'The sites of this deployment' },
        { name: 'articles', description: 'Stories and live blogs' },
        { name: 'search', description: 'Full-text search and suggestions' },
        { name: 'documents', description: 'Pages that are not news' },
        { name: 'audio', description: 'Podcasts and their episodes' },
        { name: 'front', description: 'Boxes and blocks of front pages' },
        { name: 'tips', description: 'Tip games, their tables and tickets' },
        { name: 'figures', description: 'Exchange rates' },
        { name: 'livescore', description: 'Football and Formula 1' },
        { name: 'support', description: 'Counters of supporters' },
        { name: 'subscriptions', description: 'Topics of notifications' },
        { name: 'campaigns', description: 'Campaigns of our own in slots of pages; for ad operators' },
        { name: 'newsletters', description: 'Subscriptions to newsletters' },
        { name: 'accounts', description: 'Signing in, sessions and saved stories' },
      ],
      components: {
        securitySchemes: {
          newsroom: bearer('A token of the newsroom, made by `lapzarta token create`, or that of a session.'),
          reader: bearer('A token of a reader without an account, from `/api/tips/token`.'),
          signInStep: bearer('The `preAuthToken` from `/api/login` or `/api/login/google/check`.'),
          session: cookie(
            '__Host-access_token',
            'The session of a browser, of the newsroom or of a reader, as URL-encoded JSON; `access_token` without https.',
          ),
          refresh: cookie(
            '__Host-refresh_token',
            'The refresh token of a browser’s session, as URL-encoded JSON; `refresh_token` without https.',
          ),
          google: cookie(
            '__Host-sign_in_google',
            'The transaction with Google that this browser began; `sign_in_google` without https.',
          ),
        } satisfies Record<Exclude<SecurityScheme, 'none'>, object>,
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { override: describeNumbers } }),
    transformObject: (given) => withOutputSchemas(jsonSchemaTransformObject(given)),
  };
}

function bearer(text: string) {
  return { type: 'http', scheme: 'bearer', description: text } as const;
}

function cookie(name: string, text: string) {
  return { type: 'apiKey', in: 'cookie', name, description: text } as const;
}

type Described = ReturnType<typeof jsonSchemaTransformObject>;

/**
 * Every named schema is generated twice, for input and output; no call takes one as input. By name, because the order
 * of generation depends on the order in which modules are loaded.
 */
function withOutputSchemas(document: Described): Described {
  const schemas = 'components' in document ? (document.components?.schemas ?? {}) : {};
  for (const [name, schema] of Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    delete schemas[name];
    if (!name.endsWith('Input')) Object.assign(schemas, { [name]: schema });
  }
  return document;
}
