/** The report as a table for spreadsheets. */
import type { ReportRow } from '../ads-queries.server.ts';

const columns = ['id', 'name', 'site', 'place', 'day', 'impressions', 'clicks'] as const;

/** One line for each row below the names of the columns, without a line break at the end. */
export function reportCsv(rows: readonly ReportRow[]): string {
  const lines = rows.map((row) => columns.map((column) => csvField(String(row[column]))).join(','));
  return [columns.join(','), ...lines].join('\n');
}

/** Quoted where needed; a text that a spreadsheet would take for a formula begins with an apostrophe. */
function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
