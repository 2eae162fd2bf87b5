import { defineFeature, type FeatureJob, registerCall, registerPage } from '#features/kit/public.ts';
import type { Edition } from '#features/sites/public.ts';
import { bordersCall } from './calls/borders.call.ts';
import type { ElectionsFeature } from './counting/elections-feature.server.ts';
import { bordersPart, mapsPart, recordsPart, supplementsPart } from './edition-parts.ts';
import { electionsSetting } from './elections/elections-setting.ts';
import { mapOrigin } from './elections/map-address.ts';
import { electionMapPage } from './pages/election-map.page.ts';
import { facts } from './supplements.feature.ts';

interface Needs {
  elections: ElectionsFeature;
  edition: Edition;
}

export const supplementsFeature = defineFeature({
  ...facts,
  parts: [supplementsPart, recordsPart, mapsPart, bordersPart],
  settings: [electionsSetting],
  pages: [registerPage(electionMapPage)],
  calls: [registerCall(bordersCall)],
  jobs: ({ elections, edition }: Needs) => [
    ...(Object.keys(electionsSetting.of(edition).sources).length === 0 ? [] : [pollCounts(elections)]),
    { name: 'election-prune', at: '50 3 * * *', timeoutMs: 10 * 60_000, tries: 3, run: elections.prune },
  ],
  // The map is on its own host or on the site itself.
  framedOrigins: (edition, port) => [mapOrigin(edition, port) || "'self'"],
  sandboxes: (edition) =>
    Object.entries(electionsSetting.of(edition).sources)
      .filter(([, source]) => source === 'sandbox')
      .map(([name]) => `elections.sources.${name}`),
});

/** On the night of an election; the pauses between questions to the office are in `poll-count.server.ts`. */
function pollCounts({ pollDue }: ElectionsFeature): FeatureJob {
  return {
    name: 'election-poll',
    at: '* * * * * *',
    timeoutMs: 60_000,
    tries: 3,
    async run(signal) {
      await pollDue(signal);
      return '';
    },
  };
}
