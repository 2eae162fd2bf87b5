/** A list of suggestions under a field, as a combobox: arrows, Home, End, Enter, Escape, and touch. */
import Combobox from '@github/combobox-nav';

export interface SuggestionList {
  /** Null hides it. */
  show(content: Node | null): void;
  isOpen(): boolean;
}

export function suggestionList(input: HTMLInputElement, list: HTMLElement): SuggestionList {
  const combobox = new Combobox(input, list, { tabInsertsSuggestions: false });
  let isOpen = false;

  function show(content: Node | null): void {
    combobox.stop();
    list.replaceChildren(...(content ? [content] : []));
    isOpen = list.querySelector('[role="option"]') !== null;
    list.hidden = !isOpen;
    if (isOpen) combobox.start();
  }

  // Registered before the combobox's own handler, for which every other key ends the selection.
  input.addEventListener('keydown', (event) => {
    if (!isOpen || event.isComposing) return;
    if (event.key === 'Escape') {
      // The first Escape closes the list, and not the panel around it.
      event.preventDefault();
      show(null);
    } else if ((event.key === 'Home' || event.key === 'End') && hasSelection()) {
      event.preventDefault();
      event.stopImmediatePropagation();
      combobox.clearSelection();
      combobox.navigate(event.key === 'Home' ? 1 : -1);
    }
  });
  // A press on the list must not take the focus: the blur would close the list before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  input.addEventListener('blur', () => show(null));

  /** Without a selected option, Home and End move the cursor in the text. */
  function hasSelection(): boolean {
    return input.hasAttribute('aria-activedescendant');
  }

  return { show, isOpen: () => isOpen };
}

/** Clones a template that the server rendered. */
export function cloneTemplate(form: HTMLElement, name: string): HTMLElement {
  const template = form.querySelector<HTMLTemplateElement>(`template[data-copy="${name}"]`);
  const copy = template?.content.firstElementChild?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error(`The page has no template '${name}'`);
  return copy;
}

/** Sets the text of a named part of a cloned template. */
export function fillPart(copy: HTMLElement, part: string, text: string): void {
  const place = copy.querySelector(`[data-part="${part}"]`);
  if (place) place.textContent = text;
}
