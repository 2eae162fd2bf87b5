/** Rates of the National Bank of Hungary: SOAP, with the result as XML text inside XML. */
import { fetchFromOwnSetting } from '#platform/http/outgoing/fetch-text.server.ts';
import { elementsNamed, readXml } from '#platform/text/read-xml.ts';
import type { Rate } from './rates.ts';
import type { RatesRequest } from './rates-request.ts';

const service = 'http://www.mnb.hu/webservices/';

export async function fetchMnbRates({
  url,
  since,
  today,
  currencies,
  signal,
}: RatesRequest): Promise<Rate[]> {
  // No space after the comma: it would become part of the currency's name.
  const names = currencies.filter((currency) => currency !== 'HUF').join(',');
  const call = `<startDate>${since}</startDate><endDate>${today}</endDate><currencyNames>${names}</currencyNames>`;
  const text = await fetchFromOwnSetting({
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
      // An empty rate parses as 0, and a unit of 0 yields infinity: neither is a rate.
      if (!Number.isFinite(one) || one <= 0) return [];
      return [{ currency: rate.attributes.curr ?? '', day: day.attributes.date ?? '', rate: one }];
    }),
  );
}
