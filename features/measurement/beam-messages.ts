/**
 * Messages to the tracker of REMP Beam, in its own field names. What is known of the reader is a random number of the
 * browser and of the session; neither names nor accounts, and addresses without their queries.
 */
import type { MeasuredArticle, PaidProduct } from './measurement.ts';

/** One page view of one reader; all of its messages carry the same. */
export interface BeamVisit {
  property: string;
  browser: string;
  session: string;
  pageview: string;
  url: string;
  canonical: string;
  referer: string;
  agent: string;
  width: number;
  height: number;
  /** `rtm_…` parameters of the address. */
  source: Readonly<Record<string, string>>;
  article: MeasuredArticle | null;
}

export interface BeamMessage {
  /** Below the tracker's address. */
  path: '/track/pageview' | '/track/commerce' | '/track/impressions';
  body: object;
}

/** Parameters of campaigns that Beam knows. */
export const sourceFields = ['rtm_source', 'rtm_medium', 'rtm_campaign', 'rtm_content', 'rtm_variant'];

export function pageviewMessage(visit: BeamVisit, time: Date): BeamMessage {
  return { path: '/track/pageview', body: { action: 'load', ...about(visit, time) } };
}

/** @param seconds Since the last message of this kind. */
export function timespentMessage(
  visit: BeamVisit,
  time: Date,
  { seconds, isLast }: { seconds: number; isLast: boolean },
): BeamMessage {
  const timespent = { seconds, unload: isLast };
  return { path: '/track/pageview', body: { action: 'timespent', ...about(visit, time), timespent } };
}

export interface Progress {
  /** Shares that were on the screen, from 0 to 1. */
  page: number;
  article: number;
  isLast: boolean;
}

export function progressMessage(visit: BeamVisit, time: Date, progress: Progress): BeamMessage {
  const { page, article, isLast } = progress;
  const ratios = { page_ratio: page, article_ratio: article, unload: isLast };
  return { path: '/track/pageview', body: { action: 'progress', ...about(visit, time), progress: ratios } };
}

export type CommerceStep =
  | { step: 'checkout'; product: PaidProduct }
  | {
      step: 'payment' | 'purchase' | 'refund';
      product: PaidProduct;
      transaction: string;
      amount: number;
      currency: string;
    };

/** @param session Connects the steps of one attempt to pay. */
export function commerceMessage(
  visit: BeamVisit,
  time: Date,
  session: string,
  done: CommerceStep,
): BeamMessage {
  const details =
    done.step === 'checkout'
      ? { funnel_id: done.product }
      : {
          transaction_id: done.transaction,
          product_ids: [done.product],
          revenue: { amount: done.amount, currency: done.currency },
        };
  const body = { step: done.step, commerce_session_id: session, ...about(visit, time), [done.step]: details };
  return { path: '/track/commerce', body };
}

/** @param elements Names of the stories that were seen. */
export function impressionsMessage(
  visit: BeamVisit,
  time: Date,
  { block, elements }: { block: string; elements: readonly string[] },
): BeamMessage {
  const seen = { bl: block, tp: 'story', eid: elements };
  return {
    path: '/track/impressions',
    body: { rpid: visit.pageview, t: time.toISOString(), d: [seen] },
  };
}

function about(visit: BeamVisit, time: Date): object {
  const { property, article, source, referer } = visit;
  return {
    system: { property_token: property, time: time.toISOString() },
    user: {
      browser_id: visit.browser,
      url: visit.url,
      canonical_url: visit.canonical,
      ...(referer === '' ? {} : { referer }),
      user_agent: visit.agent,
      window_width: visit.width,
      window_height: visit.height,
      ...(Object.keys(source).length === 0 ? {} : { source }),
      remp_session_id: visit.session,
      remp_pageview_id: visit.pageview,
    },
    ...(article === null ? {} : { article }),
  };
}
