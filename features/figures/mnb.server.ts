/** The National Bank of Hungary's rates: SOAP, whose answer is XML that lies in XML as text. */
import { fetchText } from '#platform/http/fetch-text.server.ts';
import { elementsNamed, readXml } from '#platform/text/read-xml.ts';
import type { Rate } from './rates.ts';
import type { RatesAsked } from './rates-asked.ts';

const service = 'http://www.mnb.hu/webservices/';

export async function askMnb({ url, since, today, currencies, signal }: RatesAsked): Promise<Rate[]> {
  // A comma with a space behind it would be a currency of that name.
  const names = currencies.filter((currency) => currency !== 'HUF').join(',');
  const call = `<startDate>${since}</startDate><endDate>${today}</endDate><currencyNames>${names}</currencyNames>`;
  const text = await fetchText({
    url,
    method: 'POST',
    signal,
    headers: {
      'content-type': 'text/xml; charset=utf-8',
      soapaction: `"${service}MNBArfolyamServiceSoap/GetExchangeRates"`,
    },
    body: `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><GetExchangeRates xmlns="${service}">${call}</GetExchangeRates></s:Body></s:Envelope>`,
  });
  const [result] = elementsNamed(readXml(text), 'GetExchangeRatesResult');
  if (!result) throw new SyntaxError('the answer has no GetExchangeRatesResult');
  return elementsNamed(readXml(result.text), 'Day').flatMap((day) =>
    elementsNamed(day, 'Rate').flatMap((rate) => {
      const unit = Number(rate.attributes.unit);
      const value = Number(rate.text.trim().replace(',', '.'));
      const one = value / unit;
      // An empty rate is nought, and a unit of nought makes it endless: neither is a rate.
      if (!Number.isFinite(one) || one <= 0) return [];
      return [{ currency: rate.attributes.curr ?? '', day: day.attributes.date ?? '', rate: one }];
    }),
  );
}
