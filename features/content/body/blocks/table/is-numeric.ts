import { textOfInline } from '../text-parts.ts';

/** True for numbers in tables: `1 234,5`, `−12%`, `36,1 t`, `2:1`, a dash for "none"; false for text with digits. */
export function isNumeric(html: string): boolean {
  const text = textOfInline(html).trim();
  return /^(?:[–—-]|[+\-−]?\d[\d\s.,:–-]*(?:\s?(?:%|[\p{L}°][\p{L}²³/]{0,7}))?\.?)$/u.test(text);
}
