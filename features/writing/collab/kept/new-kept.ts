/**
 * Kept texts to add to a story. A writer, its second tab and the authority that rebased its steps may have
 * found the same text, divided differently: of two kept texts of one transaction the one that contains the
 * other stays, and overlapping text stays in the first only.
 */
import { isRecord } from '#platform/text/is-record.ts';
import { checksum, type KeptPiece, type KeptText } from './kept-text.ts';

export interface NewKept {
  added: KeptText[];
  /** Ids of stored kept texts that an added one contains. */
  superseded: string[];
}

/** @param open the open kept texts of the story */
export function newKept(open: readonly KeptText[], arriving: readonly KeptText[]): NewKept {
  const added: KeptText[] = [];
  const superseded: string[] = [];
  for (const row of arriving) {
    const same = [...open, ...added].filter((other) => originIn(other) === originIn(row));
    const spans = same.flatMap((other) => spanIn(other) ?? []);
    const unknown = spanIn(row) === null ? same : same.filter((other) => spanIn(other) === null);
    if (unknown.some((other) => textIn(other).includes(textIn(row)))) continue;
    superseded.push(...unknown.filter((other) => textIn(row).includes(textIn(other))).map(({ id }) => id));
    added.push(...spans.reduce((rows, span) => rows.flatMap((one) => without(one, span)), [row]));
  }
  return { added, superseded };
}

/** The part of the id that names the reason, the transaction of the text, and who removed it. */
function originIn({ id }: KeptText): string {
  return id.split(':').slice(0, 4).join(':');
}

function textIn({ pieces }: KeptText): string {
  return pieces.map(({ text }) => text).join('\n');
}

interface Span {
  step: string;
  from: number;
  to: number;
}

/** The span in the content that its step inserted; null for a kept text of several pieces. */
function spanIn({ id, pieces }: KeptText): Span | null {
  const [step, from] = id.split(':')[4]?.split('.') ?? [];
  const [piece, ...others] = pieces;
  if (!step || from === undefined || !piece || others.length > 0) return null;
  return { step, from: Number(from), to: Number(from) + piece.text.length };
}

/** A kept text without the part that another one contains. */
function without(row: KeptText, taken: Span): KeptText[] {
  const span = spanIn(row);
  if (span?.step !== taken.step || taken.from >= span.to || taken.to <= span.from) return [row];
  return [...part(row, span, span.from, taken.from), ...part(row, span, taken.to, span.to)];
}

function part(row: KeptText, span: Span, from: number, to: number): KeptText[] {
  const [piece] = row.pieces;
  if (!piece || from >= to) return [];
  const text = piece.text.slice(from - span.from, to - span.from);
  return [
    {
      ...row,
      id: [originIn(row), `${span.step}.${from}`, checksum(text)].join(':'),
      pieces: [{ ...piece, text, content: contentOf(piece, from - span.from, to - span.from) }],
    },
  ];
}

/** The inline content between two offsets; only text nodes are longer than one position. */
function contentOf({ content }: KeptPiece, from: number, to: number): unknown[] {
  const left: unknown[] = [];
  let at = 0;
  for (const node of content) {
    const text = isRecord(node) && typeof node.text === 'string' ? node.text : null;
    const end = at + (text?.length ?? 1);
    if (end > from && at < to)
      left.push(
        text === null || !isRecord(node)
          ? node
          : { ...node, text: text.slice(Math.max(from - at, 0), to - at) },
      );
    at = end;
  }
  return left;
}
