/**
 * `/tamogatasom`: one monthly or yearly support, for holders of a mail's signed link. A GET shows, a POST
 * acts, so that programs that open links change nothing.
 */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { supportRoute } from '#features/accounts/public.ts';
import {
  definePersonalPage,
  headOfPage,
  type PersonalRequest,
  type PersonalResult,
} from '#features/kit/public.ts';
import { choiceField, inLanguage, textField } from '#features/sites/public.ts';
import type { SupportFeature } from '#features/support/public.server.ts';
import {
  type Commitment,
  choicesOf,
  currencySign,
  type GatewayName,
  gatewaysOf,
  isGatewayName,
  type Money,
  manageParameter,
  managePath,
  moneyOf,
  type OwnSupport,
  parseAmount,
  supportPath,
} from '#features/support/public.ts';
import type { SharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import { actionForm, amountForm, cardForm, pauseForm } from './manage-form.ts';
import { type ManageNotice, manageNotices, manageWords } from './manage-words.ts';

const steps = ['lemondas', 'osszeg', 'szunet', 'kartya'] as const;

export interface ManageSupportData {
  /** Path of this page, with its token. */
  own: string;
  support: string;
  step: (typeof steps)[number] | null;
  notice: ManageNotice | null;
  commitment: OwnSupport['commitments'][number];
  payments: OwnSupport['payments'];
  /** Ways to store another card. */
  gateways: GatewayName[];
  sign: string;
  least: Money;
  most: Money;
  amountFault: boolean;
  formKey: string;
}

interface ManageNeeds {
  support: SupportFeature;
  limits: SharedLimits;
}

const query = z.object({
  [manageParameter]: textField,
  lepes: choiceField(steps),
  uzenet: choiceField(manageNotices),
});

type ManageRequest = PersonalRequest<undefined, z.output<typeof query>>;

export const manageSupportPage = definePersonalPage({
  route: 'support_manage',
  view: 'ManageSupportPage',
  at: [{ route: supportRoute, pattern: managePath, sites: 'all', row: undefined }],
  query,
  mayBeMissing: true,
  frame: 'site',
  examples: { none: 'it needs the token of a mail, tests/e2e/support.test.ts visits it' },
  async load(request, needs: ManageNeeds) {
    const commitment = await needs.support.commitmentOfToken(request.query[manageParameter]);
    if (!commitment) return { kind: 'nothing', code: 'route-not-found' };
    return show(request, commitment, needs);
  },
  async submit(request, form, needs: ManageNeeds) {
    const commitment = await needs.support.commitmentOfToken(request.query[manageParameter]);
    if (!commitment) return { kind: 'nothing', code: 'route-not-found' };
    const { support } = needs;
    const action = actionForm.read(form);
    switch (action.kind === 'valid' && action.value.action) {
      case 'lemondas':
        await support.cancelCommitment(commitment.id);
        return backTo(request, 'lemondva');
      case 'szunet': {
        const reading = pauseForm.read(form);
        const months = reading.kind === 'valid' ? reading.value.months : 1;
        return after(request, await support.pause(commitment.id, months), 'szunetel');
      }
      case 'folytatas':
        return after(request, await support.resume(commitment.id), 'folytatodik');
      case 'osszeg':
        return changeAmount(request, form, commitment, needs);
      case 'kartya':
        return renewCard(request, form, commitment, needs);
      default:
        return show(request, commitment, needs);
    }
  },
});

type Change = Awaited<ReturnType<SupportFeature['pause']>>;

function after(
  request: ManageRequest,
  { kind }: Change,
  done: ManageNotice,
): PersonalResult<ManageSupportData> {
  if (kind === 'changed') return backTo(request, done);
  return backTo(request, kind === 'needs-card' ? 'uj-kartya-kell' : 'nem-sikerult');
}

async function changeAmount(
  request: ManageRequest,
  form: URLSearchParams,
  commitment: Commitment,
  needs: ManageNeeds,
): Promise<PersonalResult<ManageSupportData>> {
  const reading = amountForm.read(form);
  const money = reading.kind === 'valid' ? parseAmount(reading.value.amount, commitment.currency) : null;
  const { least, most } = boundsOf(request, commitment, needs.support);
  if (money === null || money.amount < least.amount || money.amount > most.amount)
    return show(request, commitment, needs, { step: 'osszeg', amountFault: true });
  return after(request, await needs.support.changeAmount(commitment.id, money), 'modositva');
}

/** Another card pays the charge that is due or comes next. */
async function renewCard(
  request: ManageRequest,
  form: URLSearchParams,
  commitment: Commitment,
  needs: ManageNeeds,
): Promise<PersonalResult<ManageSupportData>> {
  const { support, limits } = needs;
  const reading = cardForm.read(form);
  if (reading.kind === 'faulty') return backTo(request, 'nem-sikerult');
  const { gateway, consent, formKey } = reading.value;
  const [own] = (await support.ofCommitment(commitment)).commitments;
  const offered = own ? await gatewaysFor(request, own, support) : [];
  const wait = await limits.consume('support renewal', String(commitment.id), { uses: 10, seconds: 3_600 });
  const isPossible = commitment.state !== 'ended' && isGatewayName(gateway) && offered.includes(gateway);
  if (wait !== null) return backTo(request, 'sok-kartya');
  if (!isPossible || consent !== '1') return backTo(request, 'nem-sikerult');
  const { amount, currency } = commitment;
  const outcome = await support.startRenewal(commitment, {
    gateway,
    money: { amount, currency },
    formKey,
    place: request.path,
  });
  const location = outcome.kind === 'pay' ? outcome.address : request.site.path + outcome.path;
  return { kind: 'redirect', status: 303, location };
}

function ownAddress({ site, query: given }: ManageRequest): string {
  return `${site.path}${managePath}?${manageParameter}=${given[manageParameter]}`;
}

function backTo(request: ManageRequest, notice: ManageNotice): PersonalResult<ManageSupportData> {
  return { kind: 'redirect', status: 303, location: `${ownAddress(request)}&uzenet=${notice}` };
}

/** Of the site's offer now; an offer without this currency leaves wide bounds. */
function boundsOf({ site }: ManageRequest, { currency, frequency }: Commitment, support: SupportFeature) {
  const offer = support.offer(site.slug)?.currencies.find((one) => one.currency === currency);
  const choices = offer ? choicesOf(offer, frequency) : null;
  return choices ?? { least: moneyOf(1, currency), most: moneyOf(1_000_000, currency) };
}

async function gatewaysFor(
  { site }: ManageRequest,
  { currency, frequency, takesNewCard }: ManageSupportData['commitment'],
  support: SupportFeature,
): Promise<GatewayName[]> {
  if (!takesNewCard) return [];
  const offer = support.offer(site.slug)?.currencies.find((one) => one.currency === currency);
  const all = offer ? gatewaysOf(offer, frequency, await support.canUse()) : [];
  // Another card is what is entered here.
  return all.filter((name) => name !== 'transfer');
}

async function show(
  request: ManageRequest,
  commitment: Commitment,
  { support }: ManageNeeds,
  fault: { step: (typeof steps)[number]; amountFault: true } | null = null,
): Promise<PersonalResult<ManageSupportData>> {
  const { lepes, uzenet } = request.query;
  const { commitments, payments } = await support.ofCommitment(commitment);
  const [own] = commitments;
  if (!own) return { kind: 'nothing', code: 'route-not-found' };
  const { least, most } = boundsOf(request, commitment, support);
  const { language, frequency } = commitment;
  const said = manageWords[language];
  const head = headOfPage(request, {
    title: said.titles[frequency],
    description: said.description,
    canonicalPath: request.site.path + managePath,
    robots: 'noindex',
  });
  const data: ManageSupportData = {
    own: ownAddress(request),
    support: inLanguage(request.site.path + supportPath, language),
    step: fault?.step ?? lepes,
    notice: uzenet,
    commitment: own,
    payments,
    least,
    most,
    amountFault: fault !== null,
    gateways: await gatewaysFor(request, own, support),
    sign: currencySign(commitment.currency, language),
    formKey: randomBytes(12).toString('base64url'),
  };
  return {
    kind: 'page',
    status: fault ? 422 : 200,
    head,
    data,
    language,
    formActions: await support.payOrigins(),
  };
}
