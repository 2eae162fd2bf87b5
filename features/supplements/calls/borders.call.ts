/** `/valasztasi-terkep/{election}/hatarok.svg`: the borders of the districts in the colours of the winning lists. */
import { z } from 'zod';
import { defineCall, failure, file, publicFile } from '#features/kit/public.ts';
import { svgSecurityHeaders } from '#platform/http/answers/security-headers.ts';
import { slugSchema } from '#platform/text/slug-schema.ts';
import type { ElectionsFeature } from '../counting/elections-feature.server.ts';
import { bordersOf, recordOf } from '../edition-parts.ts';
import { bordersSvg } from '../elections/borders-svg.ts';
import { bordersPathOf } from '../elections/map-address.ts';

export const bordersCall = defineCall({
  ...publicFile,
  id: 'electionBorders',
  path: bordersPathOf(':name'),
  summary: 'The borders of the districts of an election',
  params: z.object({ name: slugSchema }),
  answer: file,
  async handle({ view: { edition }, params: { name } }, { elections }: { elections: ElectionsFeature }) {
    const { counts, dependencies } = await elections.read([name]);
    const election = recordOf(edition, 'election', name) ?? counts.get(name)?.election;
    const borders = bordersOf(edition, election?.map ?? null);
    if (!election || !borders) return failure('document-not-found', 'No borders are configured.');
    const value = {
      contentType: 'image/svg+xml',
      body: bordersSvg(borders, election),
      headers: svgSecurityHeaders,
    };
    return { kind: 'answer', value, dependencies };
  },
});
