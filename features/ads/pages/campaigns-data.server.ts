/** Data of the operator's page: the list, a new campaign, or one of them. */
import { type AccountsFeature, isRecent } from '#features/accounts/public.server.ts';
import { campaignsPath, returnParameter, signInAfterForm, signInAreaOf } from '#features/accounts/public.ts';
import { headOfPage, type PersonalRequest, type PersonalResult } from '#features/kit/public.ts';
import type { SignedInUser } from '#features/sites/public.ts';
import { type Edition, may, siteBySlug } from '#features/sites/public.ts';
import { dayAt } from '#platform/time/day.ts';
import type { ListedCampaign } from '../ads-feature.server.ts';
import type { ReportRow } from '../ads-queries.server.ts';
import type { CampaignPicture } from '../campaigns/campaign.ts';
import type { Platform } from '../campaigns/campaign-fault.ts';
import type { OperatorNeeds } from '../server/operator.server.ts';
import { type CampaignErrors, type CampaignValues, daysOf, emptyValues, valuesOf } from './campaign-form.ts';
import { type CampaignState, siteOf, slotNamed, slotsForPictures, stateOf } from './campaign-rows.ts';
import { placeText, sizesText } from './campaign-texts.ts';
import { campaignWords } from './campaign-words.ts';

export interface CampaignsNeeds extends OperatorNeeds {
  accounts: AccountsFeature;
  db: Parameters<AccountsFeature['sessions']['endAll']>[0];
  preview?: boolean;
}

export type CampaignsRequest = PersonalRequest<
  undefined,
  { kampany: string; kesz: 'felveve' | 'modositva' | 'lezarva' | null; lezar: '1' | null }
>;

export interface CampaignRow {
  id: number;
  name: string;
  state: CampaignState;
  /** Name of its site, and of its place there. */
  site: string;
  place: string;
  /** `2026-11-27`; the last one is part of it. */
  firstDay: string;
  lastDay: string;
  impressions: number;
  clicks: number;
}

/** Fields of the form with their faults. */
export interface CampaignFormData {
  values: CampaignValues;
  errors: CampaignErrors;
  /** The version of the campaign that the form changes; null for a new one. */
  version: number | null;
  /** Somebody else saved a newer one while the form was open. */
  isOutdated: boolean;
  /** The last proof of identity is too old: the form asks for the password. */
  needsPassword: boolean;
  /** The operator's address, for password managers. */
  email: string;
}

export interface CampaignsData {
  done: CampaignsRequest['query']['kesz'];
  shown:
    | { kind: 'list'; campaigns: CampaignRow[] }
    | { kind: 'new'; form: CampaignFormData; slots: { label: string; options: SlotOption[] }[] }
    | {
        kind: 'one';
        campaign: CampaignRow;
        /** Null for a campaign that was stopped, and for one whose slot is no longer in the edition. */
        form: CampaignFormData | null;
        pictures: Record<Platform, CampaignPicture | null>;
        /** Sizes that its slot has, as text; '' for a platform without one. */
        sizes: Record<Platform, string>;
        days: Pick<ReportRow, 'day' | 'impressions' | 'clicks'>[];
        isEnding: boolean;
      };
}

interface SlotOption {
  value: string;
  label: string;
}

type Result = PersonalResult<CampaignsData>;

export async function loadCampaigns(request: CampaignsRequest, needs: CampaignsNeeds): Promise<Result> {
  const { kampany, kesz: done } = request.query;
  const operator = operatorOf(request, needs, 'GET');
  if ('kind' in operator) return operator;
  if (kampany === 'uj') return showNew(request, needs, {});
  if (kampany === '')
    return show(request, { done, shown: { kind: 'list', campaigns: await rows(request, needs) } });
  return showOne(request, needs, {});
}

/**
 * An ad operator with a session; scripts have the API.
 * @param method POST for a form: the sign-in then says that nothing was saved.
 */
export function operatorOf(
  { person, path, query: { kampany } }: CampaignsRequest,
  { preview = false }: CampaignsNeeds,
  method: 'GET' | 'POST',
): SignedInUser | Exclude<Result, { kind: 'page' }> {
  if (person?.viewer.kind !== 'newsroom' || person.sessionId === null) {
    const { signInPath } = signInAreaOf('newsroom', preview);
    const own = kampany === '' ? path : `${path}?${new URLSearchParams({ kampany })}`;
    if (method === 'POST')
      return { kind: 'redirect', status: 303, location: signInAfterForm(signInPath, own) };
    const query = new URLSearchParams({ [returnParameter]: own });
    return { kind: 'redirect', status: 302, location: `${signInPath}?${query}` };
  }
  return may(person.viewer, 'manage-ads') ? person : { kind: 'nothing', code: 'right-required' };
}

