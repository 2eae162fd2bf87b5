/**
 * Scrolls to the place where a finding can be resolved: the block in the text, the field in the panel, the
 * list of kept texts.
 */
import type { Node } from 'prosemirror-model';
import type { FaultPlace } from '../../checklist.ts';

export function goToPlace(place: FaultPlace, doc: Node): void {
  const element = elementOf(place, doc);
  if (element === null) return;
  for (
    let around = element.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  element.scrollIntoView({ block: 'center' });
  const input = element.querySelector<HTMLElement>('input, select, textarea, button, summary');
  if (place.kind !== 'part' && place.kind !== 'block') input?.focus();
  else writeIn(element);
}

function elementOf(place: FaultPlace, doc: Node): Element | null {
  switch (place.kind) {
    case 'field':
      return document.querySelector(`[data-field="${place.field}"]`);
    case 'notes':
      return document.querySelector('[data-notes]');
    case 'kept':
      return document.querySelector('[data-kept]');
    case 'part':
      return partOfText(doc.children.findIndex(({ type }) => type.name === place.part));
    case 'block':
      return partOfText(doc.children.findIndex(({ attrs }) => attrs.key === place.block));
  }
}

/** The parts of the text have the same order on the page as in the document. */
function partOfText(index: number): Element | null {
  return document.querySelector('.ProseMirror')?.children[index] ?? null;
}

/** Moves the cursor: the editor reads its selection from the browser. */
function writeIn(element: Element): void {
  document.querySelector<HTMLElement>('.ProseMirror')?.focus({ preventScroll: true });
  getSelection()?.collapse(element, 0);
}
