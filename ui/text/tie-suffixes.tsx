import type { ReactNode } from 'react';
import { htmlTag } from '../html-tag.ts';

/**
 * Prevents line breaks before suffixes and within ranges: `pilótának-e`, `40%-os`, `6–11`; and within a compound,
 * `villamosremíz-tetőt`, where it fits a line. Uses an element and not an invisible character, which would be copied with
 * the text and break searches.
 */
export function tieSuffixes(text: string): ReactNode {
  if (!hasDash.test(text)) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(compoundOrSuffix)) {
    parts.push(
      text.slice(from, found.index),
      <span key={found.index} className={compound.test(found[0]) ? 'compound' : 'tied'}>
        {found[0]}
      </span>,
    );
    from = found.index + found[0].length;
  }
  return parts.length === 0 ? text : [...parts, text.slice(from)];
}

/** The same for HTML; tags and their attributes are unchanged. */
export function tieSuffixesInHtml(html: string): string {
  if (!hasDash.test(html)) return html;
  return html.replace(suffixOrTag, (found) =>
    found[0] === '<' ? found : `<span class="tied">${found}</span>`,
  );
}

/** A quick test: most texts have none. */
const hasDash = /[-–]/;
/**
 * Up to three letters after a hyphen, or up to twenty after a digit, with the preceding character; and ranges of
 * numbers. What is longer than that would not fit the narrowest screen unbroken.
 */
const suffix =
  /\p{N}–\p{N}{1,12}(?:-\p{L}{1,20})?|(?:[\p{N}%]-\p{L}{1,20}|\p{L}-\p{L}{1,3})(?![\p{L}\p{N}-])/gu;
/** With what stands beside it without a space: there may be a line break before and after the element. */
const compound = /[^ ]*\p{L}-\p{L}{4}[^ ]*/u;
const compoundOrSuffix = new RegExp(`${compound.source}|${suffix.source}`, 'gu');
const suffixOrTag = new RegExp(`${htmlTag.source}|${suffix.source}`, 'gu');
