/** Leads to where a finding can be mended: the block in the text, the field in the panel, the list of kept texts. */
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

/** The parts of the text stand in the page as they do in the document. */
function partOfText(index: number): Element | null {
  return document.querySelector('.ProseMirror')?.children[index] ?? null;
}

/** The editor takes its selection from the browser's. */
function writeIn(element: Element): void {
  document.querySelector<HTMLElement>('.ProseMirror')?.focus({ preventScroll: true });
  getSelection()?.collapse(element, 0);
}
