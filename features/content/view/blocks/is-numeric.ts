import { textOfInline } from '../../measure-body.ts';

/** Figures of a table: `1 234,5`, `−12%`, `36,1 t`, `2:1`, a dash for "none". Words are not, even with figures in them. */
export function isNumeric(html: string): boolean {
  const text = textOfInline(html).trim();
  return /^(?:[–—-]|[+\-−]?\d[\d\s.,:–-]*(?:\s?(?:%|[\p{L}°][\p{L}²³/]{0,7}))?\.?)$/u.test(text);
}
