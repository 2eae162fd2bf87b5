/** `edition/support`: the offers of support of a site, with their periods. */
import { z } from 'zod';
import { defineEditionPart } from '#features/kit/public.ts';
import type { Edition, EditionPart } from '#features/sites/public.ts';
import { supportAlias, supportPath } from './support-address.ts';
import { currencies } from './terms/money.ts';
import { frequencies, gatewayNames } from './terms/order.ts';

const units = z.number().positive().max(5_000_000);

const choicesSchema = z.strictObject({
  /** Whole units of the currency, in the order of the page. */
  amounts: z.array(units).min(1).max(6),
  /** The one that is chosen in advance. */
  usual: units,
  /** Bounds of an amount of the reader's own. */
  least: units,
  most: units,
});

const currencySchema = z.strictObject({
  currency: z.enum(currencies),
  gateways: z.array(z.enum(gatewayNames)).min(1),
  monthly: choicesSchema.optional(),
  yearly: choicesSchema.optional(),
  once: choicesSchema.optional(),
  /** Of a year of support that somebody gives to somebody else. */
  gift: choicesSchema.optional(),
});

/** Purposes of the amounts, one text for each amount of a currency, in their order. */
const purposes = z.array(z.string().min(1)).max(6).default([]);

const textsSchema = z.strictObject({
  title: z.string().min(1),
  lead: z.string().min(1),
  /** Paragraphs below the form. */
  text: z.array(z.string()).default([]),
  /** Purpose of the money, as a finding; shown above the form. */
  goal: z.strictObject({ title: z.string().min(1), text: z.string().min(1) }).optional(),
  /** Shown with the amounts. */
  pays: z.strictObject({ monthly: purposes, yearly: purposes, once: purposes, gift: purposes }).prefault({}),
});

const offerSchema = z.strictObject({
  /** The period of the offer; the first offer that applies is shown. */
  from: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
  ...textsSchema.shape,
  /** The same in English; without it the Hungarian texts stand on the English page. */
  en: textsSchema.optional(),
  currencies: z.array(currencySchema).min(1),
});

const supportPageSchema = z.strictObject({
  /** Slugs of the sites that have this page. */
  sites: z.array(z.string()).min(1),
  schedule: z.array(offerSchema).min(1),
});

export type SupportOffer = z.infer<typeof offerSchema>;
export type CurrencyOffer = SupportOffer['currencies'][number];
type SupportPages = z.infer<typeof supportPageSchema>;

export const supportPart: EditionPart<SupportPages> = defineEditionPart({
  folder: 'support',
  schema: supportPageSchema,
  faults: (edition) => supportPart.of(edition).flatMap((page) => faultsOf(edition, page)),
});

function faultsOf(edition: Edition, { sites, schedule }: SupportPages): string[] {
  const unknown = sites
    .filter((slug) => !edition.sites.some((site) => site.slug === slug))
    .map((slug) => `support: no site has the slug '${slug}'.`);
  const amounts = schedule.flatMap(({ title, currencies: offered }) =>
    offered.flatMap(({ currency, ...offers }) =>
      [offers.monthly, offers.yearly, offers.once, offers.gift]
        .filter((choices) => choices !== undefined)
        .filter(({ amounts, usual, least, most }) =>
          [...amounts, usual].some((amount) => amount < least || amount > most || !amounts.includes(usual)),
        )
        .map(
          () =>
            `support: in '${title}' an amount in ${currency} is out of bounds or the usual one is none of them.`,
        ),
    ),
  );
  const unequal = schedule
    .filter(hasOtherPurposes)
    .map(({ title }) => `support: in '${title}' the texts of 'pays' are not as many as the amounts.`);
  return [...unknown, ...amounts, ...unequal, ...aliasFaults(edition, sites)];
}

/**
 * Whether the number of purposes differs from that of the amounts, so that they would be shown for other
 * ones.
 */
function hasOtherPurposes({ pays, en, currencies: offered }: SupportOffer): boolean {
  return [pays, ...(en ? [en.pays] : [])].some((texts) =>
    offered.some((currency) =>
      frequencies.some(
        (one) =>
          texts[one].length > 0 &&
          currency[one] !== undefined &&
          currency[one].amounts.length !== texts[one].length,
      ),
    ),
  );
}

/** Links of readers with a blocker lead to the alias, which must exist [X19]. */
function aliasFaults({ sites: known, redirects }: Edition, asking: readonly string[]): string[] {
  return known
    .filter(({ slug }) => asking.includes(slug))
    .filter(
      ({ slug, path }) =>
        !redirects.some(
          ({ from, to, sites }) => from === supportAlias && to === path + supportPath && sites.includes(slug),
        ),
    )
    .map(
      ({ slug, path }) =>
        `support: '${slug}' needs a redirect from ${supportAlias} to ${path}${supportPath}.`,
    );
}

/** A site's offer at a time; null where it has none. */
export function offerAt(edition: Edition, site: string, now: Date): SupportOffer | null {
  const schedule = supportPart
    .of(edition)
    .filter(({ sites }) => sites.includes(site))
    .flatMap((page) => page.schedule);
  const at = now.getTime();
  return (
    schedule.find(
      ({ from, until }) =>
        (from === undefined || Date.parse(from) <= at) && (until === undefined || at < Date.parse(until)),
    ) ?? null
  );
}
