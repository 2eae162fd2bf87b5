/** Search fields are plain forms; the script that completes them is loaded when one gets the focus. */

/**
 * URL fragment that moves the focus to the search field after a reload. Passed as an argument and not imported by both
 * files: a chunk with one constant would have to load before anything here runs.
 */
const fieldHash = '#kereso';

export function completeSearches(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-search-form]')) {
    omitEmptyFields(form);
    const input = form.querySelector<HTMLInputElement>('[data-search-term]');
    if (!input) continue;
    input.addEventListener('focus', () => complete(form, input), { once: true });
    if (form.dataset.searchForm === 'tags' && location.hash === fieldHash) restoreFocus(input);
  }
}

async function complete(form: HTMLFormElement, input: HTMLInputElement): Promise<void> {
  if (form.dataset.searchForm === 'stories') (await import('./story-field.ts')).completeStories(form, input);
  else (await import('./tag-field.ts')).completeTags(form, input, fieldHash);
}

/** Omits empty fields: `?term=híd`, and not `?term=híd&from=&to=`. */
function omitEmptyFields(form: HTMLFormElement): void {
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  });
}

/** A changed filter reloaded the page: the reader continues to type in the field. */
function restoreFocus(input: HTMLInputElement): void {
  input.focus({ preventScroll: true });
  input.setSelectionRange(input.value.length, input.value.length);
  history.replaceState(history.state, '', location.pathname + location.search);
}
