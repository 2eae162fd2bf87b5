/** Reports builds to open pages: the id of the latest one, and the route rules of a build. */
import { z } from 'zod';
import { defineCall, failure, json, publicFile } from '#features/kit/public.ts';
import type { Build } from './build.ts';
import { routeRules } from './route-rules.ts';

interface BuildNeeds {
  build: Build;
  /** How often an open page checks for a newer build [S14]. */
  buildCheckSeconds: number;
}

export const latestBuildCall = defineCall({
  ...publicFile,
  id: 'latestBuild',
  path: '/builds/latest.json',
  summary: 'The build that is served now',
  answer: json(
    z.object({ id: z.string(), timestamp: z.number(), checkAfterSeconds: z.number() }),
    'The build.',
  ),
  varies: 'nothing',
  caching: 'none',
  handle: async (_asked, { build: { id, timestamp }, buildCheckSeconds }: BuildNeeds) => ({
    kind: 'answer',
    value: { id, timestamp, checkAfterSeconds: buildCheckSeconds },
    dependencies: null,
  }),
});

const rules = z.record(z.string(), z.object({ payload: z.boolean() }));
const manifestSchema = z.object({
  id: z.string(),
  timestamp: z.number(),
  matcher: z.object({ static: rules, wildcard: rules, dynamic: rules }),
  prerendered: z.array(z.string()),
});

export const buildManifestCall = defineCall({
  ...publicFile,
  id: 'buildManifest',
  path: '/builds/meta/:file',
  summary: 'The route rules of a build',
  params: z.object({ file: z.string() }),
  answer: json(manifestSchema, 'The rules.'),
  varies: 'nothing',
  caching: 'forever',
  async handle({ view: { edition }, params: { file } }, { build: { id, timestamp } }: BuildNeeds) {
    if (file !== `${id}.json`) return failure('route-not-found', 'This build is not served here.');
    const value = { id, timestamp, matcher: routeRules(edition), prerendered: [] };
    return { kind: 'answer', value, dependencies: null };
  },
});
