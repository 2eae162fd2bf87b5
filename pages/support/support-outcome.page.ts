/**
 * `/tamogatas/siker` and `/tamogatas/hiba`: the known state of a payment; both are safe to reload [SITE-25].
 */

import { z } from 'zod';
import { supportRoute } from '#features/accounts/public.ts';
import {
  definePersonalPage,
  headOfPage,
  type PersonalRequest,
  type PersonalResult,
} from '#features/kit/public.ts';
import type { MeasuredPayment } from '#features/measurement/public.ts';
import { inLanguage, textField } from '#features/sites/public.ts';
import type { Settled, SupportFeature } from '#features/support/public.server.ts';
import {
  type DeclineReason,
  type Frequency,
  failurePath,
  isDifference,
  isOpen,
  type Money,
  moneyOfOrder,
  type Order,
  orderParameter,
  outcomeAddress,
  successPath,
  supportAddress,
  supportPath,
  supportSetting,
} from '#features/support/public.ts';
import { measuredPayment } from './measured-payment.server.ts';
import { outcomeWords, type PaymentFailure } from './outcome-words.ts';
import { type ShownAccount, shownAccount } from './shown-account.server.ts';

export type SupportOutcomeData =
  /** The page was opened without a payment. */
  | { kind: 'none'; support: string }
  | {
      kind: 'paid';
      money: Money;
      frequency: Frequency;
      ref: string;
      /** Path of the site's front page. */
      front: string;
      measured: MeasuredPayment;
    }
  | { kind: 'refunded'; money: Money; ref: string; measured: MeasuredPayment }
  /** The gateway has not finished. */
  | { kind: 'pending'; money: Money; again: string }
  /** The gateway names another payment than was ordered; a person looks at it. */
  | { kind: 'review'; money: Money; ref: string }
  /** The gateway does not answer, so nothing is known. */
  | { kind: 'checking'; money: Money; again: string }
  | { kind: 'transfer'; money: Money; ref: string; frequency: Frequency; account: ShownAccount | null }
  /** Known not to be paid. */
  | {
      kind: 'failed';
      why: PaymentFailure;
      reason: DeclineReason | null;
      money: Money;
      retry: string;
    }
  /** The gateway does not say whether it was paid. */
  | { kind: 'unknown'; money: Money; again: string; retry: string };

interface OutcomeNeeds {
  support: SupportFeature;
}

/** Own parameter, and those with which gateways send browsers back. */
const query = z.object({
  [orderParameter]: textField,
  r: textField,
  s: textField,
  paymentId: textField,
  session_id: textField,
});

type Row = 'success' | 'failure';
type OutcomeRequest = PersonalRequest<undefined, z.output<typeof query>>;

export const supportOutcomePage = definePersonalPage({
  route: 'support_outcome',
  view: 'SupportOutcomePage',
  at: [
    {
      route: supportRoute,
      pattern: `${supportPath}/{slug}`,
      sites: 'all',
      row: undefined,
      allowed: { slug: ['hiba', 'siker'] },
    },
  ],
  query,
  reportsPayments: true,
  frame: 'site',
  examples: [
    { name: 'payment that succeeded', path: successPath },
    { name: 'payment that failed', path: failurePath },
  ],
  async load(request, { support }: OutcomeNeeds): Promise<PersonalResult<SupportOutcomeData>> {
    const { site } = request;
    const row = rowOf(request);
    const key = request.query[orderParameter];
    const order = key === '' ? await support.orderOfReturn(returned(request)) : await support.orderOfKey(key);
    if (!order) return show(request, { kind: 'none', support: site.path + supportPath }, 'hu');
    const checked = await support.check(order);
    const settled = isLeft(checked, row) ? await support.abandon(checked.order) : checked;
    const place = placeOf(settled, row);
    const path = place === 'success' ? successPath : failurePath;
    const own = site.path + outcomeAddress(path, order.key);
    // The gateway's own parameters leave the address bar, and the page that fits is shown.
    if (key === '' || place !== row || hasReturn(request))
      return { kind: 'redirect', status: 302, location: own };
    return show(request, await outcomeOf(request, support, settled, own), settled.order.language);
  },
});

