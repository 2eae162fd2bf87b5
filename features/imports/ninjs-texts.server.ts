/** The texts of a ninjs item: which of them is the headline, the lead, the body. */
import { textOfHtml } from '#features/content/public.server.ts';
import { cleanLine } from '#features/content/public.ts';
import type { NinjsItem, NinjsText } from './ninjs-item.ts';

const mainRoles = ['main', 'headline', 'hl1', 'simple', 'text', ''];

export function headlineOf(item: NinjsItem): string {
  const [first] = item.headlines.toSorted(
    (one, other) => rankOf(one.role, mainRoles) - rankOf(other.role, mainRoles),
  );
  return first === undefined ? cleanLine(item.title) : plain(first);
}

export function subtitleOf(item: NinjsItem): string {
  const sub = item.headlines.find((one) => /^(sub|subheadline|hl2|extended)/.test(one.role));
  return sub === undefined ? '' : plain(sub);
}

export function leadOf(descriptions: readonly NinjsText[]): string {
  const roles = ['summary', 'lead', 'main', 'text', ''];
  const [first] = descriptions.toSorted((one, other) => rankOf(one.role, roles) - rankOf(other.role, roles));
  return first === undefined ? '' : plain(first);
}

function rankOf(role: string, roles: readonly string[]): number {
  const at = roles.indexOf(role);
  return at < 0 ? roles.length : at;
}

function plain(one: NinjsText): string {
  return isMarkup(one) ? textOfHtml(one.value) : cleanLine(one.value);
}

function isMarkup(one: NinjsText): boolean {
  return (
    /html|xml|rich/.test(`${one.contentType} ${one.role}`) ||
    /<(p|br|div|h\d|b|i|em|strong|a|ul)\b[^>]*>/i.test(one.value)
  );
}

/** Marked-up text before plain text; placeholders such as "[ ... ]" are no text. */
export function bodyOf(bodies: readonly NinjsText[]): string {
  const written = bodies.filter((one) => /[\p{L}\p{N}]/u.test(one.value));
  const best =
    written.find(
      (one) => isMarkup(one) && !/nitf|xml$/.test(one.contentType.replace('xhtml+xml', 'xhtml')),
    ) ??
    written.find(isMarkup) ??
    written[0];
  if (best === undefined) return '';
  return isMarkup(best) ? best.value : paragraphs(best.value);
}

/** Plain text: empty lines part paragraphs; without any, every line is one. */
function paragraphs(text: string): string {
  const parts = /\n[ \t]*\n/.test(text.trim()) ? text.split(/\n[ \t]*\n/) : text.split('\n');
  return parts
    .filter((part) => part.trim() !== '')
    .map(
      (part) =>
        `<p>${part.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n');
}
