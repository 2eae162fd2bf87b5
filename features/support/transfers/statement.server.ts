/** A bank's statement as CSV: columns are found by their titles, which differ from bank to bank. */
import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { isCurrency, type Money } from '../terms/money.ts';

export interface StatementRow {
  /**
   * Hash of the bank's number with the payment, or of the whole row; it has no personal data, and is never
   * deleted.
   */
  id: string;
  /** As the bank writes it. */
  day: string;
  money: Money;
  remark: string;
  /** The row as it stands in the file. */
  source: string;
}

export type StatementReading =
  | { kind: 'rows'; rows: StatementRow[]; skipped: number }
  | { kind: 'fault'; fault: string };

const titles = {
  amount: /összeg|osszeg|amount/i,
  currency: /deviza|pénznem|penznem|currency/i,
  remark: /közlemény|kozlemeny|megjegyzés|remark|reference|narrative/i,
  day: /dátum|datum|nap|date/i,
};
/** Titles of columns that identify the transfer, not its sender. */
const idTitle = /azonosító|azonosito|tranzakció|tranzakcio|transaction|^id$/i;
const otherTitle =
  /dátum|datum|date|nap|idő|time|típus|tipus|type|összeg|osszeg|amount|deviza|currency|partner|fél|küldő|fizető|payer|sender|számla|szamla|account|ügyfél|customer|közlemény|remark/i;

/** Incoming transfers only: amounts above zero. */
export function readStatement(text: string): StatementReading {
  const lines = linesOf(text);
  if ('fault' in lines) return { kind: 'fault', fault: lines.fault };
  const [head, ...others] = lines;
  const column = (title: RegExp) => head?.cells.findIndex((name) => title.test(name)) ?? -1;
  const at = {
    amount: column(titles.amount),
    currency: column(titles.currency),
    remark: column(titles.remark),
    day: column(titles.day),
    id: head?.cells.findIndex((name) => idTitle.test(name) && !otherTitle.test(name)) ?? -1,
  };
  if (at.amount < 0 || at.remark < 0)
    return { kind: 'fault', fault: 'the first line must name the columns for the amount and the remark' };
  const seen = new Map<string, number>();
  const rows = others.flatMap(({ cells, source }): StatementRow[] => {
    const currency = (cells[at.currency] ?? 'HUF').trim().toUpperCase();
    const amount = amountIn(cells[at.amount] ?? '');
    if (amount === null || amount <= 0 || !isCurrency(currency)) return [];
    // Equal rows without a number are different transfers of one day, in their order.
    const times = (seen.get(source) ?? 0) + 1;
    seen.set(source, times);
    const number = cells[at.id]?.trim() ?? '';
    const day = cells[at.day]?.trim() ?? '';
    const id = idOf(number === '' ? [source, times] : [number, day, amount, currency]);
    return [{ id, day, money: { amount, currency }, remark: cells[at.remark] ?? '', source }];
  });
  return { kind: 'rows', rows, skipped: others.length - rows.length };
}

/** The records with the option `raw`, which the package's types do not cover. */
const recordsSchema = z.array(z.object({ raw: z.string(), record: z.array(z.string()) }));

interface Line {
  cells: string[];
  /** The row without the line break at its end; ids are derived from it. */
  source: string;
}

/** The file's rows, which may have breaks inside quotes; the first line decides which sign separates cells. */
function linesOf(text: string): Line[] | { fault: string } {
  const [head = ''] = text.trimStart().split(/[\r\n]/, 1);
  try {
    const records = parse(text, {
      bom: true,
      delimiter: [';', '\t', ','].find((sign) => head.includes(sign)) ?? ';',
      raw: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Banks do not escape quotes of the remark.
      relax_quotes: true,
    });
    return recordsSchema
      .parse(records)
      .map(({ raw, record }) => ({ cells: record, source: raw.replace(/[\r\n]+$/, '') }))
      .filter(({ source }) => source.trim() !== '');
  } catch (error) {
    if (error instanceof CsvError) return { fault: error.message };
    throw error;
  }
}

/**
 * A hash: a statement that is read again years later has the same ids, and no personal data is stored for
 * that.
 */
function idOf(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Hundredths of `1 234,50`, `1.234,50`, `1,234.50` or `-1234`. */
function amountIn(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f+]/g, '');
  const [, sign = '', whole = '', fraction = ''] =
    /^(-?)(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === '') return null;
  const amount = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' ? -amount : amount;
}
