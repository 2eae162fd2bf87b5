/** Texts of blocks, from their inline HTML. */
import { htmlTag } from '#ui/html-tag.ts';

/** The text of inline HTML as the sanitiser writes it. */
export function textOfInline(html: string): string {
  return html
    .replace(/<br>/g, ' ')
    .replace(htmlTag, '')
    .replace(/&(lt|gt|quot|amp|nbsp|#x[0-9a-f]+|#\d+);/gi, (_, name: string) => decodeEntity(name));
}

function decodeEntity(name: string): string {
  const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: '\u00a0' };
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return named[name.toLowerCase()] ?? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');
}

export function textOf(html: string | undefined): string {
  return html === undefined ? '' : textOfInline(html).trim();
}

export function lines(texts: readonly string[], between = '\n'): string {
  return texts.filter((text) => text !== '').join(between);
}
