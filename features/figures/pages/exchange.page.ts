/** `/arfolyam`: exchange rates, in the site's own currency or in the other one [SITE-35] [WIDG-01]. */
import { z } from 'zod';
import { definePage, headOfPage } from '#features/kit/public.ts';
import { choiceField, fullAddress, isPlainQuery, textField } from '#features/sites/public.ts';
import { boardIn } from '../board.ts';
import type { ExchangeRate } from '../board-schema.ts';
import type { FiguresFeature } from '../figures-feature.server.ts';
import { convert, readAmount } from '../rates/convert.ts';
import { exchangeDefaults, exchangePath } from '../rates/exchange-address.ts';
import { exchangeWords } from '../rates/exchange-words.ts';
import { bases, rangeNames } from '../rates/rates.ts';
import type { Conversion, ExchangePageData } from './exchange-data.ts';

/** Initial amount of the converter. */
const defaultAmount = '100';

const fields = z.object({
  base: choiceField(bases),
  range: choiceField(rangeNames),
  currency: textField,
  from: textField,
  to: textField,
  amount: textField,
});

export const exchangePage = definePage({
  route: 'exchange',
  view: 'ExchangePage',
  at: [{ pattern: exchangePath, sites: 'root', row: undefined }],
  query: fields,
  audience: 'everyone',
  frame: 'site',
  showsFigures: true,
  sitemap: async ({ view }, { figures }: { figures: FiguresFeature }) => ({
    entries: figures.setting === null ? [] : [{ address: fullAddress(view, exchangePath) }],
    dependencies: [],
  }),
  examples: [{ name: 'exchange', path: exchangePath }],
  async load(request, { figures }: { figures: FiguresFeature }) {
    const { query, site } = request;
    if (!figures.setting) return { kind: 'nothing', code: 'route-not-found', dependencies: [] };
    const defaults = exchangeDefaults(site.currency);
    const base = query.base ?? defaults.base;
    const range = query.range ?? defaults.range;
    const { rates } = boardIn(await figures.board(), base);
    const wanted = query.currency || query.from;
    const currency = rates.find((rate) => rate.currency === wanted)?.currency ?? defaults.currency;
    const history = await figures.history({ base, currency, range });
    const { mnb, bnr } = figures.setting.sources;
    const data: ExchangePageData = {
      base,
      currency,
      range,
      rates,
      history,
      conversion: conversionOf(query, { base, currency, rates }),
      isInvented: (base === 'HUF' ? mnb : bnr) === 'sandbox',
    };
    const head = headOfPage(request, {
      title: exchangeWords.title,
      description: exchangeWords.description,
      canonicalPath: exchangePath,
    });
    return {
      kind: 'page',
      head,
      data,
      dependencies: [{ key: 'figures:rates' }],
      // Any amount can be requested.
      store: isPlainQuery(fields, query) ? 'pages' : 'apart',
    };
  },
});

interface Money {
  base: string;
  currency: string;
  rates: readonly ExchangeRate[];
}

function conversionOf(query: z.output<typeof fields>, { base, currency, rates }: Money): Conversion {
  const known = new Map([[base, 1], ...rates.map(({ currency: code, rate }) => [code, rate] as const)]);
  const knownOr = (code: string, usual: string): string => (known.has(code) ? code : usual);
  const from = knownOr(query.from, currency);
  const to = knownOr(query.to, from === base ? (rates[0]?.currency ?? base) : base);
  const amount = (query.amount || defaultAmount).slice(0, 20);
  const sum = readAmount(amount);
  const result = sum === null ? null : convert(sum, known.get(from), known.get(to));
  return { amount, from, to, result };
}
