import type { ReactNode } from 'react';
import { htmlTag } from './html-tag.ts';

/**
 * A plain text in which no line begins with the end of a word or of a range: `pilótának-e`, `40%-os`, `6–11`. What may
 * not part is held by an element and not by an invisible letter, which would be copied along and would not be found.
 */
export function tieSuffixes(text: string): ReactNode {
  if (!hasStroke.test(text)) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(suffix)) {
    parts.push(
      text.slice(from, found.index),
      <span key={found.index} className="tied">
        {found[0]}
      </span>,
    );
    from = found.index + found[0].length;
  }
  return parts.length === 0 ? text : [...parts, text.slice(from)];
}

/** The same for what is HTML already; tags and their attributes stay as they are. */
export function tieSuffixesInHtml(html: string): string {
  if (!hasStroke.test(html)) return html;
  return html.replace(suffixOrTag, (found) =>
    found[0] === '<' ? found : `<span class="tied">${found}</span>`,
  );
}

/** Most texts have none, and looking for it costs nothing. */
const hasStroke = /[-–]/;
/** Up to three letters after a hyphen, or any after a figure, with the character before it; and figures from–to. */
const suffix = /\p{N}–\p{N}+(?:-\p{L}+)?|(?:[\p{N}%]-\p{L}+|\p{L}-\p{L}{1,3})(?![\p{L}\p{N}-])/gu;
const suffixOrTag = new RegExp(`${htmlTag.source}|${suffix.source}`, 'gu');