/** The reader cancelled at the gateway, whose pay page is still open: nothing was taken. */
function isLeft({ order, reading }: Settled, row: Row): boolean {
  const canBePaid = isOpen(order.state) && order.gateway !== 'transfer' && !isDifference(order.mismatch);
  return row === 'failure' && reading === 'known' && canBePaid;
}

function rowOf({ params }: OutcomeRequest): Row {
  return params.slug === 'siker' ? 'success' : 'failure';
}

function returned({ query: { r, s, paymentId, session_id } }: OutcomeRequest): URLSearchParams {
  const all = { r, s, paymentId, session_id };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
}

function hasReturn(request: OutcomeRequest): boolean {
  return returned(request).size > 0;
}

/** An open payment stays where the reader came: at the failure if they cancelled, at the success otherwise. */
function placeOf({ order }: Settled, row: Row): Row {
  if (isOpen(order.state)) return order.gateway === 'transfer' ? 'success' : row;
  return order.state === 'paid' || order.state === 'refunded' ? 'success' : 'failure';
}

async function outcomeOf(
  request: OutcomeRequest,
  support: SupportFeature,
  { order, reading }: Settled,
  again: string,
): Promise<SupportOutcomeData> {
  const row = rowOf(request);
  const money = moneyOfOrder(order);
  const { state, ref, failReason } = order;
  switch (state) {
    case 'paid':
      return {
        kind: 'paid',
        money,
        ref,
        frequency: order.frequency,
        front: request.site.path || '/',
        measured: measuredPayment('purchase', order),
      };
    case 'refunded':
      return { kind: 'refunded', money, ref, measured: measuredPayment('refund', order) };
    case 'failed':
    case 'cancelled':
    case 'expired':
      return {
        kind: 'failed',
        why: neverHadPage(order) ? 'not-started' : state,
        reason: failReason,
        money,
        retry: await retryAddress(request, support, order),
      };
    default:
      if (order.gateway === 'transfer') return transferOf(request, order);
      if (isDifference(order.mismatch)) return { kind: 'review', money, ref };
      // Whatever the gateway knows of it: nobody can pay without the address of the pay page.
      if (row === 'failure' && neverHadPage(order)) {
        const retry = await retryAddress(request, support, order);
        return { kind: 'failed', why: 'not-started', reason: null, money, retry };
      }
      if (row === 'failure')
        return { kind: 'unknown', money, again, retry: await retryAddress(request, support, order) };
      return { kind: reading === 'known' ? 'pending' : 'checking', money, again };
  }
}

/** The gateway refused the start, or did not answer it: the reader has seen no pay page. */
function neverHadPage({ kind, payAddress, state }: Order): boolean {
  return kind !== 'repeat' && payAddress === null && (state === 'new' || state === 'failed');
}

/** A transfer is expected for so long, as the nightly job has it. */
const expectedDays = 60;

function transferOf({ view }: OutcomeRequest, order: Order): SupportOutcomeData {
  const { ref, currency, frequency, createdAt } = order;
  const money = moneyOfOrder(order);
  const validUntil = new Date(createdAt.getTime() + expectedDays * 86_400_000);
  const { transfer } = supportSetting.of(view.edition)?.gateways ?? {};
  const account = shownAccount(transfer, currency, { money, remark: ref, validUntil });
  return { kind: 'transfer', money, ref, frequency, account };
}

/**
 * The form with the same amount; of another card for a support that runs, the page of that support: the form would begin
 * a second one, and both would be charged.
 */
async function retryAddress(
  { site }: OutcomeRequest,
  support: SupportFeature,
  { kind, frequency, commitmentId, amount, currency, gateway, language }: Order,
): Promise<string> {
  if (kind === 'renewal' || kind === 'repeat') {
    if (commitmentId === null) return site.path + inLanguage(supportPath, language);
    return `${site.path}${await support.managePathOf(commitmentId)}&lepes=kartya`;
  }
  return site.path + supportAddress({ frequency, currency, units: amount / 100, gateway, language });
}

function show(
  request: OutcomeRequest,
  data: SupportOutcomeData,
  language: 'hu' | 'en',
): PersonalResult<SupportOutcomeData> {
  const said = outcomeWords[language].head;
  const head = headOfPage(request, {
    title: data.kind === 'paid' ? said.paid : said[rowOf(request)],
    description: said.description,
    canonicalPath: request.path,
    robots: 'noindex',
  });
  return { kind: 'page', head, data, language };
}
