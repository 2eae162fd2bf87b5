/** Whether HTML has only elements that the sanitiser writes; the editor renders HTML from any client. */
import { htmlTag } from '#ui/html-tag.ts';
import { inlineMarks, markAttributes } from '../../document/inline-marks.ts';
import { textOfInline } from '../text-parts.ts';

export function isSanitised(html: string): boolean {
  return !html.replace(htmlTag, (tag) => (isAllowed(tag) ? '' : tag)).includes('<');
}

const plainTags = new Set(['br', 'pre', 'dl', 'dt', 'dd']);

function isAllowed(tag: string): boolean {
  const [, name = '', attributes = ''] = /^<\/?([a-z]+)((?: [a-z]+="[^"]*")*)>$/.exec(tag) ?? [];
  if (plainTags.has(name)) return attributes === '';
  if (!inlineMarks.has(name)) return false;
  if (tag.startsWith('</')) return attributes === '';
  const written = new Map(
    [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key,
      textOfInline(value),
    ]),
  );
  const known = markAttributes(name, (key) => written.get(key.toLowerCase()) ?? '');
  const names = new Set(Object.keys(known ?? {}).map((key) => key.toLowerCase()));
  return known !== null && [...written.keys()].every((key) => names.has(key));
}
