/** The European Central Bank's reference rates: three nested elements of one name. */
import { fetchText } from '#platform/http/fetch-text.server.ts';
import { elementsNamed, readXml } from '#platform/text/read-xml.ts';
import type { Rate } from './rates.ts';
import { below, fitsIn, type RatesAsked } from './rates-asked.ts';

/** The quarter's file, or all of them since 1999. Its rates say what a euro buys; ours say what the currency costs. */
export async function askEcb(asked: RatesAsked): Promise<Rate[]> {
  const { url, since, today, currencies, signal } = asked;
  const file = fitsIn(85, asked) ? 'eurofxref-hist-90d.xml' : 'eurofxref-hist.xml';
  const wanted = new Set(currencies);
  const root = readXml(await fetchText({ url: below(url, file), signal }));
  const days = elementsNamed(root, 'Cube').filter(({ attributes }) => attributes.time !== undefined);
  if (days.length === 0) throw new SyntaxError('the answer has no day');
  return days.flatMap(({ attributes, children }) => {
    const day = attributes.time ?? '';
    if (day < since || day > today) return [];
    return children.flatMap((cube) => {
      const currency = cube.attributes.currency ?? '';
      const bought = Number(cube.attributes.rate);
      return wanted.has(currency) && bought > 0 ? [{ currency, day, rate: 1 / bought }] : [];
    });
  });
}
