/** `/api/campaigns`: an ad operator lists, adds, changes and ends campaigns, and reads their report [S30]. */
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import {
  type CallFailure,
  defineCall,
  failure,
  filesBody,
  json,
  jsonBody,
  publicCall,
  text,
} from '#features/kit/public.ts';
import { numberInAddress } from '#platform/http/requests/numbers-in-addresses.ts';
import { type Campaign, campaignFields, campaignSchema, pictureSizeSchema } from '../campaigns/campaign.ts';
import { campaignFaultText } from '../campaigns/campaign-fault.ts';
import { reportCsv } from '../campaigns/report-csv.ts';
import { noteInLog, type OperatorNeeds, refusedChange } from '../server/operator.server.ts';
import type { ChangeResult, DraftPicture } from '../server/save-campaign.server.ts';

const operatorCall = {
  ...publicCall,
  tag: 'campaigns',
  audience: 'signedIn',
  right: 'manage-ads',
  varies: 'nothing',
  caching: 'none',
  cors: 'own',
} as const;

const largestBody = 8_388_608;
const time = z.iso.datetime({ offset: true });
const dateOf = time.transform((given) => new Date(given));
const platform = z.enum(['desktop', 'mobile']);
/** The greatest one of the database's type. */
const idInPath = numberInAddress(2_147_483_647);
const numbered = z.object({ id: idInPath });

const idAnswer = json(z.object({ id: z.int() }), 'The id of the campaign.');

const campaignFieldsOut = {
  id: z.int(),
  version: z.int().describe('Grows with each change; `If-Match` takes it.'),
  ...campaignFields,
  site: z.string(),
  place: z.string(),
  from: time,
  until: time,
  stoppedAt: time.nullable(),
  desktop: z.string().nullable().describe('The size of the picture for desktop, such as `970x250`.'),
  mobile: z.string().nullable(),
};
const changedSchema = z.object(campaignFieldsOut).meta({ id: 'Campaign' });
const changedAnswer = json(changedSchema, 'The campaign as it is now.');
const listedSchema = z.object({ ...campaignFieldsOut, impressions: z.int(), clicks: z.int() });

const draftSchema = z.strictObject({
  ...campaignFields,
  site: z.string(),
  place: z.string().describe('Place of the slot, such as `front-1`.'),
  from: dateOf.optional().describe('Now by default.'),
  until: dateOf,
  weight: campaignFields.weight.default(1),
  dailyCap: campaignFields.dailyCap.default(0),
  label: campaignFields.label.default(''),
  pictures: z
    .array(z.strictObject({ platform, size: pictureSizeSchema, bytes: z.base64() }))
    .min(1)
    .refine(
      (all) => new Set(all.map((one) => one.platform)).size === all.length,
      'must be one for each platform',
    )
    .describe('At most one for each platform, as Base64.'),
});

export const campaignsCall = defineCall({
  ...operatorCall,
  id: 'campaigns',
  path: '/api/campaigns',
  summary: 'All campaigns, the last added first',
  answer: json(
    z.object({ campaigns: z.array(listedSchema) }),
    'The campaigns, with what readers saw of them.',
  ),
  async handle(_request, { ads }: OperatorNeeds) {
    return answer({ campaigns: (await ads.list()).map((one) => ({ ...one, ...presentCampaign(one) })) });
  },
});

export const createCampaignCall = defineCall({
  ...operatorCall,
  scope: 'publish',
  id: 'createCampaign',
  method: 'POST',
  path: '/api/campaigns',
  summary: 'Adds a campaign, which pages show within a second',
  body: jsonBody(draftSchema, largestBody),
  answer: idAnswer,
  problems: ['confirmation-required', 'campaign-invalid'],
  async handle({ viewer, body }, needs: OperatorNeeds) {
    const refused = refusedChange(viewer, needs);
    if (refused) return refused;
    const { pictures, from = needs.clock.now(), ...rest } = body;
    const checked = campaignSchema.safeParse({ ...rest, from });
    if (!checked.success) return invalid(checked.error.issues.map(({ message }) => message));
    const draft = {
      ...checked.data,
      pictures: pictures.map(({ bytes, ...one }) => ({ ...one, bytes: Buffer.from(bytes, 'base64') })),
    };
    const result = await needs.ads.create(draft, noteInLog(needs, viewer, 'campaign-created'));
    return result.kind === 'created'
      ? answer({ id: result.id })
      : invalid(result.faults.map(campaignFaultText));
  },
});

