/**
 * Footnotes: a citation in the text is a link to a note below it; both get the same number automatically
 * [EDIT-05].
 */
import type { Node } from 'prosemirror-model';
import { type Command, Selection, TextSelection, type Transaction } from 'prosemirror-state';

interface Citation {
  /** Number of the cited note. */
  number: number;
  from: number;
  to: number;
}

interface Note {
  number: number;
  /** Position before the note. */
  at: number;
  node: Node;
}

/** Citations in the order of the text. */
export function citationsIn(doc: Node): Citation[] {
  const found: Citation[] = [];
  doc.descendants((node, at) => {
    const href = node.isText ? node.marks.find(({ type }) => type.name === 'a')?.attrs.href : undefined;
    const number = Number(/^#jegyzet_(\d+)$/.exec(String(href))?.[1]);
    if (Number.isNaN(number)) return;
    const last = found.at(-1);
    // One citation may consist of several nodes with different marks.
    if (last?.number === number && last.to === at) last.to += node.nodeSize;
    else found.push({ number, from: at, to: at + node.nodeSize });
  });
  return found;
}

/** Notes in their order, which determines their numbers. */
export function notesIn(doc: Node): Note[] {
  const found: Note[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === 'note') found.push({ number: Number(node.attrs.number), at, node });
    return node.type.name === 'footnotes' || node.type.name === 'infoBox';
  });
  return found;
}

/** A large random number: two people may add notes at the same time. */
const randomNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Adds a citation at the cursor and its note, and moves the cursor into the note. */
export function addNote(newNumber = randomNumber): Command {
  return ({ tr }, dispatch) => {
    const transaction = withNote(tr, newNumber());
    if (transaction !== null) dispatch?.(transaction);
    return transaction !== null;
  };
}

/** The transaction; null where no note is possible. The new note follows those of earlier citations. */
export function withNote(transaction: Transaction, number = randomNumber()): Transaction | null {
  const { doc, selection } = transaction;
  const { schema } = doc.type;
  const { a, sup } = schema.marks;
  const { note, footnotes } = schema.nodes;
  const { parent } = selection.$to;
  if (!a || !sup || !note || !footnotes || !parent.inlineContent || parent.type === note) return null;
  if (!parent.type.allowsMarkType(a)) return null;
  const citation = schema.text('1', [a.create({ href: `#jegyzet_${number}` }), sup.create()]);
  const before = citationsIn(doc)
    .filter(({ from }) => from < selection.to)
    .map((one) => one.number);
  const notes = notesIn(doc);
  const last = notes.findLast((one) => before.includes(one.number));
  const at = last ? last.at + last.node.nodeSize : (notes[0]?.at ?? doc.content.size);
  transaction.insert(selection.to, citation);
  const made = note.create({ number });
  const place = transaction.mapping.slice(transaction.mapping.maps.length - 1).map(at);
  transaction.insert(place, notes.length > 0 ? made : footnotes.create(null, made));
  const inside = place + (notes.length > 0 ? 1 : 2);
  return transaction.setSelection(TextSelection.create(transaction.doc, inside)).scrollIntoView();
}

/** Enter in a note moves the cursor after its citation. */
export const leaveNote: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type.name !== 'note') return false;
  const citation = citationsIn(state.doc).find(({ number }) => number === $from.parent.attrs.number);
  if (!citation) return true;
  dispatch?.(
    state.tr.setSelection(TextSelection.create(state.doc, citation.to)).setStoredMarks([]).scrollIntoView(),
  );
  return true;
};

/** Backspace in an empty note removes it with its citation. */
export const removeEmptyNote: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type.name !== 'note' || $from.parent.content.size > 0) return false;
  if (!dispatch) return true;
  const list = $from.node(-1);
  const isOnly = list.childCount === 1;
  const transaction = state.tr.delete(
    $from.before(isOnly ? -1 : undefined),
    $from.after(isOnly ? -1 : undefined),
  );
  const citations = citationsIn(state.doc).filter(({ number }) => number === $from.parent.attrs.number);
  for (const { from, to } of citations.toReversed())
    transaction.delete(transaction.mapping.map(from), transaction.mapping.map(to));
  const place = transaction.mapping.map(citations[0]?.from ?? $from.before(-1));
  dispatch(transaction.setSelection(Selection.near(transaction.doc.resolve(place), -1)).scrollIntoView());
  return true;
};
