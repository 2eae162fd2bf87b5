/**
 * Requests that the tracker of REMP Beam accepts, by its own description of the interface; stricter in two ways: only
 * the fields that we send, and nothing that could name a person.
 */
import { z } from 'zod';

const time = z.iso.datetime({ offset: true });
const ratio = z.number().min(0).max(1);
/** Random numbers of ours. */
const id = z.string().regex(/^[\da-f]{32}$/);
/** Queries may have keys of personal links. */
const address = z.url().refine((text) => !/[?#@]/.test(text), 'has a query, a hash or a mail address');

const system = z.strictObject({ property_token: z.uuid(), time });

const source = z.strictObject({
  rtm_source: z.string().optional(),
  rtm_medium: z.string().optional(),
  rtm_campaign: z.string().optional(),
  rtm_content: z.string().optional(),
  rtm_variant: z.string().optional(),
});

const user = z.strictObject({
  browser_id: id,
  url: address,
  canonical_url: address,
  referer: address.optional(),
  user_agent: z.string(),
  window_width: z.int().positive(),
  window_height: z.int().positive(),
  source: source.optional(),
  remp_session_id: id,
  remp_pageview_id: id,
});

const article = z.strictObject({
  id: z.string().min(1),
  author_id: z.string().optional(),
  category: z.string().optional(),
  tags: z.array(z.string()),
  content_type: z.string(),
  locked: z.boolean(),
});

const common = { system, user, article: article.optional() };

const pageview = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('load'), ...common }),
  z.strictObject({
    action: z.literal('timespent'),
    ...common,
    timespent: z.strictObject({ seconds: z.int().positive(), unload: z.boolean() }),
  }),
  z.strictObject({
    action: z.literal('progress'),
    ...common,
    progress: z.strictObject({ page_ratio: ratio, article_ratio: ratio, unload: z.boolean() }),
  }),
]);

const payment = z.strictObject({
  transaction_id: z.string().regex(/^[\da-f]{32}$/),
  product_ids: z.array(z.enum(['once', 'monthly'])).length(1),
  revenue: z.strictObject({ amount: z.number().positive(), currency: z.string().regex(/^[A-Z]{3}$/) }),
});

const commerceOf = { ...common, commerce_session_id: id };
const commerce = z.discriminatedUnion('step', [
  z.strictObject({
    step: z.literal('checkout'),
    ...commerceOf,
    checkout: z.strictObject({ funnel_id: z.string() }),
  }),
  z.strictObject({ step: z.literal('payment'), ...commerceOf, payment }),
  z.strictObject({ step: z.literal('purchase'), ...commerceOf, purchase: payment }),
  z.strictObject({ step: z.literal('refund'), ...commerceOf, refund: payment }),
]);

const impressions = z.strictObject({
  rpid: id,
  t: time,
  d: z
    .array(
      z.strictObject({
        bl: z.string().min(1),
        tp: z.literal('story'),
        eid: z.array(z.string().min(1)).min(1),
      }),
    )
    .min(1),
});

/** By the last part of the path. */
export const beamFormats = { pageview, commerce, impressions };
