const special = /["'&<>]/;
const specials = /["'&<>]/g;
const references: Record<string, string> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text as it stands in HTML, between tags and in attributes. */
export function escaped(text: string): string {
  return special.test(text) ? text.replace(specials, (character) => references[character] ?? '') : text;
}
