/**
 * Steps that turn one document of a story into another: a program that saves a whole story takes part like
 * another writer. Blocks are compared by their keys, so that concurrent changes in other blocks are not
 * affected.
 */
import type { Node } from 'prosemirror-model';
import { type Step, Transform } from 'prosemirror-transform';
import { changeNode } from './change-node.ts';
import { type FieldChange, FieldStep, fieldsIn, type Json } from './field-step.ts';

export function stepsBetween(before: Node, after: Node): Step[] {
  const transform = new Transform(before);
  for (const change of fieldChanges(fieldsIn(before), fieldsIn(after))) transform.step(new FieldStep(change));
  const pairs = pairsOf(childrenOf(before), childrenOf(after));
  // From the end, so that positions before a change remain valid.
  let at = before.content.size;
  for (const { from, to } of pairs.toReversed()) {
    const start = at - (from?.nodeSize ?? 0);
    if (from && to) changeNode(transform, start, to);
    else if (from) transform.delete(start, at);
    else if (to) transform.insert(at, to);
    at = start;
  }
  return transform.steps;
}

function fieldChanges(before: Record<string, Json>, after: Record<string, Json>): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): FieldChange[] => {
    const [was, is] = [before[name], after[name]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (is === undefined) return [{ change: 'unset', name }];
    if (!isSet(is) || !(was === undefined || isSet(was))) return [{ change: 'set', name, value: is }];
    return elementChanges(name, was ?? [], is);
  });
}

type Element = string | number;

export function isSet(value: Json): value is Element[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number');
}

/** Changes of single elements, so that concurrent additions remain; in the order of the new list. */
export function elementChanges(name: string, before: Element[], after: Element[]): FieldChange[] {
  const stay = before.filter((one) => after.includes(one));
  const isInOrder = stay.join('\n') === after.filter((one) => stay.includes(one)).join('\n');
  if (!isInOrder) return [{ change: 'set', name, value: after }];
  return [
    ...before.flatMap((element): FieldChange[] =>
      stay.includes(element) ? [] : [{ change: 'remove', name, element }],
    ),
    ...after.flatMap((element, at): FieldChange[] =>
      stay.includes(element)
        ? []
        : [
            {
              change: 'add',
              name,
              element,
              before: after.slice(at).find((one) => stay.includes(one)) ?? null,
            },
          ],
    ),
  ];
}

function childrenOf(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, at) => node.child(at));
}

interface Pair {
  from: Node | null;
  to: Node | null;
}

/**
 * Pairs of blocks: unchanged ones have the same key in both documents, in the same order; between these,
 * blocks of the same type are paired.
 */
function pairsOf(before: readonly Node[], after: readonly Node[]): Pair[] {
  const pairs: Pair[] = [];
  let [done, taken] = [0, 0];
  for (const [from, to] of [...commonPlaces(before, after), [before.length, after.length] as const]) {
    pairs.push(...pairsBetween(before.slice(done, from), after.slice(taken, to)));
    const [one, other] = [before[from], after[to]];
    if (one && other) pairs.push({ from: one, to: other });
    [done, taken] = [from + 1, to + 1];
  }
  return pairs;
}

function pairsBetween(before: readonly Node[], after: readonly Node[]): Pair[] {
  const length = Math.max(before.length, after.length);
  return Array.from({ length }, (_, at): Pair[] => {
    const [from = null, to = null] = [before[at], after[at]];
    if (from === null || to === null || from.type === to.type) return [{ from, to }];
    return [
      { from, to: null },
      { from: null, to },
    ];
  }).flat();
}

function identityOf(node: Node): string {
  const { key }: { key?: string | null } = node.attrs;
  return `${node.type.name} ${key ?? ''}`;
}

/** The longest common subsequence of both lists, by identity. */
function commonPlaces(before: readonly Node[], after: readonly Node[]): [number, number][] {
  const [ones, others] = [before.map(identityOf), after.map(identityOf)];
  const width = others.length + 1;
  const lengths = new Uint32Array((ones.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = ones.length - 1; i >= 0; i -= 1)
    for (let j = others.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        ones[i] === others[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const places: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < ones.length && j < others.length)
    if (ones[i] === others[j]) places.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  return places;
}
