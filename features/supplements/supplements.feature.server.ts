import { defineFeature, registerCall, registerPage } from '#features/kit/public.ts';
import { bordersCall } from './calls/borders.call.ts';
import type { ElectionsFeature } from './counting/elections-feature.server.ts';
import { bordersPart, mapsPart, recordsPart, supplementsPart } from './edition-parts.ts';
import { mapOrigin } from './map-address.ts';
import { electionMapPage } from './pages/election-map.page.ts';
import { facts } from './supplements.feature.ts';

export const supplementsFeature = defineFeature({
  ...facts,
  parts: [supplementsPart, recordsPart, mapsPart, bordersPart],
  pages: [registerPage(electionMapPage)],
  calls: [registerCall(bordersCall)],
  jobs: ({ elections }: { elections: ElectionsFeature }) => [
    { name: 'election-prune', at: '50 3 * * *', timeoutMs: 10 * 60_000, tries: 3, run: elections.prune },
  ],
  // The map is on its own host or on the site itself.
  framedOrigins: (edition, port) => [mapOrigin(edition, port) || "'self'"],
  sandboxes: ({ elections }) =>
    Object.entries(elections.sources)
      .filter(([, source]) => source === 'sandbox')
      .map(([name]) => `elections.sources.${name}`),
});
