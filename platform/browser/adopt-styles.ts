const adopted = new Set<string>();

/** Adds the CSS of a lazily loaded script to the document once, which keeps it out of the page's own stylesheet. */
export function adoptStyles(styles: string): void {
  if (adopted.has(styles)) return;
  adopted.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
