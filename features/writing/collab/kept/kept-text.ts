/**
 * Text that concurrent editing would drop [SAVE-04]. When a writer receives changes of others while it has
 * unconfirmed changes, its own changes are reverted, the received ones applied, and its own reapplied as far
 * as possible. _Dropped_ text was inserted by own steps and is not inserted by the reapplied ones; text
 * _removed unseen_ was inserted by the received steps and is deleted by the reapplied ones.
 */
import type { Node } from 'prosemirror-model';
import { type AppliedStep, keyOf, type Range } from '../identified-step.ts';
import type { HiddenText } from '../unconfirmed.ts';
import { baseSource, followed, type InsertedRange, type UnseenRange } from './inserted-ranges.ts';

export interface KeptText {
  /** The same id whether the writer finds it or an authority that rebases the writer's steps. */
  id: string;
  why: 'dropped' | 'removed';
  /** The client that wrote the text. */
  writer: string;
  /** Runs of text, each with the block where it stood. */
  pieces: KeptPiece[];
}

export interface KeptPiece {
  /** Key of the block of the story, or null outside the text. */
  block: string | null;
  /** Type of the node around it, for inline content, else of the node itself. */
  type: string;
  /** Inline content or one block, as `Node.toJSON` gives it. */
  content: unknown[];
  text: string;
}

/** Lost text with its positions in the document that contained it. */
export interface LostText extends KeptText {
  ranges: Range[];
}

/** The unconfirmed steps of a writer before (`own`) and after (`again`) it received those of others. */
export interface Rebase {
  /**
   * Four documents: without own and received steps (`base`), with the own ones (`before`), with the received
   * ones (`confirmed`), and with both.
   */
  base: Node;
  before: Node;
  confirmed: Node;
  own: readonly AppliedStep[];
  received: readonly AppliedStep[];
  again: readonly AppliedStep[];
  /** Keys of own steps whose text others have inserted already. */
  displaced: ReadonlySet<string>;
  /** Positions in `base`. */
  hidden: readonly HiddenText[];
}

export interface RebasedText {
  /**
   * Text of the writer's document or of the confirmed one that is missing from the document with both
   * changes.
   */
  lost: LostText[];
  /**
   * Text that was kept before and that the writer's steps still delete, with positions in the confirmed
   * document.
   */
  stillHidden: HiddenText[];
  /** Ids of kept texts that are in the document again, or that this writer has seen and deleted. */
  explained: string[];
}

export function lostText(rebase: Rebase): RebasedText {
  const { base, before, confirmed, own, received, again, displaced, hidden } = rebase;
  if (own.length === 0) return { lost: [], stillHidden: [], explained: [] };
  const unseen: UnseenRange[] = [];
  const mine = followed(own, base);
  const others = followed(received, base, unseen);
  const isInBefore = isAmong(mine);
  const isInAfter = isAmong(followed([...received, ...again], base));
  const ownSources = new Set(own.map(keyOf).filter((key) => !displaced.has(key)));
  const isLost = (range: InsertedRange, at: number) =>
    (range.source !== baseSource || isInBefore(range, at)) && !isInAfter(range, at);
  // Another tab of the same person removed it as well, with a kept text of the same id.
  const keptByOthers = new Set(unseen.map(({ row }) => row));
  const ownHidden = hidden.filter(({ row }) => !keptByOthers.has(row));
  const kept = hiddenAgain(ownHidden, confirmed, others, (range, at) => !isInAfter(range, at));
  return {
    lost: [
      ...mine
        .filter(({ source }) => ownSources.has(source))
        .flatMap((range) =>
          lostIn(before, range, (at) => !isInAfter(range, at)).map((runs) => named(runs, 'dropped', range)),
        ),
      ...others.flatMap((range) =>
        lostIn(confirmed, range, (at) => isLost(range, at)).map((runs) =>
          named(runs, 'removed', range, again[0]?.client),
        ),
      ),
      ...kept.lost,
    ],
    stillHidden: kept.stillHidden,
    explained: [...kept.explained, ...deletedWithSight(unseen, hidden, isInBefore)],
  };
}

/**
 * A kept text stays whole while all of its text is deleted unseen; otherwise the deleted rest becomes a new
 * kept text.
 */
function hiddenAgain(
  hidden: readonly HiddenText[],
  confirmed: Node,
  others: readonly InsertedRange[],
  isHidden: (range: InsertedRange, at: number) => boolean,
): RebasedText {
  const result: RebasedText = { lost: [], stillHidden: [], explained: [] };
  for (const [row, texts] of Map.groupBy(hidden, (text) => text.row)) {
    const left = texts.flatMap((text) =>
      others
        .filter(({ source }) => source === baseSource)
        .flatMap((range) => hiddenWithin(text, range, isHidden)),
    );
    if (sizeOf(left) === sizeOf(texts)) {
      result.stillHidden.push(...left.map((range) => ({ ...range, offset: 0, row })));
      continue;
    }
    result.explained.push(row);
    const [, client = '', number, remover] = row.split(':');
    const by = { client, number: Number(number) };
    for (const range of left)
      result.lost.push(
        ...lostIn(confirmed, range, () => true).map((runs) => named(runs, 'removed', by, remover)),
      );
  }
  return result;
}

/** @param text position in `base` */
function hiddenWithin(
  text: Range,
  range: InsertedRange,
  isHidden: (range: InsertedRange, at: number) => boolean,
): Range[] {
  const shift = range.from - range.offset;
  const found: Range[] = [];
  for (let at = Math.max(text.from + shift, range.from); at < Math.min(text.to + shift, range.to); at++) {
    if (!isHidden(range, at)) continue;
    const last = found.at(-1);
    if (last?.to === at) last.to = at + 1;
    else found.push({ from: at, to: at + 1 });
  }
  return found;
}

