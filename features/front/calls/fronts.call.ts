/** `/api/newsroom/fronts/{site}`: the draft of a front, which all editors share, and what they choose from [FRED-01]. */
import { z } from 'zod';
import type { AccountsFeature } from '#features/accounts/public.server.ts';
import {
  type CallFailure,
  defineCall,
  failure,
  json,
  jsonBody,
  type SignedInClient,
} from '#features/kit/public.ts';
import { memberOf, newsroomCall } from '#features/writing/public.server.ts';
import { chosenSlugSchema } from '#platform/text/slug-schema.ts';
import { boxKinds } from '../boxes/box-kinds.ts';
import type { DraftOutcome, FrontDrafts } from '../drafts/front-drafts.server.ts';
import { launchRisks } from '../drafts/launch-risks.ts';
import type { PlacedStory } from '../drafts/placed-stories-queries.server.ts';
import type { FrontDraft } from '../drafts/read-draft.server.ts';

export interface FrontsNeeds {
  frontDrafts: FrontDrafts;
  accounts: Pick<AccountsFeature, 'members'>;
}

export const frontCall = { ...newsroomCall, right: 'edit-fronts' } as const;

export const siteInPath = z.object({ site: chosenSlugSchema });

const storyId = z.int().min(1).max(2_147_483_647);
const ids = z.array(z.int());

const storySchema = z.object({
  id: z.int(),
  title: z.string(),
  site: z.string(),
  section: z.string().nullable(),
  pubDate: z.iso.datetime(),
  isPublic: z.boolean().describe('Others appear when they are published.'),
});

export const frontSchema = z.object({
  site: z.string(),
  version: z.int().describe('Of the draft: a launch names it.'),
  boxes: z
    .array(
      z.object({
        slug: z.string(),
        kind: z.enum(boxKinds),
        title: z.string(),
        list: z.string().nullable().describe('Fills the places that chosen stories leave free.'),
        size: z.int(),
        takesStories: z.boolean().describe('Whether editors choose stories for it.'),
        stories: ids.describe('Chosen in the draft, in order.'),
        launched: ids.describe('Chosen as readers have it.'),
        shown: ids.describe('What readers see.'),
        planned: ids.describe('What they would see after a launch.'),
      }),
    )
    .describe('In the order of the page.'),
  stories: z.array(storySchema).describe('All that the boxes name.'),
  risks: z.array(z.enum(launchRisks)).describe('What a launch asks about.'),
});

export const siteMissing: CallFailure = failure('request-invalid', 'There is no site with this slug.');
export const draftOutdated: CallFailure = failure(
  'version-outdated',
  'Somebody else has changed or launched this front since.',
);

/** As a member sees it. */
export async function presentedFront(
  front: FrontDraft,
  { frontDrafts }: FrontsNeeds,
  viewer: SignedInClient,
): Promise<z.output<typeof frontSchema>> {
  const boxes = front.boxes.map(({ stories, launched, shown, planned, ...box }) => ({
    ...box,
    stories: [...stories],
    launched: [...launched],
    shown: [...shown],
    planned: [...planned],
  }));
  const stories = await frontDrafts.named(front, memberOf(viewer));
  return { ...front, boxes, stories: stories.map(presentedStory) };
}

function presentedStory({ pubDate, ...story }: PlacedStory): z.output<typeof storySchema> {
  return { ...story, pubDate: pubDate.toISOString() };
}

async function answered(outcome: DraftOutcome, needs: FrontsNeeds, viewer: SignedInClient) {
  if (outcome.kind === 'missing') return siteMissing;
  if (outcome.kind === 'outdated') return draftOutdated;
  const value = await presentedFront(outcome.front, needs, viewer);
  return { kind: 'answer', value, dependencies: null } as const;
}

export const readFrontCall = defineCall({
  ...frontCall,
  id: 'newsroomFront',
  method: 'GET',
  path: '/api/newsroom/fronts/:site',
  summary: 'A front with its draft',
  params: siteInPath,
  answer: json(frontSchema, 'The front.'),
  async handle({ params, viewer }, needs: FrontsNeeds) {
    const front = await needs.frontDrafts.read(params.site);
    if (!front) return siteMissing;
    return { kind: 'answer', value: await presentedFront(front, needs, viewer), dependencies: null };
  },
});

const box = chosenSlugSchema;

export const changeFrontCall = defineCall({
  ...frontCall,
  id: 'newsroomChangeFront',
  method: 'POST',
  path: '/api/newsroom/fronts/:site/changes',
  summary: 'A change of a front’s draft',
  description:
    'Changes of several editors are merged; one about a story that is not there any more is refused.',
  params: siteInPath,
  body: jsonBody(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('place'),
        box,
        story: storyId,
        before: storyId.nullable().describe('A story of the box; null for its end.'),
      }),
      z.strictObject({ kind: z.literal('replace'), box, story: storyId, by: storyId }),
      z.strictObject({ kind: z.literal('remove'), box, story: storyId }),
    ]),
    1_024,
  ),
  problems: ['version-outdated'],
  answer: json(frontSchema, 'The front after it.'),
  async handle({ params, body, viewer }, needs: FrontsNeeds) {
    return answered(await needs.frontDrafts.change(params.site, body), needs, viewer);
  },
});

export const restoreFrontCall = defineCall({
  ...frontCall,
  id: 'newsroomRestoreFront',
  method: 'PUT',
  path: '/api/newsroom/fronts/:site/draft',
  summary: 'Makes the draft what a launch was, or what readers have',
  params: siteInPath,
  body: jsonBody(
    z.strictObject({
      version: z.int().nonnegative().describe('Of the draft that is given up.'),
      launch: z.int().min(1).nullable().describe('Its id; null for what readers have.'),
    }),
    1_024,
  ),
  problems: ['version-outdated'],
  answer: json(frontSchema, 'The front after it.'),
  async handle({ params, body, viewer }, needs: FrontsNeeds) {
    return answered(await needs.frontDrafts.restore(params.site, body), needs, viewer);
  },
});

export const frontStoriesCall = defineCall({
  ...frontCall,
  id: 'newsroomFrontStories',
  method: 'GET',
  path: '/api/newsroom/fronts/:site/stories',
  summary: 'Stories to choose from, at most 40',
  params: siteInPath,
  query: z.object({
    from: z.enum(['latest', 'mostRead']).default('latest'),
    q: z.string().max(200).default('').describe('A part of the title: of all sites, also drafts.'),
  }),
  answer: json(z.object({ stories: z.array(storySchema) }), 'The stories.'),
  async handle({ params, query, viewer }, { frontDrafts }: FrontsNeeds) {
    const text = query.q.trim();
    const found = await frontDrafts.choose(
      params.site,
      text === '' ? { kind: query.from } : { kind: 'title', text },
      memberOf(viewer),
    );
    return { kind: 'answer', value: { stories: found.map(presentedStory) }, dependencies: null };
  },
});