export const changeCampaignCall = defineCall({
  ...operatorCall,
  scope: 'publish',
  id: 'changeCampaign',
  method: 'POST',
  path: '/api/campaigns/:id',
  summary: 'Changes a campaign that has not ended',
  description:
    'Missing fields stay as they are. A campaign stays in its slot, whose impressions are counted.',
  params: numbered,
  body: jsonBody(z.strictObject({ ...campaignFields, from: dateOf, until: dateOf }).partial(), 16_384),
  answer: changedAnswer,
  versions: 'optional',
  problems: ['confirmation-required', 'campaign-not-found', 'campaign-invalid'],
  async handle({ viewer, params, body, expectedVersion }, needs: OperatorNeeds) {
    const refused = refusedChange(viewer, needs);
    if (refused) return refused;
    const change = { id: params.id, change: given(body), expectedVersion };
    const result = await needs.ads.change(change, noteInLog(needs, viewer, 'campaign-changed'));
    return changeAnswer(result);
  },
});

export const campaignPictureCall = defineCall({
  ...operatorCall,
  scope: 'publish',
  id: 'campaignPicture',
  method: 'POST',
  path: '/api/campaigns/:id/pictures/:platform/:size',
  summary: 'Replaces the picture of a campaign for desktop or mobile',
  description: 'The file is PNG, JPEG, WebP or AVIF, best with twice the pixels of the size.',
  params: z.object({ id: idInPath, platform, size: pictureSizeSchema }),
  body: filesBody(largestBody, ['picture']),
  answer: changedAnswer,
  versions: 'optional',
  problems: ['confirmation-required', 'campaign-not-found', 'campaign-invalid'],
  async handle({ viewer, params: { id, ...place }, body, expectedVersion }, needs: OperatorNeeds) {
    const refused = refusedChange(viewer, needs);
    if (refused) return refused;
    const pictures: DraftPicture[] = [];
    for await (const { bytes } of body) pictures.push({ ...place, bytes: await buffer(bytes) });
    if (pictures.length === 0) return invalid(['picture must be a file']);
    const change = { id, change: {}, pictures, expectedVersion };
    const result = await needs.ads.change(change, noteInLog(needs, viewer, 'campaign-changed'));
    return changeAnswer(result);
  },
});

export const endCampaignCall = defineCall({
  ...operatorCall,
  scope: 'publish',
  id: 'endCampaign',
  method: 'DELETE',
  path: '/api/campaigns/:id',
  summary: 'Ends a campaign now; its report stays',
  params: numbered,
  answer: idAnswer,
  problems: ['campaign-not-found'],
  async handle({ viewer, params }, needs: OperatorNeeds) {
    const hasEnded = await needs.ads.stop(params.id, noteInLog(needs, viewer, 'campaign-ended'));
    return hasEnded ? answer(params) : notFound();
  },
});

const nameQuery = z.object({
  name: z.string().max(100).optional().describe('Of one campaign; all by default.'),
});

export const campaignReportCall = defineCall({
  ...operatorCall,
  id: 'campaignReport',
  path: '/api/campaigns/report',
  summary: 'Impressions and clicks by day',
  description: 'The same as a table for spreadsheets: `/api/campaigns/report.csv`.',
  query: nameQuery,
  answer: json(
    z.object({
      rows: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          site: z.string(),
          place: z.string(),
          day: z.iso.date(),
          impressions: z.int(),
          clicks: z.int(),
        }),
      ),
    }),
    "Days with impressions or clicks, in the main site's time zone.",
  ),
  async handle({ query: { name = null } }, { ads }: OperatorNeeds) {
    return answer({ rows: await ads.report({ name }) });
  },
});

export const campaignReportCsvCall = defineCall({
  ...operatorCall,
  id: 'campaignReportCsv',
  path: '/api/campaigns/report.csv',
  summary: 'Impressions and clicks by day, as CSV',
  isDocumented: false,
  query: nameQuery,
  answer: text('text/csv; charset=utf-8'),
  async handle({ query: { name = null } }, { ads }: OperatorNeeds) {
    return answer(`${reportCsv(await ads.report({ name }))}\n`);
  },
});

/** The fields that a request has. */
function given<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
function given(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function answer<Value>(value: Value) {
  return { kind: 'answer' as const, value, dependencies: null };
}

function invalid(faults: readonly string[]): CallFailure {
  return failure('campaign-invalid', faults.join('; '));
}

function notFound(): CallFailure {
  return failure('campaign-not-found', 'No campaign that could be changed has this id.');
}

function changeAnswer(result: ChangeResult) {
  switch (result.kind) {
    case 'changed':
      return { ...answer(presentCampaign(result.campaign)), version: result.campaign.version };
    case 'outdated':
      return {
        kind: 'outdated' as const,
        value: presentCampaign(result.current),
        version: result.current.version,
      };
    case 'refused':
      return invalid(result.faults.map(campaignFaultText));
    case 'not-found':
      return notFound();
  }
}

function presentCampaign({ desktop, mobile, ...one }: Campaign): z.output<typeof changedSchema> {
  return {
    ...one,
    from: one.from.toISOString(),
    until: one.until.toISOString(),
    stoppedAt: one.stoppedAt?.toISOString() ?? null,
    desktop: desktop?.size ?? null,
    mobile: mobile?.size ?? null,
  };
}
