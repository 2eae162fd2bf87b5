/** A bank's statement as CSV: columns are found by their titles, as every bank has others. */
import { createHash } from 'node:crypto';
import { isCurrency, type Money } from './money.ts';

export interface StatementRow {
  /** Hash of the bank's number with what was paid, or of the whole row; it names nobody, and is stored for good. */
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
/** Numbers of the transfer, and not of its sender. */
const idTitle = /azonosító|azonosito|tranzakció|tranzakcio|transaction|^id$/i;
const otherTitle =
  /dátum|datum|date|nap|idő|time|típus|tipus|type|összeg|osszeg|amount|deviza|currency|partner|fél|küldő|fizető|payer|sender|számla|szamla|account|ügyfél|customer|közlemény|remark/i;

/** Incoming transfers only: amounts above zero. */
export function readStatement(text: string): StatementReading {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const [head = ''] = lines;
  const separator = [';', '\t', ','].find((sign) => head.includes(sign)) ?? ';';
  const names = cellsOf(head, separator);
  const column = (title: RegExp) => names.findIndex((name) => title.test(name));
  const at = {
    amount: column(titles.amount),
    currency: column(titles.currency),
    remark: column(titles.remark),
    day: column(titles.day),
    id: names.findIndex((name) => idTitle.test(name) && !otherTitle.test(name)),
  };
  if (at.amount < 0 || at.remark < 0)
    return { kind: 'fault', fault: 'the first line must name the columns for the amount and the remark' };
  const seen = new Map<string, number>();
  const rows = lines.slice(1).flatMap((source): StatementRow[] => {
    const cells = cellsOf(source, separator);
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
  return { kind: 'rows', rows, skipped: lines.length - 1 - rows.length };
}

/** A statement that is read again years later has the same ids, and what is stored for that names nobody. */
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

/** Quoted cells may contain the separator, and quotes that are doubled. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (isQuoted && sign === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}
