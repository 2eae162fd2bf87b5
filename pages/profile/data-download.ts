/** A reader's data as a ZIP: JSON for programs, and one HTML page for reading [ACCT-05]. */
import { strToU8, zipSync } from 'fflate';
import { accountService, type PersonalDataSource, type ReaderIdentity } from '#features/accounts/public.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';

/** Address of the file; its page refreshes the session before. */
export const dataFilePath = `${accountService}/adataim.zip`;

export interface DownloadNeeds {
  personalData: readonly PersonalDataSource[];
}

export async function dataDownload(reader: ReaderIdentity, { personalData }: DownloadNeeds): Promise<Buffer> {
  const parts = await Promise.all(
    personalData.map(async ({ name, title, exportOf }) => ({ name, title, data: await exportOf(reader) })),
  );
  const files = parts.map(
    ({ name, data }) => [`${name}.json`, strToU8(JSON.stringify(data, null, 2))] as const,
  );
  const page = strToU8(readablePage(parts));
  return Buffer.from(zipSync({ ...Object.fromEntries(files), 'olvashato.html': page }));
}

function readablePage(parts: readonly { title: string; data: unknown }[]): string {
  const sections = parts.map(({ title, data }) => `<h2>${escapeHtml(title)}</h2>${readable(data)}`);
  return (
    '<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>Az Ön adatai</title>' +
    '<style>body{font:1rem/1.5 sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
    'dt{font-weight:bold}dd{margin:0 0 .5rem 1rem}</style></head><body><h1>Az Ön adatai</h1>' +
    `${sections.join('')}</body></html>`
  );
}

function readable(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '<p>–</p>';
    return `<ol>${value.map((one) => `<li>${readable(one)}</li>`).join('')}</ol>`;
  }
  if (value instanceof Date) return escapeHtml(value.toISOString());
  if (typeof value !== 'object' || value === null) return escapeHtml(value === null ? '–' : String(value));
  const rows = Object.entries(value).map(
    ([name, one]) => `<dt>${escapeHtml(name)}</dt><dd>${readable(one)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}
