/** `/arfolyam`: what money costs, in the site's own or in the other one [SITE-35] [WIDG-01]. */
import type { Conversion, ExchangePageData } from '#apps/web/exchange/exchange-data.ts';
import {
  bases,
  boardIn,
  convert,
  type ExchangeRate,
  exchangePath,
  rangeNames,
  readAmount,
  usualOf,
} from '#features/figures/public.ts';
import { headOfPage } from '../head/head-of.ts';
import { NothingHere } from './nothing-here.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';
import { withHeadFigures } from './with-head-figures.ts';

/** What a reader finds in the converter. */
const usualAmount = '100';

export async function exchangePage(request: PageRequest, query: string): Promise<PageAnswer> {
  const { house, site } = request;
  const { figures } = house;
  if (!figures.setting) throw new NothingHere('route-not-found', `Page not found: ${request.path}`, []);
  const given = new URLSearchParams(query);
  const usual = usualOf(site.currency);
  const base = bases.find((one) => one === given.get('base')) ?? usual.base;
  const range = rangeNames.find((one) => one === given.get('range')) ?? usual.range;
  const { rates } = boardIn(await figures.board(), base);
  const asked = given.get('currency') ?? given.get('from');
  const currency = rates.find((rate) => rate.currency === asked)?.currency ?? usual.currency;
  const history = await figures.history({ base, currency, range });
  const { mnb, bnr } = figures.setting.sources;
  const data: ExchangePageData = {
    ...{ route: 'exchange', base, currency, range, rates, history },
    conversion: conversionOf(given, { base, currency, rates }),
    isInvented: (base === 'HUF' ? mnb : bnr) === 'sandbox',
  };
  const head = headOfPage(request, {
    title: 'Árfolyamok',
    description:
      'Az euró, a dollár és a többi deviza árfolyama ma és az elmúlt években, ábrával és váltóval.',
    canonicalPath: exchangePath,
  });
  const answer = pageAnswer(request, 200, head, data, [{ key: 'figures:rates' }]);
  const whole = await withHeadFigures(request, answer);
  // Anybody can write any sum.
  return given.size === 0 ? whole : { ...whole, isKeptApart: true };
}

interface Money {
  base: string;
  currency: string;
  rates: readonly ExchangeRate[];
}

function conversionOf(given: URLSearchParams, { base, currency, rates }: Money): Conversion {
  const known = new Map([[base, 1], ...rates.map(({ currency: code, rate }) => [code, rate] as const)]);
  const one = (name: string, usual: string): string => {
    const code = given.get(name) ?? '';
    return known.has(code) ? code : usual;
  };
  const from = one('from', currency);
  const to = one('to', from === base ? (rates[0]?.currency ?? base) : base);
  const amount = (given.get('amount') ?? usualAmount).slice(0, 20);
  const sum = readAmount(amount);
  const result = sum === null ? null : convert(sum, known.get(from), known.get(to));
  return { amount, from, to, result };
}