function sizeOf(ranges: readonly Range[]): number {
  return ranges.reduce((size, { from, to }) => size + to - from, 0);
}

/**
 * Ids of kept texts that others removed unseen and that steps of this writer had deleted after seeing them.
 */
function deletedWithSight(
  unseen: readonly UnseenRange[],
  hidden: readonly Range[],
  isInBefore: (range: InsertedRange, at: number) => boolean,
): string[] {
  const isDeleted = (range: UnseenRange) => {
    if (range.source !== baseSource) return false;
    for (let at = range.from; at < range.to; at++) {
      const place = range.offset + at - range.from;
      if (isInBefore(range, at) || hidden.some(({ from, to }) => place >= from && place < to)) return false;
    }
    return true;
  };
  return [...Map.groupBy(unseen, ({ row }) => row)]
    .filter(([, ranges]) => ranges.every(isDeleted))
    .map(([row]) => row);
}

function textOf({ pieces }: Pick<KeptText, 'pieces'>): string {
  return pieces.map(({ text }) => text).join('\n');
}

/** All text that unconfirmed steps wrote, for the case that none of them can be applied any more. */
export function unconfirmedText(doc: Node, own: readonly AppliedStep[]): LostText[] {
  return followed(own).flatMap((range) =>
    lostIn(doc, range, () => true).map((runs) => named(runs, 'dropped', range)),
  );
}

export function withoutPlace({ id, why, writer, pieces }: LostText): KeptText {
  return { id, why, writer, pieces };
}

/** Tests whether the text at a position of an inserted range is also in one of these ranges. */
function isAmong(ranges: readonly InsertedRange[]): (range: InsertedRange, at: number) => boolean {
  const bySource = Map.groupBy(ranges, ({ source }) => source);
  return ({ source, from, offset }, at) => {
    const place = offset + at - from;
    return (bySource.get(source) ?? []).some(
      (range) => place >= range.offset && place < range.offset + range.to - range.from,
    );
  };
}

function named(
  runs: Runs,
  why: KeptText['why'],
  by: Pick<InsertedRange, 'client' | 'number'> & Partial<InsertedRange>,
  remover = '',
): LostText {
  const id = `${why}:${by.client}:${by.number}:${remover}:${spanIn(runs, by)}:${checksum(textOf(runs))}`;
  return { ...runs, why, writer: by.client, id };
}

/** The span of a piece of text in the content that its step inserted, as part of the id. */
function spanIn({ ranges, pieces }: Runs, { source, from = 0, offset = 0 }: Partial<InsertedRange>): string {
  const [range] = ranges;
  if (!range || pieces.length > 1 || !source) return '';
  return `${source.split(':').at(-1)}.${offset + range.from - from}`;
}

type Runs = Pick<LostText, 'ranges' | 'pieces'>;

/** The lost parts of a range of a document; runs that follow each other are one loss. */
function lostIn(doc: Node, { from, to }: Range, isLost: (at: number) => boolean): Runs[] {
  const found: Runs[] = [];
  let isOpen = false;
  const add = (piece: Omit<KeptPiece, 'block'>, start: number, end: number) => {
    addRun(found, isOpen, { piece: { ...piece, block: blockAt(doc, start) }, start, end });
    isOpen = true;
  };
  doc.nodesBetween(from, to, (node, at, parent) => {
    if (node.isInline && parent) {
      const end = Math.min(at + node.nodeSize, to);
      for (let here = Math.max(at, from), next = here; here < end; here = next) {
        const lost = isLost(here);
        for (next = here + 1; next < end && isLost(next) === lost; ) next++;
        if (lost) add(inlinePiece(parent, node, here - at, next - at), here, next);
        else isOpen = false;
      }
      return false;
    }
    if (!node.isAtom || at < from || at + node.nodeSize > to || !isLost(at)) return true;
    add(blockPiece(node), at, at + node.nodeSize);
    return false;
  });
  return found;
}

interface FoundRun {
  piece: KeptPiece;
  start: number;
  end: number;
}

function addRun(found: Runs[], joins: boolean, { piece, start, end }: FoundRun): void {
  const last = found.at(-1);
  if (!joins || !last) {
    found.push({ ranges: [{ from: start, to: end }], pieces: [piece] });
    return;
  }
  const [range, before] = [last.ranges.at(-1), last.pieces.at(-1)];
  if (range?.to === start && before) {
    before.content.push(...piece.content);
    before.text += piece.text;
    range.to = end;
  } else {
    last.pieces.push(piece);
    last.ranges.push({ from: start, to: end });
  }
}

function inlinePiece(parent: Node, node: Node, from: number, to: number): Omit<KeptPiece, 'block'> {
  const cut = node.isText ? node.cut(from, to) : node;
  return { type: parent.type.name, content: [cut.toJSON()], text: cut.text ?? '\n' };
}

function blockPiece(node: Node): Omit<KeptPiece, 'block'> {
  return { type: node.type.name, content: [node.toJSON()], text: node.textContent };
}

/** Key of the innermost block that has one, around a position. */
function blockAt(doc: Node, at: number): string | null {
  const place = doc.resolve(at);
  for (let depth = place.depth; depth > 0; depth--) {
    const block = keyIn(place.node(depth));
    if (block !== null) return block;
  }
  return null;
}

/** The key of a block of a story. */
function keyIn(node: Node): string | null {
  const key: unknown = node.attrs.key;
  return typeof key === 'string' ? key : null;
}

/** FNV-1a, 32 bits: for identity, not for security. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
