const worn = new Set<string>();

/** Styles that come with a script and not with a page: the page's own stay as small as what it shows at once. */
export function dress(styles: string): void {
  if (worn.has(styles)) return;
  worn.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
