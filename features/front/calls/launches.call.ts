/** `/api/newsroom/fronts/{site}/launches`: makes a front's draft public, undoes that, and says who did [FRED-01]. */
import { z } from 'zod';
import { changeAuthorOf } from '#features/content/public.server.ts';
import { defineCall, fieldsFailure, json, jsonBody, type SignedInClient } from '#features/kit/public.ts';
import { memberNames } from '#features/writing/public.server.ts';
import { numberInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import type { LaunchOutcome } from '../drafts/launch-front.server.ts';
import { launchRiskWords } from '../drafts/launch-risk-words.ts';
import { launchRisks } from '../drafts/launch-risks.ts';
import {
  draftOutdated,
  type FrontsNeeds,
  frontCall,
  frontSchema,
  presentedFront,
  siteInPath,
  siteMissing,
} from './fronts.call.ts';

const launchAnswer = json(
  z.object({ id: z.int().describe('Of the launch.'), front: frontSchema }),
  'The front as it is launched.',
);

export const launchCall = defineCall({
  ...frontCall,
  scope: 'publish',
  id: 'newsroomLaunchFront',
  method: 'POST',
  path: '/api/newsroom/fronts/:site/launches',
  summary: 'Makes a version of the draft public',
  params: siteInPath,
  body: jsonBody(
    z.strictObject({
      version: z.int().nonnegative().describe('Of the draft: exactly this one is launched.'),
      passes: z.array(z.enum(launchRisks)).max(10).default([]).describe('Risks that its editor confirmed.'),
    }),
    1_024,
  ),
  problems: ['version-outdated', 'fields-invalid'],
  answer: launchAnswer,
  async handle({ params, body, viewer }, needs: FrontsNeeds) {
    const order = { ...params, ...body, by: changeAuthorOf(viewer) };
    return answered(await needs.frontDrafts.launch(order), needs, viewer);
  },
});

export const undoLaunchCall = defineCall({
  ...frontCall,
  scope: 'publish',
  id: 'newsroomUndoLaunch',
  method: 'POST',
  path: '/api/newsroom/fronts/:site/launches/:id/undo',
  summary: 'Launches what stood before the last launch, within ten seconds of it',
  params: siteInPath.extend({ id: numberInAddress(2_147_483_647) }),
  problems: ['version-outdated'],
  answer: launchAnswer,
  async handle({ params, viewer }, needs: FrontsNeeds) {
    const order = { site: params.site, launch: params.id, by: changeAuthorOf(viewer) };
    return answered(await needs.frontDrafts.undo(order), needs, viewer);
  },
});

async function answered(
  outcome: LaunchOutcome | { kind: 'missing' },
  needs: FrontsNeeds,
  viewer: SignedInClient,
) {
  switch (outcome.kind) {
    case 'missing':
      return siteMissing;
    case 'outdated':
      return draftOutdated;
    case 'nothing':
      return fieldsFailure({ version: launchRiskWords.hu.nothing });
    case 'risky':
      return fieldsFailure(Object.fromEntries(outcome.risks.map((risk) => [risk, launchRiskWords.hu[risk]])));
    case 'done':
      return {
        kind: 'answer',
        value: { id: outcome.id, front: await presentedFront(outcome.front, needs, viewer) },
        dependencies: null,
      } as const;
  }
}

export const launchesCall = defineCall({
  ...frontCall,
  id: 'newsroomLaunches',
  method: 'GET',
  path: '/api/newsroom/fronts/:site/launches',
  summary: 'The launches of a front, the last first',
  params: siteInPath,
  answer: json(
    z.object({
      launches: z.array(
        z.object({
          id: z.int(),
          act: z.enum(['launch', 'undo']),
          at: z.iso.datetime(),
          author: z.string().describe('Name of the member; empty for programs.'),
          boxes: z.array(z.string()).describe('Slugs of the boxes that it changed.'),
        }),
      ),
    }),
    'At most 100.',
  ),
  async handle({ params }, { frontDrafts, accounts }: FrontsNeeds) {
    const [found, nameOf] = await Promise.all([frontDrafts.launches(params.site), memberNames(accounts)]);
    const launches = found.map(({ id, act, at, author, former }) => ({
      id,
      act,
      at: at.toISOString(),
      author: nameOf(author),
      boxes: Object.keys(former),
    }));
    return { kind: 'answer', value: { launches }, dependencies: null };
  },
});
