/** The National Bank of Romania's rates: the last ten days in one file, and a file a year. */
import { fetchText } from '#platform/http/fetch-text.server.ts';
import { elementsNamed, readXml } from '#platform/text/read-xml.ts';
import type { Rate } from './rates.ts';
import { below, fitsIn, type RatesAsked } from './rates-asked.ts';

export async function askBnr(asked: RatesAsked): Promise<Rate[]> {
  const { url, since, today, currencies, signal } = asked;
  const wanted = new Set(currencies);
  const rates: Rate[] = [];
  for (const file of filesFor(asked)) {
    const root = readXml(await fetchText({ url: below(url, file), signal }));
    for (const { attributes, children } of elementsNamed(root, 'Cube')) {
      const day = attributes.date ?? '';
      if (day < since || day > today) continue;
      for (const { attributes: said, text } of children) {
        const rate = Number(text.trim()) / Number(said.multiplier ?? 1);
        const currency = said.currency ?? '';
        if (wanted.has(currency) && Number.isFinite(rate) && rate > 0) rates.push({ currency, day, rate });
      }
    }
  }
  return rates;
}

/** Ten banking days are two weeks. */
function filesFor(asked: RatesAsked): string[] {
  if (fitsIn(12, asked)) return ['nbrfxrates10days.xml'];
  const first = Number(asked.since.slice(0, 4));
  const last = Number(asked.today.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, at) => `files/xml/years/nbrfxrates${first + at}.xml`);
}
