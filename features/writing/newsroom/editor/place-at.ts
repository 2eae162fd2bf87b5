/** Positions an element of the editor within the edges of the window. */

import type { EditorView } from 'prosemirror-view';

interface Place {
  left: number;
  top: number;
  bottom: number;
}

/** The position of the cursor in the rendered state, which may be older than the newest one. */
export function placeOfCursor(view: EditorView): Place {
  return view.coordsAtPos(view.state.selection.from);
}

/** Sets custom properties only: on a narrow screen the element is at the lower edge instead. */
export function placeAt(element: HTMLElement | null, at: Place, side: 'above' | 'below'): void {
  const frame = element?.offsetParent?.getBoundingClientRect();
  if (!element || !frame) return;
  const { offsetWidth, offsetHeight } = element;
  const isBelow = side === 'below' ? at.bottom + offsetHeight + 8 < innerHeight : at.top - offsetHeight < 60;
  const left = Math.max(8, Math.min(at.left, innerWidth - offsetWidth - 8));
  element.style.setProperty('--left', `${left - frame.left}px`);
  element.style.setProperty(
    '--top',
    `${(isBelow ? at.bottom + 6 : at.top - offsetHeight - 6) - frame.top}px`,
  );
}
