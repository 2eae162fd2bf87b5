/** The forms of the operator's page. */
import { confirmIdentity, isRecent } from '#features/accounts/public.server.ts';
import { browserName, campaignsPath } from '#features/accounts/public.ts';
import { type PersonalResult, textsIn } from '#features/kit/public.ts';
import type { SignedInUser } from '#features/sites/public.ts';
import type { Platform } from '../campaigns/campaign-fault.ts';
import { noteInLog } from '../server/operator.server.ts';
import type { DraftPicture } from '../server/save-campaign.server.ts';
import {
  actionForm,
  type CampaignErrors,
  campaignInputs,
  errorsOf,
  errorsOfNewer,
  pictureInputs,
  proofForm,
  readFields,
  valuesOf,
  versionForm,
} from './campaign-form.ts';
import { campaignFormWords } from './campaign-form-words.ts';
import { siteOf, slotNamed } from './campaign-rows.ts';
import {
  type CampaignsData,
  type CampaignsNeeds,
  type CampaignsRequest,
  campaignOf,
  operatorOf,
  showNew,
  showOne,
} from './campaigns-data.server.ts';

type Result = PersonalResult<CampaignsData>;

interface Submission {
  request: CampaignsRequest;
  form: URLSearchParams;
  needs: CampaignsNeeds;
  operator: SignedInUser;
}

export async function submitCampaign(
  request: CampaignsRequest,
  form: URLSearchParams,
  needs: CampaignsNeeds,
): Promise<Result> {
  const operator = operatorOf(request, needs, 'POST');
  if ('kind' in operator) return operator;
  const submission = { request, form, needs, operator };
  const reading = actionForm.read(form);
  switch (reading.kind === 'valid' && reading.value.action) {
    case 'felvesz':
      return create(submission);
    case 'modosit':
      return change(submission);
    case 'lezar':
      return end(submission);
    default:
      return toPage(request.query.kampany, null);
  }
}

async function create(submission: Submission): Promise<Result> {
  const { request, form, needs } = submission;
  const values = textsIn(campaignInputs, form);
  const again = (errors: CampaignErrors, isProved = false) =>
    showNew(request, needs, { values, errors, isProved });
  const found = slotNamed(request.view.edition, values.slot);
  const timeZone = found?.site.timeZone ?? request.site.timeZone;
  const read = readFields(values, { timeZone, current: null });
  const slotError = found ? {} : { slot: campaignFormWords.faults.slot };
  if ('errors' in read || !found) return again({ ...slotError, ...('errors' in read ? read.errors : {}) });
  const unproved = await errorOfProof(submission);
  if (unproved) return again(unproved);
  const draft = {
    ...read.fields,
    site: found.site.slug,
    place: found.slot.place,
    pictures: picturesIn(request),
  };
  const result = await needs.ads.create(draft, note(submission, 'campaign-created'));
  return result.kind === 'created'
    ? toPage(String(result.id), 'felveve')
    : again(errorsOf(result.faults), true);
}

async function change(submission: Submission): Promise<Result> {
  const { request, form, needs } = submission;
  const current = await campaignOf(request, needs);
  if (!current) return { kind: 'nothing', code: 'campaign-not-found' };
  const values = { ...textsIn(campaignInputs, form), slot: `${current.site}/${current.place}` };
  const shown = versionForm.read(form);
  const version = shown.kind === 'valid' ? shown.value.version : current.version;
  const again = (errors: CampaignErrors, isProved = false) =>
    showOne(request, needs, { values, errors, version, isProved });
  const { timeZone } = siteOf(request.view.edition, current);
  const read = readFields(values, { timeZone, current });
  if ('errors' in read) return again(read.errors);
  const unproved = await errorOfProof(submission);
  if (unproved) return again(unproved);
  const { id } = current;
  const result = await needs.ads.change(
    { id, change: read.fields, pictures: picturesIn(request), expectedVersion: version },
    note(submission, 'campaign-changed'),
  );
  // It was stopped while the form was open.
  if (result.kind === 'not-found') return toPage(String(id), null);
  if (result.kind === 'outdated') {
    const errors = errorsOfNewer(values, valuesOf(result.current, timeZone));
    return showOne(request, needs, {
      values,
      errors,
      version: result.current.version,
      isOutdated: true,
      isProved: true,
    });
  }
  return result.kind === 'changed' ? toPage(String(id), 'modositva') : again(errorsOf(result.faults), true);
}

/** Needs no new proof of identity: what is wrong must go at once. */
async function end(submission: Submission): Promise<Result> {
  const { request, needs } = submission;
  const campaign = await campaignOf(request, needs);
  if (!campaign) return { kind: 'nothing', code: 'campaign-not-found' };
  await needs.ads.stop(campaign.id, note(submission, 'campaign-ended'));
  return toPage(String(campaign.id), 'lezarva');
}

function toPage(kampany: string, kesz: CampaignsRequest['query']['kesz']): Result {
  const query = new URLSearchParams({ ...(kampany && { kampany }), ...(kesz && { kesz }) }).toString();
  return { kind: 'redirect', status: 303, location: query ? `${campaignsPath}?${query}` : campaignsPath };
}

/** The operator proves again who they are, if the last proof is too old to show something new on every page. */
async function errorOfProof({ request, form, needs, operator }: Submission): Promise<CampaignErrors | null> {
  if (isRecent(operator.authenticatedAt, needs.clock.now())) return null;
  const { viewer, sessionId } = operator;
  const person = await needs.accounts.people.byId({ realm: viewer.kind, id: viewer.id });
  if (!person || sessionId === null) return { password: campaignFormWords.faults.password };
  const { address, userAgent } = request.client;
  const client = { address, browser: browserName(userAgent), way: 'page' as const };
  const reading = proofForm.read(form);
  const outcome =
    reading.kind === 'valid' &&
    (await confirmIdentity(needs, { person, sessionId, client }, reading.value.password));
  if (outcome === 'confirmed') return null;
  return {
    password: outcome === 'attempts' ? campaignFormWords.faults.attempts : campaignFormWords.faults.password,
  };
}

function note({ request, needs, operator }: Submission, action: Parameters<typeof noteInLog>[2]) {
  const { address, userAgent } = request.client;
  return noteInLog(needs, { ...operator, address, userAgent }, action, 'page');
}

const platforms: readonly Platform[] = ['desktop', 'mobile'];

/** In the one of the slot's sizes that has their proportions. */
function picturesIn({ files }: CampaignsRequest): DraftPicture[] {
  return platforms.flatMap((platform) => {
    const bytes = files.get(pictureInputs[platform]);
    return bytes ? [{ platform, size: null, bytes }] : [];
  });
}
