/** Invented rates in each bank's format. */

import { element, elementAround, xmlDeclaration, xmlText } from '#platform/feeds/xml.ts';
import { elementsNamed, readXml } from '#platform/text/read-xml.ts';
import { daysAfter } from '#platform/time/day.ts';
import { dayKey } from '#platform/time/hungarian-date.ts';
import { bankingDays, euroIn, inventedCurrencies } from './invented-figures.ts';

const zone = 'Europe/Budapest';
/** Hour of the day at which a bank publishes; before it, the newest rates are those of the previous day. */
const publishedFromHour = { mnb: 11, bnr: 12, ecb: 16 };

function lastDay(bank: keyof typeof publishedFromHour, now: Date): string {
  return dayKey(now.getTime() / 1000 - publishedFromHour[bank] * 3600, zone);
}

const per100 = new Set(['JPY', 'HUF', 'KRW', 'IDR']);

/** Null for an unknown call. */
export function mnbAnswer(body: string, now: Date): string | null {
  const [call] = elementsNamed(readXml(body), 'GetExchangeRates');
  if (!call) return null;
  const said = (name: string): string => elementsNamed(call, name)[0]?.text.trim() ?? '';
  const wanted = said('currencyNames')
    .split(',')
    .filter((currency) => currency !== 'HUF' && inventedCurrencies.includes(currency));
  const last = lastDay('mnb', now);
  const to = said('endDate') < last ? said('endDate') : last;
  const days = bankingDays(said('startDate'), to).toReversed();
  const inner = elementAround(
    'MNBExchangeRates',
    days.map((date) =>
      elementAround(
        'Day',
        wanted.map((curr) => {
          const unit = per100.has(curr) ? 100 : 1;
          const value = (euroIn('HUF', date) / euroIn(curr, date)) * unit;
          return element('Rate', value.toFixed(2).replace('.', ','), { unit: String(unit), curr });
        }),
        { date },
      ),
    ),
  );
  return `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><GetExchangeRatesResponse xmlns="http://www.mnb.hu/webservices/"><GetExchangeRatesResult>${xmlText(inner)}</GetExchangeRatesResult></GetExchangeRatesResponse></s:Body></s:Envelope>`;
}

export function ecbAnswer(file: string, now: Date): string | null {
  const last = lastDay('ecb', now);
  const from = { 'eurofxref-hist-90d.xml': daysAfter(last, -90), 'eurofxref-hist.xml': '2015-01-01' }[file];
  if (from === undefined) return null;
  const days = bankingDays(from, last).toReversed();
  const cubes = days.map((time) =>
    elementAround(
      'Cube',
      inventedCurrencies
        .filter((currency) => currency !== 'EUR')
        .map((currency) => element('Cube', null, { currency, rate: euroIn(currency, time).toPrecision(5) })),
      { time },
    ),
  );
  return `${xmlDeclaration}<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>${elementAround('Cube', cubes)}</gesmes:Envelope>`;
}

export function bnrAnswer(file: string, now: Date): string | null {
  const last = lastDay('bnr', now);
  const [, year] = /^files\/xml\/years\/nbrfxrates(20\d\d)\.xml$/.exec(file) ?? [];
  if (year === undefined && file !== 'nbrfxrates10days.xml') return null;
  const days =
    year === undefined
      ? bankingDays(daysAfter(last, -20), last).slice(-10)
      : bankingDays(`${year}-01-01`, `${year}-12-31`).filter((day) => day <= last);
  const cubes = days.map((date) =>
    elementAround(
      'Cube',
      inventedCurrencies
        .filter((currency) => currency !== 'RON')
        .map((currency) => {
          const multiplier = per100.has(currency) ? 100 : 1;
          const value = (euroIn('RON', date) / euroIn(currency, date)) * multiplier;
          const attributes = multiplier === 1 ? { currency } : { currency, multiplier: String(multiplier) };
          return element('Rate', value.toFixed(4), attributes);
        }),
      { date },
    ),
  );
  const header = ['National Bank of Romania', last, 'DR'];
  const said = ['Publisher', 'PublishingDate', 'MessageType'].map((name, at) =>
    element(name, header[at] ?? ''),
  );
  const subject = [element('Subject', 'Reference rates'), element('OrigCurrency', 'RON')];
  return `${xmlDeclaration}<DataSet xmlns="http://www.bnr.ro/xsd">${elementAround('Header', said)}${elementAround('Body', [...subject, ...cubes])}</DataSet>`;
}
