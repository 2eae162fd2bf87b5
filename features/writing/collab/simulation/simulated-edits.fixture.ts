/**
 * Random edits of a story. Each creates a transaction from the state of an editor, or null where it is
 * impossible.
 */
import { Fragment, type Node, type Schema, Slice } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { AttrStep, canJoin, canSplit } from 'prosemirror-transform';
import { FieldStep } from '../field-step.ts';
import { MoveStep } from '../move-step.ts';

export interface Chance {
  below(count: number): number;
  /** Characters that no other edit types. */
  text(): string;
  key(): string;
}

type Edit = (state: EditorState, chance: Chance) => Transaction | null;

/** Edits, each with its approximate frequency among 100. */
const edits: readonly [number, Edit][] = [
  [40, (state, chance) => inText(state, chance, (tr, at) => tr.insertText(chance.text(), at))],
  [6, (state, chance) => inText(state, chance, (tr, from, to) => tr.insertText(chance.text(), from, to))],
  [8, (state, chance) => inText(state, chance, (tr, from, to) => tr.delete(from, to))],
  [4, (state, chance) => inText(state, chance, (tr, from, to) => tr.addMark(from, to, strong(state)))],
  [2, (state, chance) => inText(state, chance, (tr, from, to) => tr.removeMark(from, to, strong(state)))],
  [6, (state, chance) => inText(state, chance, (tr, at) => splitText(tr, at, chance))],
  [2, deleteAcross],
  [2, pasteAcross],
  [3, deleteBlock],
  [5, joinText],
  [6, moveBlock],
  [4, insertBlock],
  [3, changeAttribute],
  [2, insertPart],
  [1, deletePart],
  [4, changeField],
];
const allWeights = edits.reduce((sum, [weight]) => sum + weight, 0);

export function randomEdit(state: EditorState, chance: Chance): Transaction | null {
  let left = chance.below(allWeights);
  for (const [weight, edit] of edits) {
    if (left < weight) return edit(state, chance);
    left -= weight;
  }
  return null;
}

export function paragraph(schema: Schema, text: string, key: string): Node {
  return schema.node('paragraph', { key }, textIn(schema, text));
}

export function firstDocument(schema: Schema): Node {
  const part = (type: string, content: readonly Node[] = [], attrs = {}) => schema.node(type, attrs, content);
  const text = (value: string) => textIn(schema, value);
  const item = (value: string, inner: readonly Node[] = []) =>
    part('listItem', [part('itemText', text(value)), ...inner]);
  const row = (...cells: readonly string[]) =>
    part(
      'tableRow',
      cells.map((cell) => part('tableCell', [part('cellText', text(cell))])),
    );
  return part('doc', [
    part('title', text('title')),
    part('subtitle'),
    part('lead', text('lead')),
    ...Array.from({ length: 7 }, (_, at) => paragraph(schema, `start${at}. alpha${at}.`, `p${at}`)),
    part('heading', text('heading'), { key: 'h', level: 2 }),
    part('list', [item('one', [part('list', [item('inner')])]), item('two')], { key: 'l' }),
    part('table', [part('caption'), part('tableGrid', [row('a', 'b'), row('c', 'd')])], { key: 't' }),
    part('image', [part('alt'), part('caption', text('caption')), part('credit')], {
      key: 'i',
      imageId: 1,
    }),
    part('infoBox', [part('boxTitle', text('box')), paragraph(schema, 'in the box', 'b1')], { key: 'b' }),
  ]);
}

function textIn(schema: Schema, text: string): Node[] {
  return text === '' ? [] : [schema.text(text)];
}

interface Place {
  node: Node;
  at: number;
}

function places(doc: Node, isWanted: (node: Node) => boolean): Place[] {
  const found: Place[] = [];
  doc.descendants((node, at) => {
    if (isWanted(node)) found.push({ node, at });
    return !node.isTextblock;
  });
  return found;
}

function oneOf<T>(all: readonly T[], chance: Chance): T | undefined {
  return all[chance.below(all.length)];
}

function blocksOf(doc: Node): Place[] {
  const found: Place[] = [];
  doc.forEach((node, at) => {
    if (typeof node.attrs.key === 'string') found.push({ node, at });
  });
  return found;
}

function inText(
  { doc, tr }: EditorState,
  chance: Chance,
  edit: (transaction: Transaction, from: number, to: number) => Transaction | null,
): Transaction | null {
  const place = oneOf(
    places(doc, ({ isTextblock }) => isTextblock),
    chance,
  );
  if (!place) return null;
  const [from = 0, to = 0] = [
    chance.below(place.node.content.size + 1),
    chance.below(place.node.content.size + 1),
  ]
    .toSorted((one, other) => one - other)
    .map((offset) => place.at + 1 + offset);
  return edit(tr, from, to);
}

function strong({ schema }: EditorState) {
  return schema.mark('strong');
}

