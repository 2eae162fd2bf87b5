/**
 * Drag and drop: blocks by their handle, pictures of a gallery directly. A drop uses a move step, which
 * preserves concurrent changes inside [EDIT-04].
 */
import { Plugin, PluginKey } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { firstIndexIn, moveRange } from '../block-commands.ts';
import { createDropLine } from './drop-line.ts';

interface DraggedRange {
  from: number;
  to: number;
}

const key = new PluginKey<DraggedRange | null>('block-drag');

/** @param at position before the block */
export function beginDrag(view: EditorView, at: number, { dataTransfer }: DragEvent): void {
  const node = view.state.doc.nodeAt(at);
  const dom = view.nodeDOM(at);
  if (!node || !dataTransfer) return;
  dataTransfer.effectAllowed = 'move';
  // Some browsers do not start a drag without data.
  dataTransfer.setData('text/plain', node.textContent);
  if (dom instanceof Element) dataTransfer.setDragImage(dom, 0, 0);
  setDragged(view, { from: at, to: at + node.nodeSize });
}

export function endDrag(view: EditorView): void {
  setDragged(view, null);
}

function setDragged(view: EditorView, dragged: DraggedRange | null): void {
  view.dispatch(view.state.tr.setMeta(key, dragged));
}

export function blockDrag(): Plugin<DraggedRange | null> {
  const line = createDropLine();
  return new Plugin<DraggedRange | null>({
    key,
    state: {
      init: () => null,
      apply(transaction, dragged) {
        const change: DraggedRange | null | undefined = transaction.getMeta(key);
        if (change !== undefined) return change;
        if (dragged === null) return null;
        const from = transaction.mapping.mapResult(dragged.from, 1);
        const to = transaction.mapping.mapResult(dragged.to, -1);
        return from.deletedAfter || to.pos <= from.pos ? null : { from: from.pos, to: to.pos };
      },
    },
    view: () => ({ destroy: line.hide }),
    props: {
      handleDOMEvents: {
        dragstart(view, event) {
          const at = pictureAt(view, event.target);
          if (at !== null) beginDrag(view, at, event);
          return false;
        },
        dragover(view, { clientY }) {
          const gap = gapAt(view, clientY);
          if (gap === null) line.hide();
          else line.show(view.dom, gap.top);
          return false;
        },
        dragleave() {
          line.hide();
          return false;
        },
        dragend(view) {
          line.hide();
          endDrag(view);
          return false;
        },
      },
      handleDrop(view, { clientY }) {
        line.hide();
        const dragged = key.getState(view.state);
        if (!dragged) return false;
        const gap = gapAt(view, clientY);
        endDrag(view);
        if (gap) moveRange(dragged, gap.at)(view.state, view.dispatch);
        view.focus();
        return true;
      },
    },
  });
}

function pictureAt(view: EditorView, target: EventTarget | null): number | null {
  const dom = target instanceof Element ? target.closest('.picture') : null;
  if (dom === null || !view.dom.contains(dom)) return null;
  const $at = view.state.doc.resolve(view.posAtDOM(dom, 0));
  for (let { depth } = $at; depth > 0; depth -= 1)
    if ($at.node(depth).type.name === 'picture') return $at.before(depth);
  return null;
}

/**
 * The nearest gap between blocks, or between pictures of the same gallery; null where a drop would move
 * nothing.
 */
function gapAt(view: EditorView, y: number): { at: number; top: number } | null {
  const dragged = key.getState(view.state);
  if (!dragged) return null;
  const $from = view.state.doc.resolve(dragged.from);
  const { parent, depth } = $from;
  let gap: { at: number; top: number } | null = null;
  for (let index = firstIndexIn(parent); index < parent.childCount; index += 1) {
    const at = $from.posAtIndex(index, depth);
    const dom = view.nodeDOM(at);
    if (!(dom instanceof Element)) continue;
    const { top, bottom } = dom.getBoundingClientRect();
    if (y < (top + bottom) / 2) {
      gap = { at, top };
      break;
    }
    gap = { at: at + parent.child(index).nodeSize, top: bottom };
  }
  return gap && (gap.at < dragged.from || gap.at > dragged.to) ? gap : null;
}
