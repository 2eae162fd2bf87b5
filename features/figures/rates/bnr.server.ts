/** Rates of the National Bank of Romania: the last ten days in one file, and one file per year. */
import { fetchFromOwnSetting } from '#platform/http/outgoing/fetch-text.server.ts';
import { elementsNamed, readXml } from '#platform/text/read-xml.ts';
import type { Rate } from './rates.ts';
import { isWithinDays, type RatesRequest, urlBelow } from './rates-request.ts';

export async function fetchBnrRates(request: RatesRequest): Promise<Rate[]> {
  const { url, since, today, currencies, signal } = request;
  const wanted = new Set(currencies);
  const rates: Rate[] = [];
  for (const file of filesFor(request)) {
    const root = readXml(await fetchFromOwnSetting({ url: urlBelow(url, file), signal }));
    for (const { attributes, children } of elementsNamed(root, 'Cube')) {
      const day = attributes.date ?? '';
      if (day < since || day > today) continue;
      for (const { attributes: cube, text } of children) {
        const rate = Number(text.trim()) / Number(cube.multiplier ?? 1);
        const currency = cube.currency ?? '';
        if (wanted.has(currency) && Number.isFinite(rate) && rate > 0) rates.push({ currency, day, rate });
      }
    }
  }
  return rates;
}

/** The ten-day file covers ten banking days, which are two weeks. */
function filesFor(request: RatesRequest): string[] {
  if (isWithinDays(12, request)) return ['nbrfxrates10days.xml'];
  const first = Number(request.since.slice(0, 4));
  const last = Number(request.today.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, at) => `files/xml/years/nbrfxrates${first + at}.xml`);
}
