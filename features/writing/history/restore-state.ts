/**
 * Restores an earlier state of a story by as few changes as possible: a restore is an ordinary change, so
 * concurrent changes in unaffected parts remain, and the member can undo it [REV-01].
 */
import type { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { changeNode } from '../collab/change-node.ts';
import { type FieldChange, FieldStep, fieldsIn, type Json } from '../collab/field-step.ts';
import { MoveStep } from '../collab/move-step.ts';
import { elementChanges, isSet } from '../collab/steps-between.ts';
import { blocksOf, movedAmong, textNodes } from './aligned-blocks.ts';

/** Whether a field may be changed; `element`: the added or removed element of a set. */
export type MayChange = (name: string, element?: string) => boolean;

/** The API call accepts no more steps in one transaction. */
const mostSteps = 400;

/**
 * Adds the steps to a transform of the current story.
 * @returns names of fields that only other roles or acts may change: they are not restored
 */
export function restoreState<T extends Transform>(transform: T, past: Node, mayChange: MayChange): string[] {
  const { doc } = transform;
  const left = restoreFields(transform, fieldsIn(past), mayChange);
  const texts = new Transform(transform.doc);
  restoreTexts(texts, past);
  if (texts.steps.length > mostSteps) transform.replaceWith(0, doc.content.size, past.content);
  else for (const step of texts.steps) transform.step(step);
  return left;
}

function restoreFields(transform: Transform, past: Record<string, Json>, mayChange: MayChange): string[] {
  const now = fieldsIn(transform.doc);
  const left: string[] = [];
  for (const name of new Set([...Object.keys(now), ...Object.keys(past)])) {
    if (isSameValue(now[name], past[name])) continue;
    const changes = fieldChanges(name, now[name], past[name]);
    const allowed = changes.filter((change) =>
      mayChange(name, 'element' in change ? String(change.element) : undefined),
    );
    for (const change of allowed) transform.step(new FieldStep(change));
    if (allowed.length < changes.length) left.push(name);
  }
  return left;
}

function fieldChanges(name: string, now: Json | undefined, past: Json | undefined): FieldChange[] {
  const [old, wanted] = [now ?? [], past ?? []];
  if (isSet(old) && isSet(wanted) && old.length + wanted.length > 0) return elementChanges(name, old, wanted);
  return [past === undefined ? { change: 'unset', name } : { change: 'set', name, value: past }];
}

/** Compares two values; an empty list equals a missing one. */
export function isSameValue(one: Json | undefined, other: Json | undefined): boolean {
  const given = (value: Json | undefined) => (Array.isArray(value) && value.length === 0 ? undefined : value);
  return JSON.stringify(given(one)) === JSON.stringify(given(other));
}

function restoreTexts(transform: Transform, past: Node): void {
  let at = 0;
  for (const index of textNodes.keys()) {
    changeNode(transform, at, past.child(index));
    at += transform.doc.child(index).nodeSize;
  }
  const wanted = blocksOf(past);
  const ids = wanted.map(({ id }) => id);
  for (const { id, at: from, node } of blocksOf(transform.doc).toReversed())
    if (!ids.includes(id)) transform.delete(from, from + node.nodeSize);
  const moved = movedAmong(
    blocksOf(transform.doc).map(({ id }) => id),
    ids,
  );
  let target = at;
  for (const { id, node } of wanted) {
    const found = blocksOf(transform.doc).find((one) => one.id === id);
    if (!found) transform.insert(target, node);
    else if (!moved.has(id) || found.at === target) target = found.at;
    else {
      const end = found.at + found.node.nodeSize;
      transform.step(new MoveStep(found.at, end, target));
      if (found.at < target) target -= found.node.nodeSize;
    }
    changeNode(transform, target, node);
    target += node.nodeSize;
  }
}
