/** Differences between two states of a story: fields by value, blocks by key, texts by words [REV-01]. */
import { diffWordsWithSpace } from 'diff';
import type { Node } from 'prosemirror-model';
import { fieldsIn, type Json } from '../collab/field-step.ts';
import { blocksOf, movedAmong, type PlacedBlock, textNodes } from './aligned-blocks.ts';
import { isSameValue } from './restore-state.ts';

export const runKinds = ['same', 'added', 'removed'] as const;
export const partChanges = ['same', 'changed', 'added', 'removed'] as const;

export interface TextRun {
  kind: (typeof runKinds)[number];
  text: string;
}

export interface ComparedPart {
  /** Name of the node: `title`, or a kind of block. */
  type: string;
  change: (typeof partChanges)[number];
  isMoved: boolean;
  /** Formatting, a link, a picture or another setting has changed. */
  hasOtherSettings: boolean;
  runs: TextRun[];
}

export interface ComparedField {
  name: string;
  /** Null: the default. */
  before: Json;
  after: Json;
}

export interface Comparison {
  fields: ComparedField[];
  /** In the order of the later state; removed parts at their former place. */
  parts: ComparedPart[];
}

export function compareDocuments(before: Node, after: Node): Comparison {
  const texts = textNodes.map((_, index) => comparedPart(before.child(index), after.child(index), false));
  return {
    fields: comparedFields(fieldsIn(before), fieldsIn(after)),
    parts: [...texts, ...comparedBlocks(blocksOf(before), blocksOf(after))],
  };
}

function comparedFields(before: Record<string, Json>, after: Record<string, Json>): ComparedField[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !isSameValue(before[name], after[name]))
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }));
}

function comparedBlocks(before: readonly PlacedBlock[], after: readonly PlacedBlock[]): ComparedPart[] {
  const earlier = new Map(before.map((block) => [block.id, block]));
  const later = new Set(after.map(({ id }) => id));
  const ids = (blocks: readonly PlacedBlock[]) => blocks.map(({ id }) => id);
  const moved = movedAmong(ids(before), ids(after));
  const removedAfter = new Map<string | null, ComparedPart[]>();
  let anchor: string | null = null;
  for (const { id, node } of before) {
    if (!later.has(id))
      removedAfter.set(anchor, [...(removedAfter.get(anchor) ?? []), wholePart(node, 'removed')]);
    else if (!moved.has(id)) anchor = id;
  }
  return [
    ...(removedAfter.get(null) ?? []),
    ...after.flatMap(({ id, node }) => {
      const old = earlier.get(id);
      const part = old ? comparedPart(old.node, node, moved.has(id)) : wholePart(node, 'added');
      return [part, ...(removedAfter.get(id) ?? [])];
    }),
  ];
}

function comparedPart(before: Node, after: Node, isMoved: boolean): ComparedPart {
  const type = after.type.name;
  if (before.eq(after))
    return { type, change: 'same', isMoved, hasOtherSettings: false, runs: wholeRuns(after, 'same') };
  const [old, text] = [textOf(before), textOf(after)];
  const hasOtherSettings =
    old === text ||
    before.type !== after.type ||
    JSON.stringify(before.attrs) !== JSON.stringify(after.attrs);
  return { type, change: 'changed', isMoved, hasOtherSettings, runs: comparedWords(old, text) };
}

function wholePart(node: Node, change: 'added' | 'removed'): ComparedPart {
  return {
    type: node.type.name,
    change,
    isMoved: false,
    hasOtherSettings: false,
    runs: wholeRuns(node, change),
  };
}

function wholeRuns(node: Node, kind: TextRun['kind']): TextRun[] {
  const text = textOf(node);
  return text === '' ? [] : [{ kind, text }];
}

/** A text with more changed words than this counts as replaced: comparing it would take seconds. */
const mostChanges = 2_000;

/** @example comparedWords('egy híd', 'egy új híd') // same 'egy ', added 'új ', same 'híd' */
export function comparedWords(before: string, after: string): TextRun[] {
  const found = diffWordsWithSpace(before, after, { maxEditLength: mostChanges });
  if (!found)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return found.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** The text of a block, with a line for each part: items, cells, captions. */
function textOf(node: Node): string {
  return node.textBetween(0, node.content.size, '\n', '\n');
}
