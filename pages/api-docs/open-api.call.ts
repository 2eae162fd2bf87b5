/** The OpenAPI document of the calls, and its page for people. */
import { z } from 'zod';
import { defineCall, file, json, publicCall, publicFile } from '#features/kit/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { FinishedAnswer } from '#platform/http/answers/answer-cache.server.ts';

interface OpenApiNeeds {
  openApi(): object;
}

interface DocsNeeds extends OpenApiNeeds {
  /** Renders the page of the document. */
  renderApiDocs(view: Viewpoint, path: string, document: object): Promise<FinishedAnswer>;
}

/** The definitions change only with a restart, which empties the cache. */
const dependencies: Dependency[] = [];

export const openApiCall = defineCall({
  ...publicCall,
  id: 'openApi',
  path: '/api/openapi.json',
  tag: 'sites',
  summary: 'The OpenAPI document',
  answer: json(z.looseObject({}), 'The document.'),
  varies: 'nothing',
  isDocumented: false,
  handle: async (_asked, { openApi }: OpenApiNeeds) => ({
    kind: 'answer',
    value: { ...openApi() },
    dependencies,
  }),
});

export const newsroomApiCall = defineCall({
  ...publicCall,
  id: 'newsroomApi',
  path: '/api/newsroom/openapi.json',
  tag: 'newsroom',
  summary: 'The OpenAPI document of the newsroom’s calls',
  answer: json(z.looseObject({}), 'The document.'),
  audience: 'signedIn',
  right: 'see-unpublished',
  varies: 'nothing',
  caching: 'none',
  cors: 'own',
  isDocumented: false,
  handle: async (_asked, { newsroomApi }: { newsroomApi(): object }) => ({
    kind: 'answer',
    value: { ...newsroomApi() },
    dependencies: null,
  }),
});

export const apiDocsCall = defineCall({
  ...publicFile,
  id: 'apiDocs',
  path: '/api/docs',
  summary: 'The OpenAPI document as a page',
  answer: file,
  cors: 'anybody',
  async handle({ view, path }, { openApi, renderApiDocs }: DocsNeeds) {
    const rendered = await renderApiDocs(view, path, openApi());
    const { contentType, body, headers = {} } = rendered;
    // Of the frame around it: menus link to the page of support unless it is hidden.
    return {
      kind: 'answer',
      value: { contentType, body, headers },
      dependencies: [...(rendered.dependencies ?? [])],
    };
  },
});
