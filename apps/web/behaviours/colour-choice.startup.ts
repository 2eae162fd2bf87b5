/** The switch for light and dark is in the shell: a newly inserted one is set to the reader's choice [COL-01]. */
export function showColourChoice(root: ParentNode): void {
  const chosen = document.documentElement.dataset.readerScheme ?? 'system';
  for (const choice of root.querySelectorAll<HTMLInputElement>('[data-colour-mode] input'))
    choice.checked = choice.value === chosen;
}