interface Typed {
  values?: CampaignValues;
  errors?: CampaignErrors;
  /** That of the form that was sent. */
  version?: number | null;
  isOutdated?: boolean;
  /** The password came with this form. */
  isProved?: boolean;
}

export function showNew(request: CampaignsRequest, needs: CampaignsNeeds, typed: Typed): Result {
  const { edition } = request.view;
  const today = dayAt(needs.clock.now(), siteBySlug(edition, edition.mainSite).timeZone);
  const form = formOf(request, needs, typed, emptyValues(today));
  return show(request, { done: null, shown: { kind: 'new', form, slots: slotGroups(edition) } });
}

/** The campaign of the query; nothing if there is none. */
export async function showOne(
  request: CampaignsRequest,
  needs: CampaignsNeeds,
  typed: Typed,
): Promise<Result> {
  const { view, query } = request;
  const campaign = await campaignOf(request, needs);
  if (!campaign) return { kind: 'nothing', code: 'campaign-not-found' };
  const { timeZone } = siteOf(view.edition, campaign);
  const slot = slotNamed(view.edition, `${campaign.site}/${campaign.place}`)?.slot;
  const isOpen = campaign.stoppedAt === null && slot !== undefined;
  const report = await needs.ads.report({ id: campaign.id });
  return show(request, {
    done: query.kesz,
    shown: {
      kind: 'one',
      campaign: rowOf(campaign, view.edition, needs.clock.now()),
      form: isOpen
        ? formOf(request, needs, { version: campaign.version, ...typed }, valuesOf(campaign, timeZone))
        : null,
      pictures: { desktop: campaign.desktop, mobile: campaign.mobile },
      sizes: { desktop: sizesText(slot?.sizes.desktop ?? []), mobile: sizesText(slot?.sizes.mobile ?? []) },
      days: report.map(({ day, impressions, clicks }) => ({ day, impressions, clicks })),
      isEnding: query.lezar !== null && campaign.stoppedAt === null,
    },
  });
}

export async function campaignOf(
  { query: { kampany } }: CampaignsRequest,
  { ads }: CampaignsNeeds,
): Promise<ListedCampaign | undefined> {
  return /^[1-9]\d{0,8}$/.test(kampany) ? ads.find(Number(kampany)) : undefined;
}

async function rows({ view }: CampaignsRequest, { ads, clock }: CampaignsNeeds): Promise<CampaignRow[]> {
  const now = clock.now();
  const all = (await ads.list()).map((campaign) => rowOf(campaign, view.edition, now));
  const isOpen = ({ state }: CampaignRow): boolean => state === 'running' || state === 'future';
  return [...all.filter(isOpen), ...all.filter((row) => !isOpen(row))];
}

function rowOf(campaign: ListedCampaign, edition: Edition, now: Date): CampaignRow {
  const { id, name, place, impressions, clicks } = campaign;
  const { timeZone } = siteOf(edition, campaign);
  const site = edition.sites.find(({ slug }) => slug === campaign.site)?.name ?? campaign.site;
  return {
    id,
    name,
    state: stateOf(campaign, now),
    site,
    place: placeText(place),
    ...daysOf(campaign, timeZone),
    impressions,
    clicks,
  };
}

function formOf(
  { person }: CampaignsRequest,
  { clock }: CampaignsNeeds,
  { values, errors = {}, version = null, isOutdated = false, isProved = false }: Typed,
  stored: CampaignValues,
): CampaignFormData {
  const isConfirmed = isProved || isRecent(person?.authenticatedAt ?? null, clock.now());
  return {
    values: values ?? stored,
    errors,
    version,
    isOutdated,
    needsPassword: !isConfirmed,
    email: person?.email ?? '',
  };
}

function slotGroups(edition: Edition) {
  return slotsForPictures(edition).map(({ site, slots }) => ({
    label: site.name,
    options: slots.map(({ place, sizes: { desktop, mobile } }) => ({
      value: `${site.slug}/${place}`,
      label: [
        placeText(place),
        ...sizesOn(campaignWords.devices.desktop, desktop),
        ...sizesOn(campaignWords.devices.mobile, mobile),
      ].join(' – '),
    })),
  }));
}

function sizesOn(device: string, sizes: readonly string[]): string[] {
  const fixed = sizes.filter((size) => size !== 'fluid').map((size) => size.replace('x', '×'));
  return fixed.length === 0 ? [] : [`${device} ${fixed.join(', ')}`];
}

function show(request: CampaignsRequest, data: CampaignsData): Result {
  const { shown } = data;
  const form = 'form' in shown ? shown.form : null;
  const isRefused = form !== null && (form.isOutdated || Object.keys(form.errors).length > 0);
  const head = headOfPage(request, {
    title: campaignWords.title,
    description: request.site.description,
    canonicalPath: campaignsPath,
    robots: 'noindex',
  });
  return { kind: 'page', status: isRefused ? 422 : 200, head, data };
}
