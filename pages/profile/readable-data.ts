/** The readable page of a download: everything in the JSON files, in the words of the reader's language. */
import type { Language } from '#features/sites/public.ts';
import { isCurrency, moneyText } from '#features/support/public.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { type DateStyle, dayStart, fullDate, fullDateTime } from '#platform/time/hungarian-date.ts';
import { profileDataWords } from './profile-data-words.ts';

export interface DataPart {
  title: Readonly<Record<Language, string>>;
  data: unknown;
}

export function readablePage(parts: readonly DataPart[], style: DateStyle): string {
  const { language } = style;
  const title = escapeHtml(profileDataWords[language].title);
  // As JSON writes them: the page has what the files have.
  const sections = parts.map(
    (part) => `<h2>${part.title[language]}</h2>${readable(JSON.parse(JSON.stringify(part.data)), '', style)}`,
  );
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    '<style>body{font:1rem/1.5 sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
    `dt{font-weight:bold}dd{margin:0 0 .5rem 1rem}</style></head><body><h1>${title}</h1>` +
    `${sections.join('')}</body></html>`
  );
}

function readable(value: unknown, field: string, style: DateStyle): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '<p>–</p>';
    return `<ol>${value.map((one) => `<li>${readable(one, field, style)}</li>`).join('')}</ol>`;
  }
  if (typeof value !== 'object' || value === null) return escapeHtml(textOf(value, field, style));
  const rows = Object.entries(withMoney(value, style.language)).map(
    ([name, one]) =>
      `<dt>${escapeHtml(profileDataWords[style.language].fields[name] ?? name)}</dt><dd>${readable(one, name, style)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

/** Amounts are stored in the hundredth of a currency: nobody reads them so. */
function withMoney(value: object, language: Language): object {
  if (!('amount' in value) || !('currency' in value)) return value;
  const { amount, currency, ...rest } = value;
  const isMoney = typeof amount === 'number' && typeof currency === 'string' && isCurrency(currency);
  return isMoney ? { amount: moneyText({ amount, currency }, language), ...rest } : value;
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const day = /^\d{4}-\d\d-\d\d$/;

function textOf(value: unknown, field: string, style: DateStyle): string {
  const { language, timeZone } = style;
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return profileDataWords[language][value ? 'yes' : 'no'];
  const text = String(value);
  if (time.test(text)) return fullDateTime(Math.floor(Date.parse(text) / 1000), style);
  const start = day.test(text) ? dayStart(text, timeZone) : null;
  if (start !== null) return fullDate(start, style);
  return profileDataWords[language].values[field]?.[text] ?? text;
}