function splitText(transaction: Transaction, at: number, chance: Chance): Transaction | null {
  const place = transaction.doc.resolve(at);
  const { type } = place.parent;
  if (type.name === 'paragraph') return transaction.split(at, 1, [{ type, attrs: { key: chance.key() } }]);
  return type.name === 'itemText' && canSplit(transaction.doc, at, 2) ? transaction.split(at, 2) : null;
}

function joinText({ doc, tr }: EditorState, chance: Chance): Transaction | null {
  const place = oneOf(
    places(doc, ({ type }) => ['paragraph', 'listItem', 'heading'].includes(type.name)).filter(
      ({ node, at }) => doc.resolve(at).nodeBefore?.type === node.type && canJoin(doc, at),
    ),
    chance,
  );
  return place ? tr.join(place.at) : null;
}

function deleteAcross({ doc, tr }: EditorState, chance: Chance): Transaction | null {
  const all = places(doc, ({ isTextblock }) => isTextblock);
  const first = chance.below(all.length);
  const one = all[first];
  const other = all[first + 1 + chance.below(2)];
  if (!one || !other) return null;
  return tr.delete(
    one.at + 1 + chance.below(one.node.content.size + 1),
    other.at + 1 + chance.below(other.node.content.size + 1),
  );
}

/** Replaces a selection across two paragraphs with two new ones. */
function pasteAcross({ doc, tr, schema }: EditorState, chance: Chance): Transaction | null {
  const paragraphs = blocksOf(doc).filter(({ node }) => node.type.name === 'paragraph');
  const first = chance.below(paragraphs.length);
  const [one, other] = [paragraphs[first], paragraphs[first + 1]];
  if (!one || other?.at !== one.at + one.node.nodeSize) return null;
  const pasted = [1, 2].map(() => paragraph(schema, chance.text(), chance.key()));
  return tr.replace(
    one.at + 1 + chance.below(one.node.content.size + 1),
    other.at + 1 + chance.below(other.node.content.size + 1),
    new Slice(Fragment.from(pasted), 1, 1),
  );
}

function deleteBlock({ doc, tr }: EditorState, chance: Chance): Transaction | null {
  const block = oneOf(blocksOf(doc), chance);
  return block ? tr.delete(block.at, block.at + block.node.nodeSize) : null;
}

function moveBlock({ doc, tr }: EditorState, chance: Chance): Transaction | null {
  const blocks = blocksOf(doc);
  const block = oneOf(blocks, chance);
  if (!block) return null;
  const target = blocks[chance.below(blocks.length + 1)]?.at ?? doc.content.size;
  const end = block.at + block.node.nodeSize;
  return target >= block.at && target <= end ? null : tr.step(new MoveStep(block.at, end, target));
}

function insertBlock({ doc, tr, schema }: EditorState, chance: Chance): Transaction {
  const at = oneOf(blocksOf(doc), chance)?.at ?? doc.content.size;
  return tr.insert(at, paragraph(schema, chance.text(), chance.key()));
}

function changeAttribute({ doc, tr }: EditorState, chance: Chance): Transaction | null {
  const place = oneOf(
    places(doc, ({ type }) => type.name === 'heading' || type.name === 'list'),
    chance,
  );
  if (!place) return null;
  return tr.step(
    place.node.type.name === 'heading'
      ? new AttrStep(place.at, 'level', 2 + chance.below(3))
      : new AttrStep(place.at, 'ordered', chance.below(2) === 0),
  );
}

/** A list item, a nested list or a row of a table. */
function insertPart({ doc, tr, schema }: EditorState, chance: Chance): Transaction | null {
  const place = oneOf(
    places(doc, ({ type }) => type.name === 'listItem' || type.name === 'tableRow'),
    chance,
  );
  if (!place) return null;
  const end = place.at + place.node.nodeSize;
  const text = schema.text(chance.text());
  if (place.node.type.name === 'tableRow')
    return tr.insert(
      end,
      schema.node('tableRow', {}, schema.node('tableCell', {}, schema.node('cellText', {}, text))),
    );
  const item = schema.node('listItem', {}, schema.node('itemText', {}, text));
  return chance.below(2) === 0 ? tr.insert(end, item) : tr.insert(end - 1, schema.node('list', {}, item));
}

function deletePart({ doc, tr }: EditorState, chance: Chance): Transaction | null {
  const place = oneOf(
    places(doc, ({ type }) => ['listItem', 'tableRow', 'tableCell'].includes(type.name)),
    chance,
  );
  const parent = place && doc.resolve(place.at).parent;
  if (!place || !parent || (parent.childCount === 1 && parent.type.name === 'tableRow')) return null;
  return tr.delete(place.at, place.at + place.node.nodeSize);
}

function changeField({ tr }: EditorState, chance: Chance): Transaction {
  const name = 'tagIds';
  const element = 1 + chance.below(6);
  return tr.step(
    new FieldStep(
      chance.below(2) === 0
        ? { change: 'add', name, element, before: null }
        : { change: 'remove', name, element },
    ),
  );
}
