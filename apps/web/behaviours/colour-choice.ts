/** The switch for light and dark stands around the pages: one that has just come shows what the reader chose [COL-01]. */
export function showColourChoice(root: ParentNode): void {
  const chosen = document.documentElement.dataset.readerScheme ?? 'system';
  for (const choice of root.querySelectorAll<HTMLInputElement>('[data-colour-mode] input'))
    choice.checked = choice.value === chosen;
}
