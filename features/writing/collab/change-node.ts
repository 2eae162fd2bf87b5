import type { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';

/**
 * Changes the node at this position into another by steps for the differences only, so that concurrent
 * changes in the rest of it are not disturbed.
 */
export function changeNode(transform: Transform, at: number, wanted: Node): void {
  const now = transform.doc.nodeAt(at);
  if (!now || now.eq(wanted)) return;
  const attempt = new Transform(transform.doc);
  if (now.type === wanted.type) {
    for (const [name, value] of Object.entries(wanted.attrs))
      if (JSON.stringify(now.attrs[name]) !== JSON.stringify(value))
        attempt.setNodeAttribute(at, name, value);
    changeContent(attempt, at, wanted);
  }
  if (attempt.doc.nodeAt(at)?.eq(wanted)) for (const step of attempt.steps) transform.step(step);
  else transform.replaceWith(at, at + now.nodeSize, wanted);
}

function changeContent(transform: Transform, at: number, wanted: Node): void {
  const now = transform.doc.nodeAt(at);
  const from = now?.content.findDiffStart(wanted.content) ?? null;
  const ends = now?.content.findDiffEnd(wanted.content);
  if (from === null || !ends) return;
  // A common prefix and a common suffix may overlap where letters repeat; each letter is counted once.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const [to, wantedTo] = [ends.a + overlap, ends.b + overlap];
  transform.replace(at + 1 + from, at + 1 + to, wanted.slice(from, wantedTo));
}
