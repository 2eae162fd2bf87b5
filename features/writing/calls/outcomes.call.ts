/**
 * `/api/newsroom/stories/{id}/outcomes`: a preview of what a publication would change for readers [ACT-06].
 */
import { z } from 'zod';
import { defineCall, json, outcomeKinds, type StoryOutcome } from '#features/kit/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { ActOutcome } from '../server/acts/act-outcome.server.ts';
import type { WritingFeature } from '../writing-feature.server.ts';
import { failed } from './acts.call.ts';
import { memberOf, newsroomCall, storyInPath } from './newsroom-call.server.ts';

/** Performs an act in a transaction that is rolled back, and returns its outcome. */
export type Rehearse = (
  story: { storyId: number; at: Date },
  act: (writing: Pick<WritingFeature, 'act'>) => Promise<ActOutcome>,
) => Promise<{ outcome: ActOutcome; outcomes: StoryOutcome[] }>;

interface OutcomesNeeds {
  rehearse: Rehearse;
  clock: Clock;
}

export const outcomesCall = defineCall({
  ...newsroomCall,
  id: 'newsroomOutcomes',
  method: 'GET',
  path: '/api/newsroom/stories/:id/outcomes',
  summary: 'What readers would get of a publication, which does not happen',
  params: storyInPath,
  query: z.object({
    act: z.enum(['publish', 'update']),
    version: z.coerce.number().int().nonnegative(),
    at: z.iso.datetime({ offset: true }).optional().describe('When it shall happen; now by default.'),
  }),
  problems: ['article-not-found', 'version-outdated'],
  answer: json(
    z.object({
      stops: z.array(z.string()).describe('What has to be mended first; there are no outcomes then.'),
      outcomes: z.array(
        z.object({
          kind: z.enum(outcomeKinds),
          site: z.string().describe('Its slug.'),
          name: z.string(),
          address: z.string().nullable(),
        }),
      ),
    }),
    'All of it, in the order in which readers meet it.',
  ),
  async handle({ params, query, viewer }, { rehearse, clock }: OutcomesNeeds) {
    const member = memberOf(viewer);
    const { act, version } = query;
    const order = { act, version, note: '', at: null, slug: null, repair: null };
    const { id: storyId } = params;
    const at = laterOf(clock.now(), query.at);
    const { outcome, outcomes } = await rehearse({ storyId, at }, (writing) =>
      writing.act(storyId, order, member),
    );
    if (outcome.kind === 'refused') {
      const stops = [...new Set(outcome.faults.map(({ check }) => check))];
      return { kind: 'answer', value: { stops, outcomes: [] }, dependencies: null };
    }
    if (outcome.kind !== 'done') return failed(outcome);
    return { kind: 'answer', value: { stops: [], outcomes }, dependencies: null };
  },
});

function laterOf(now: Date, at: string | undefined): Date {
  const wanted = at === undefined ? now : new Date(at);
  return wanted > now ? wanted : now;
}
