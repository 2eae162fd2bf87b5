/** A list of suggestions under a field, as a combobox: arrows, Home, End, Enter, Escape, and what a thumb does. */
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

  // Before the combobox hears of them: to it every other key is the end of a choice.
  input.addEventListener('keydown', (event) => {
    if (!isOpen || event.isComposing) return;
    if (event.key === 'Escape') {
      // The first Escape closes the list, and not what it stands in.
      event.preventDefault();
      show(null);
    } else if ((event.key === 'Home' || event.key === 'End') && isChoosing()) {
      event.preventDefault();
      event.stopImmediatePropagation();
      combobox.clearSelection();
      combobox.navigate(event.key === 'Home' ? 1 : -1);
    }
  });
  // A press on the list must not take the focus, or the list would be gone before the press ends.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  input.addEventListener('blur', () => show(null));

  /** Without a choice, Home and End move in what was written. */
  function isChoosing(): boolean {
    return input.hasAttribute('aria-activedescendant');
  }

  return { show, isOpen: () => isOpen };
}

/** A copy of what the server drew for the script to fill. */
export function copyOf(form: HTMLElement, name: string): HTMLElement {
  const drawn = form.querySelector<HTMLTemplateElement>(`template[data-copy="${name}"]`);
  const copy = drawn?.content.firstElementChild?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error(`The page has no template '${name}'`);
  return copy;
}

/** Fills the part of a copy that stands for something. */
export function fill(copy: HTMLElement, part: string, text: string): void {
  const place = copy.querySelector(`[data-part="${part}"]`);
  if (place) place.textContent = text;
}
