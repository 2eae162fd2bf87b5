/**
 * Converts changes to a newer schema [SAVE-12]: each step is shifted to the new position of its block if that
 * gives the same document; otherwise new steps are computed by comparing the documents before and after the
 * change.
 */
import { Node, type Schema } from 'prosemirror-model';
import { readDocument, type StorySchemas, schemaOf } from '#features/content/public.document.ts';
import { isRecord } from '#platform/text/is-record.ts';
import { identifiedStep } from './identified-step.ts';
import { stepsBetween } from './steps-between.ts';
import { applyEntry, type WrittenEntry } from './story-log.ts';
import type { WriterSnapshot } from './story-writer.ts';

interface Changed {
  /** The document before the first entry, in the form of `Node.toJSON`. */
  document: unknown;
  entries: readonly WrittenEntry[];
}

/**
 * The converted entries keep their numbers, so that a repetition is still recognised.
 * @param from number of the schema of the changes
 * @throws Error when an entry does not fit, or a document cannot be converted
 */
export function convertEntries(schemas: StorySchemas, from: number, { document, entries }: Changed) {
  const base = readDocument(schemas, from, document);
  let [before, converted] = [Node.fromJSON(schemaOf(schemas, from), document), base];
  const done: WrittenEntry[] = [];
  for (const entry of entries) {
    const after = applyEntry(before, entry);
    if ('why' in after) throw new Error(`an unsent change does not fit: ${after.why}`);
    const next = readDocument(schemas, from, after.toJSON());
    const moved = movedEntry(entry, before, converted);
    const isSame = moved !== null && isResult(moved, converted, next);
    done.push(isSame ? moved : comparedEntry(entry, { schema: before.type.schema, converted, next }));
    [before, converted] = [after, next];
  }
  return { document: base, entries: done };
}

/** Converts a snapshot that a device stored with an older build. */
export function convertSnapshot(
  schemas: StorySchemas,
  from: number,
  snapshot: WriterSnapshot,
): WriterSnapshot {
  if (from === schemas.number) return snapshot;
  const { document, entries } = convertEntries(schemas, from, snapshot);
  return { ...snapshot, document: document.toJSON(), entries };
}

function isResult(entry: WrittenEntry, before: Node, wanted: Node): boolean {
  const after = applyEntry(before, entry);
  return !('why' in after) && after.eq(wanted);
}

/** Null when a block does not exist in the newer schema, or a step does not fit. */
function movedEntry(entry: WrittenEntry, before: Node, converted: Node): WrittenEntry | null {
  let [old, now] = [before, converted];
  const steps: unknown[] = [];
  for (const json of entry.steps) {
    const step = movedStep(json, old, now);
    const one = { ...entry, steps: [json] };
    const [oldAfter, after] = [applyEntry(old, one), applyEntry(now, { ...entry, steps: [step] })];
    if (step === null || 'why' in oldAfter || 'why' in after) return null;
    steps.push(step);
    [old, now] = [oldAfter, after];
  }
  return { ...entry, steps };
}

const placeNames = new Set(['from', 'to', 'pos', 'gapFrom', 'gapTo', 'target']);

function movedStep(json: unknown, before: Node, after: Node): unknown {
  if (!isRecord(json)) return null;
  const moved = Object.entries(json).map(([name, value]) => [
    name,
    placeNames.has(name)
      ? movedPlace(Number(value), before, after)
      : name === 'unseen' && Array.isArray(value)
        ? value.map((range) => movedStep(range, before, after))
        : value,
  ]);
  return moved.some(([, value]) => value === null) ? null : Object.fromEntries(moved);
}

/** A position in the document of another schema, relative to its block; null without a matching block. */
export function movedPlace(at: number, before: Node, after: Node): number | null {
  if (at > before.content.size) return null;
  const { node, offset } = before.childAfter(at);
  if (!node) return after.content.size;
  let found: number | null = null;
  after.forEach((other, start) => {
    if (other.attrs.key === node.attrs.key && (node.attrs.key || other.type.name === node.type.name))
      found ??= start + at - offset;
  });
  return found;
}

interface ToCompare {
  /** Schema of the entry. */
  schema: Schema;
  converted: Node;
  next: Node;
}

function comparedEntry(entry: WrittenEntry, { schema, converted, next }: ToCompare): WrittenEntry {
  const putsBack = entry.steps.flatMap((json, at) => identifiedStep(schema, entry, json, at).putsBack);
  const rows = putsBack.length > 0 ? { putsBack: [...new Set(putsBack)] } : {};
  return { ...entry, steps: stepsBetween(converted, next).map((step) => ({ ...step.toJSON(), ...rows })) };
}
