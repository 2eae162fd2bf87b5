/** Search fields are plain forms; what completes them is fetched when somebody goes to one. */

/**
 * Where the focus goes when a page with a search field is there again. Handed over, not imported by both: a chunk of
 * one word would be fetched before anything here runs.
 */
const fieldHash = '#kereso';

export function completeSearches(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-search-form]')) {
    leaveOutWhatIsEmpty(form);
    const input = form.querySelector<HTMLInputElement>('[data-search-term]');
    if (!input) continue;
    input.addEventListener('focus', () => complete(form, input), { once: true });
    if (form.dataset.searchForm === 'tags' && location.hash === fieldHash) goBackTo(input);
  }
}

async function complete(form: HTMLFormElement, input: HTMLInputElement): Promise<void> {
  if (form.dataset.searchForm === 'stories') (await import('./story-field.ts')).completeStories(form, input);
  else (await import('./tag-field.ts')).completeTags(form, input, fieldHash);
}

/** `?term=híd`, and not `?term=híd&from=&to=`. */
function leaveOutWhatIsEmpty(form: HTMLFormElement): void {
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  });
}

/** A changed filter loaded the page anew: whoever was writing goes on writing. */
function goBackTo(input: HTMLInputElement): void {
  input.focus({ preventScroll: true });
  input.setSelectionRange(input.value.length, input.value.length);
  history.replaceState(history.state, '', location.pathname + location.search);
}
