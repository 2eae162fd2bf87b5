/** Classic WordPress text: a line end is a line break, an empty line a new paragraph; both become `<br>` here. */
import type { ElementContent, Parents, RootContent } from 'hast';
import { isElement } from './hast-helpers.server.ts';

const verbatim = new Set([
  'pre',
  'script',
  'style',
  'textarea',
  'xmp',
  'listing',
  'table',
  'tbody',
  'thead',
  'tfoot',
  'tr',
  'ul',
  'ol',
  'dl',
]);

/** `deep`: everywhere, for stories without blocks; else only in text between blocks. */
export function markNewlines(parent: Parents, deep: boolean): void {
  const lineEnded = !(isElement(parent) && verbatim.has(parent.tagName));
  const marked: RootContent[] = [];
  for (const [index, child] of parent.children.entries()) {
    if (deep && isElement(child) && !isElement(child, 'pre', 'script', 'style', 'textarea'))
      markNewlines(child, deep);
    if (child.type !== 'text' || !lineEnded) marked.push(child);
    else
      for (const part of withLineBreaks(child.value, parent.children[index - 1], parent.children[index + 1]))
        marked.push(part);
  }
  Object.assign(parent, { children: marked });
}

function withLineBreaks(
  text: string,
  before: RootContent | undefined,
  after: RootContent | undefined,
): ElementContent[] {
  // A line end beside an explicit `<br>` is only source formatting.
  let value = isElement(before, 'br') ? text.replace(/^[ \t]*\n/, '') : text;
  if (isElement(after, 'br')) value = value.replace(/\n[ \t]*$/, '');
  const parts: ElementContent[] = [];
  for (const [index, line] of value
    .replace(/\n\s*\n/g, '\n\n')
    .split('\n')
    .entries()) {
    if (index > 0) parts.push({ type: 'element', tagName: 'br', properties: {}, children: [] });
    if (line !== '') parts.push({ type: 'text', value: line });
  }
  return parts;
}
