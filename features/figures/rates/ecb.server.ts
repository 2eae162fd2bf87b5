/** Reference rates of the European Central Bank: three nested elements of the same name. */
import { fetchFromOwnSetting } from '#platform/http/outgoing/fetch-text.server.ts';
import { elementsNamed, readXml } from '#platform/text/read-xml.ts';
import type { Rate } from './rates.ts';
import { isWithinDays, type RatesRequest, urlBelow } from './rates-request.ts';

/**
 * Reads the 90-day file, or all rates since 1999. The bank's rates say what a euro buys; ours say what the currency
 * costs.
 */
export async function fetchEcbRates(request: RatesRequest): Promise<Rate[]> {
  const { url, since, today, currencies, signal } = request;
  const file = isWithinDays(85, request) ? 'eurofxref-hist-90d.xml' : 'eurofxref-hist.xml';
  const wanted = new Set(currencies);
  const root = readXml(await fetchFromOwnSetting({ url: urlBelow(url, file), signal }));
  const days = elementsNamed(root, 'Cube').filter(({ attributes }) => attributes.time !== undefined);
  if (days.length === 0) throw new SyntaxError('the answer has no day');
  return days.flatMap(({ attributes, children }) => {
    const day = attributes.time ?? '';
    if (day < since || day > today) return [];
    return children.flatMap((cube) => {
      const currency = cube.attributes.currency ?? '';
      const unitsPerEuro = Number(cube.attributes.rate);
      return wanted.has(currency) && unitsPerEuro > 0 ? [{ currency, day, rate: 1 / unitsPerEuro }] : [];
    });
  });
}
